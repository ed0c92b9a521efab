import { makeOf } from "../../../make/make-of";
import type { FacetAttribute } from "../../attributes";
import { mayLack, withoutValue } from "../../facts/lacked-value";
import type { PlacedReading } from "../readings";
import { OF_FEW } from "../stock-concepts";
import type { SearchVocabulary } from "../vocabulary";

/** What a body that is not wanted is called as well: a ute without its tub. */
const ALSO_BODIES: Readonly<Record<string, readonly string[]>> = { ute: ["cabChassis"] };

/**
 * What a text leaves out as the values that are left; as text, with what it contradicts, where none is: "white, not white".
 */
export function settleExclusions(
  read: readonly PlacedReading[],
  { excludable, makes }: SearchVocabulary,
): readonly PlacedReading[] {
  return OF_FEW.reduce<readonly PlacedReading[]>((all, attribute) => {
    const excluded = all.flatMap((one) => (isOf(one, "except", attribute) ? one.meaning.values : []));
    if (excluded.length === 0) return all;
    const models = attribute === "make" ? all.filter(isModel) : [];
    if (models.length > 0) return settleModels(all, excluded, makes);
    const asked = all.flatMap((one) =>
      isOf(one, "values", attribute) && !one.isAllowed ? one.meaning.values : [],
    );
    const from = asked.length > 0 ? asked : (excludable[attribute] ?? []);
    const isBody = attribute === "body" && asked.length === 0;
    const also = isBody ? excluded.flatMap((body) => ALSO_BODIES[body] ?? []) : [];
    return withValues(
      all,
      [attribute],
      from.filter((value) => !excluded.includes(value) && !also.includes(value)),
    );
  }, read.map(asLacked));
}

/** "No bunks": what a vehicle may have beside others is asked not to be there. */
function asLacked(one: PlacedReading): PlacedReading {
  if (one.kind !== "except" || !mayLack(one.meaning.attribute)) return one;
  const meaning = { ...one.meaning, values: one.meaning.values.map(withoutValue) };
  return { kind: "values", from: one.from, end: one.end, meaning };
}

/** "Hilux, not Mazda" asks for the Hilux alone; "Hilux, not Toyota" contradicts itself. */
function settleModels(
  all: readonly PlacedReading[],
  excluded: readonly string[],
  makes: readonly string[],
): readonly PlacedReading[] {
  const isLeft = (model: string) => !excluded.includes(makeOf(model, makes) ?? "");
  const named = all.filter(isModel).flatMap(({ meaning }) => meaning.values);
  if (named.every(isLeft)) return all.filter((one) => !isOf(one, "except", "make"));
  return withValues(all, ["make", "make_model"], []);
}

/** All readings of some attributes with these values; as text without any. */
function withValues(
  all: readonly PlacedReading[],
  attributes: readonly FacetAttribute[],
  values: readonly string[],
): readonly PlacedReading[] {
  return all.map((one) => {
    const { from, end } = one;
    const attribute = attributes.find((name) => isOf(one, "except", name) || isOf(one, "values", name));
    if (attribute === undefined) return one;
    return values.length === 0
      ? { kind: "text", from, end }
      : { kind: "values", from, end, meaning: { attribute, values } };
  });
}

type OfKind<Kind extends PlacedReading["kind"]> = Extract<PlacedReading, { readonly kind: Kind }>;

function isOf<Kind extends "values" | "except">(
  one: PlacedReading,
  kind: Kind,
  attribute: FacetAttribute,
): one is OfKind<Kind> {
  return one.kind === kind && "meaning" in one && one.meaning.attribute === attribute;
}

function isModel(one: PlacedReading): one is OfKind<"values"> {
  return isOf(one, "values", "make_model");
}
