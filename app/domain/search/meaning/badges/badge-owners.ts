import { modelAndBadge } from "../../model-tree";
import type { VehicleQuery } from "../../query";
import type { PlacedReading } from "../readings";
import type { KnownBadge } from "./badge-index";

/** What a badge may belong to: the reading of a make or model, or what is chosen beside the words. */
export interface BadgeOwner {
  /** The place of the reading; null for what is chosen beside the words. */
  readonly at: number | null;
  readonly makes: readonly string[];
  readonly models: readonly string[];
}

/** The makes and models that a text names, the first first; those that are chosen beside it where it names none. */
export function badgeOwners(
  read: readonly PlacedReading[],
  chosen: VehicleQuery["refinements"],
): readonly BadgeOwner[] {
  const named = [...read.entries()].flatMap(([at, one]): readonly BadgeOwner[] => {
    if (one.kind !== "values" || one.meaning.values.length === 0) return [];
    const { attribute, values } = one.meaning;
    if (attribute === "make") return [{ at, makes: values, models: [] }];
    return attribute === "make_model" ? [{ at, makes: [], models: values }] : [];
  });
  // "Toyota, white Hilux" names one.
  const isNarrowed = ({ makes }: BadgeOwner) =>
    makes.length > 0 &&
    makes.every((make) => named.some(({ models }) => models.some((one) => one.startsWith(`${make} `))));
  if (named.length > 0) return named.filter((owner) => !isNarrowed(owner));
  const { make: makes = [], make_model = [], model_badge = [] } = chosen;
  const models = [...make_model, ...model_badge.flatMap((one) => modelAndBadge(one)?.makeModel ?? [])];
  return makes.length + models.length === 0 ? [] : [{ at: null, makes, models }];
}

/** Whether a badge is one of what its owner names. */
export function isOwn({ make, makeModel }: KnownBadge, { makes, models }: BadgeOwner): boolean {
  return models.includes(makeModel) || (make !== null && makes.includes(make));
}
