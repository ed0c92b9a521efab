import { type BodySpec } from "../bodywork/body-spec";
import { addTruckChassis } from "./equipment/truck-chassis";
import { addTruckTipper } from "./equipment/truck-tipper";
import { lightTruck } from "./light-truck";

/** Light truck with a tipper body. */
export const lightTruckC: BodySpec = {
  ...lightTruck,
  extra: (kit) => {
    addTruckChassis(kit);
    addTruckTipper(kit);
  },
};
