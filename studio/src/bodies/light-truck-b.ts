import { type BodySpec } from "../bodywork/body-spec";
import { smoothMax } from "../geometry/scalar";
import { addTruckBox } from "./equipment/truck-box";
import { addTruckChassis } from "./equipment/truck-chassis";
import { lightTruck } from "./light-truck";

/** Light truck with a closed box. */
export const lightTruckB: BodySpec = {
  ...lightTruck,
  extra: (kit) => {
    addTruckChassis(kit);
    addTruckBox(kit);
    kit.blob(
      "paint",
      (x, y, z) => {
        const nose = smoothMax(y - 2.18 - (1.95 - x) * 0.7, y - 2.66, 0.12);
        return smoothMax(smoothMax(nose, Math.abs(z) - 0.76, 0.14), Math.max(2.1 - y, 1.12 - x), 0.02);
      },
      [1.08, 2.06, -0.82],
      [2.0, 2.74, 0.82],
      0.016,
    );
  },
};
