import { type BodyField } from "../../bodywork/body-field";
import { type Kit } from "../../parts/kit";
import { addDrawbar } from "./drawbar";
import { addEntrance } from "./entrance";
import { addStripes } from "./stripes";
import { addTail } from "./tail";
import { addOpenings } from "./windows";

function addRoof(kit: Kit): void {
  kit.box("white", [1, 0.22, 0.75], [-0.5, 2.7, 0.1], 0.09);
  kit.both((end) => kit.box("gloss", [0.45, 0.07, 0.45], [end * 1.6, 2.66, 0], 0.03));
  kit.box("gloss", [1.5, 0.03, 0.68], [0.9, 2.655, 0], 0.01);
}

/** Adds everything bolted to a caravan's box: openings, door, stripes, roof, drawbar, tail. */
export function addCaravanEquipment(kit: Kit, field: BodyField): void {
  addOpenings(kit, field);
  addEntrance(kit, field);
  addStripes(kit, field);
  addRoof(kit);
  addDrawbar(kit, field);
  addTail(kit, field);
}
