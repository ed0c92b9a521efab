import { makeOf } from "../../../make/make-of";
import { isKnownModel } from "../../../make/known-models";
import { compactText } from "../../text";
import { MAX_VALUES } from "../../normalise-query";
import type { FacetAttribute } from "../../attributes";
import type { PlacedReading } from "../readings";

/** The makes and models that a stock has. */
export interface MakesAndModels {
  readonly makes: readonly string[];
  readonly models: readonly string[];
}

/** A Corolla Cross is no kind of Corolla and an Evoque no Range Rover: each is sold under its own name, and found by that alone. */
const isOwnModel = (model: string) => isKnownModel(compactText(model));

/** A Prius C is called a Prius all the same. */
const isLetter = (model: string, name: string) => model.length === name.length + 2;

/**
 * What a text leaves out of models as what is left: "Toyota, not Hilux" asks for every other Toyota, "not Hilux" for those
 * and every other make. Told and not filtered where an address cannot hold as many; text where nothing is left.
 */
export function settleModelExclusions(
  read: readonly PlacedReading[],
  stock: MakesAndModels,
): readonly PlacedReading[] {
  const unwanted = read.flatMap((one) => (one.kind === "except" ? valuesOf(one, "make_model") : []));
  if (unwanted.length === 0) return read;
  const named = read.flatMap((one) => (one.kind === "values" ? valuesOf(one, "make_model") : []));
  // "Not Mustang" is no Mustang Convertible either.
  const isKind = (model: string) =>
    unwanted.some((one) => model.startsWith(`${one} `) && (!isOwnModel(model) || isLetter(model, one)));
  const excluded = [...unwanted, ...stock.models.filter((one) => isKind(one) && !named.includes(one))];
  const kept = named.filter((model) => !excluded.includes(model));
  const tree =
    named.length > 0
      ? { make: [], make_model: kept }
      : leftOf(excluded, askedMakes(read) ?? stock.makes, stock);
  const kind = kindOf(tree);
  return read.flatMap((one): readonly PlacedReading[] => {
    const { from, end } = one;
    const isExcluded = one.kind === "except" && one.meaning.attribute === "make_model";
    if (!isExcluded && !isOfTree(one)) return [one];
    if (kind !== "values") return isExcluded || kind === "text" ? [{ kind, from, end }] : [one];
    return (["make", "make_model"] as const).map((attribute) => ({
      ...{ kind, from, end },
      meaning: { attribute, values: tree[attribute] },
    }));
  });
}

interface Tree {
  readonly make: readonly string[];
  readonly make_model: readonly string[];
}

/** Makes without what is excluded whole, those of it by their other models. */
function leftOf(
  excluded: readonly string[],
  asked: readonly string[],
  { makes, models }: MakesAndModels,
): Tree {
  const affected = new Set(excluded.map((model) => makeOf(model, makes)));
  return {
    make: asked.filter((make) => !affected.has(make)),
    make_model: models.filter((model) => {
      const make = makeOf(model, makes);
      return make !== null && asked.includes(make) && affected.has(make) && !excluded.includes(model);
    }),
  };
}

function kindOf({ make, make_model: models }: Tree): "values" | "aside" | "text" {
  if (make.length + models.length === 0) return "text";
  return Math.max(make.length, models.length) <= MAX_VALUES ? "values" : "aside";
}

function askedMakes(read: readonly PlacedReading[]): readonly string[] | null {
  const makes = read.flatMap((one) => (one.kind === "values" ? valuesOf(one, "make") : []));
  return makes.length === 0 ? null : makes;
}

function isOfTree(one: PlacedReading): boolean {
  return (
    one.kind === "values" &&
    ["make", "make_model"].includes(one.meaning.attribute) &&
    one.meaning.values.length > 0
  );
}

function valuesOf(one: PlacedReading, attribute: FacetAttribute): readonly string[] {
  return "meaning" in one && one.meaning.attribute === attribute ? one.meaning.values : [];
}

/**
 * The few models that a choice of makes and models leaves out, and whether it does so of all makes; null where it is better
 * said by what it has.
 */
export function modelsLeftOut(
  chosen: { readonly make?: readonly string[]; readonly make_model?: readonly string[] },
  { makes, models }: MakesAndModels,
): { readonly models: readonly string[]; readonly makes: readonly string[] } | null {
  const { make = [], make_model: some = [] } = chosen;
  const ofSome = [...new Set(some.flatMap((model) => makeOf(model, makes) ?? []))];
  const [only, ...others] = ofSome;
  if (only === undefined || others.length > 0) return null;
  const left = models.filter((model) => makeOf(model, makes) === only && !some.includes(model));
  const isWhole = makes.every((one) => one === only || make.includes(one));
  const isMany = isWhole ? make.length > 0 : make.length === 0 && some.length >= LEAST_CHOSEN;
  const isFew = left.length > 0 && left.length <= MOST_LEFT_OUT;
  return isFew && isMany ? { models: left, makes: isWhole ? [] : [only] } : null;
}

/** Fewer chosen models than this say by themselves what is asked for. */
const LEAST_CHOSEN = 4;
/** Leaving out more than this is no longer said in a word or two. */
const MOST_LEFT_OUT = 2;
