import { Kit } from "../parts/kit";
import { type Model } from "../scene/model";
import { bodyField } from "./body-field";
import { type BodySpec } from "./body-spec";
import { bodyHotspots } from "./body-hotspots";
import { addCabin } from "./cabin";
import { addHandles } from "./handles";
import { addMarks } from "./marks";
import { addMirrors } from "./mirrors";
import { addRoofFittings } from "./roof-fittings";
import { addRunningGear, steeredWheels } from "./running-gear";
import { skinMeshes } from "./skin-mesh";
import { addTailFittings } from "./tail-fittings";

/** Builds a vehicle from its spec; `cell` is the mesh's grid in metres, smaller is finer and slower. */
export function buildBody(spec: BodySpec, cell: number): Model {
  const field = bodyField(spec);
  const kit = new Kit();
  kit.group.add(...skinMeshes(spec, field, cell));
  addRunningGear(kit, spec, field);
  addHandles(kit, spec, field);
  addMirrors(kit, spec, field);
  addMarks(kit, spec, field);
  addRoofFittings(kit, spec, field);
  addTailFittings(kit, spec, field);
  addCabin(kit, spec, field);
  spec.extra?.(kit, field);
  const wheels = steeredWheels(spec, field);
  for (const wheel of wheels) kit.group.add(wheel.group);
  return {
    group: kit.finish(),
    body: { spec, field },
    hotspots: bodyHotspots(spec, field),
    steer: (share) => {
      for (const wheel of wheels) wheel.turnTo(share * (spec.steer ?? 0));
    },
  };
}
