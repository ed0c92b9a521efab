import { type BodyField } from "../../bodywork/body-field";
import { type Kit } from "../../parts/kit";
import { addDrawbar } from "./drawbar";
import { addPopTop } from "./pop-top";
import { addRear } from "./rear";
import { addWalls } from "./walls";

/** Adds everything bolted to the off-road caravan's box. */
export function addOffRoadEquipment(kit: Kit, field: BodyField): void {
  addWalls(kit, field);
  addPopTop(kit);
  addDrawbar(kit);
  addRear(kit, field);
}
