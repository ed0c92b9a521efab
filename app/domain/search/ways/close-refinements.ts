import { makeOf } from "../../make/make-of";
import type { VehicleQuery } from "../query";

type Refinements = VehicleQuery["refinements"];

/**
 * What vehicles close to a query that found nothing still share with it, the closest first: the model, the make, the
 * body, the kind of vehicle; never another kind than was asked for. Empty where none of these was asked for: nothing
 * is close to a colour or a price alone.
 */
export function closeRefinements(
  { make, make_model: models, body, item_type: kinds }: Refinements,
  knownMakes: readonly string[],
): readonly Refinements[] {
  const ofModels = models?.flatMap((model) => makeOf(model, knownMakes) ?? []) ?? [];
  const makes = [...new Set([...(make ?? []), ...ofModels])];
  const kind = kinds === undefined ? {} : { item_type: kinds };
  return [
    ...(models === undefined ? [] : [{ make_model: models, ...kind }]),
    ...(makes.length === 0 ? [] : [{ make: makes, ...kind }]),
    ...(body === undefined ? [] : [{ body, ...kind }]),
    ...(kinds === undefined ? [] : [kind]),
  ];
}
