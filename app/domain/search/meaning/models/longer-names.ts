import type { Lexeme } from "../lexemes";
import type { PlacedReading } from "../readings";

type Read = readonly PlacedReading[];

/** In Arabic "jeep" is any off-roader, as the make is called as well. */
const ANY_JEEP = "جيب";

const isOf = (one: PlacedReading | undefined, attribute: string) =>
  one?.kind === "values" && one.meaning.attribute === attribute;

/**
 * "جيب لاندكروزر" asks for no Jeep: beside another make the word is its kind, and beside a model it says nothing. So it is where the text says
 * of which makes it shall not be, or how large: "جيب ما يكون كوري", an off-roader then.
 * @param bodies those of the stock
 */
export function withoutAnyJeep(read: Read, all: readonly Lexeme[], bodies: readonly string[]): Read {
  const isKind = (read.some(isExcept) || saysSize(read, all)) && !read.some((one) => isOf(one, "body"));
  const isHere = bodies.includes("suv");
  const named = isHere && isKind ? read.map((one) => asSuv(one, all)) : read;
  const isBodied = named.some((one) => isOf(one, "body"));
  const sought = isHere && !isBodied ? named.map((one) => orElseSuv(one, all)) : named;
  return sought.flatMap((one, at): Read => {
    if (!isAnyJeep(one, all) || one.kind !== "values") return [one];
    const [make = ""] = one.meaning.values;
    const isOther = (name: PlacedReading | undefined, attribute: string) =>
      name?.kind === "values" &&
      isOf(name, attribute) &&
      !name.meaning.values.every((value) => value.startsWith(make));
    const beside = [sought[at + 1], sought[at - 1]];
    // A model has its own body, of a make any may be meant.
    if (beside.some((name) => isOther(name, "make_model"))) return [];
    if (!beside.some((name) => isOther(name, "make"))) return [one];
    return isHere && !isBodied ? [{ kind: "values", from: one.from, end: one.end, meaning: SUV }] : [];
  });
}

/** As few Jeeps have; in the folded letters that words are compared in. */
const SIZES: ReadonlySet<string> = new Set(
  "صغير صغيرة صغيره كبير كبيرة كبيره عايلي عايلية للعايلة عايله عايلة وسط متوسط".split(" "),
);
const MANY_SEATS = 6;

/** "جيب ٧ مقاعد", "جيب صغير": a kind of vehicle, by its seats or its size. */
function saysSize(read: Read, all: readonly Lexeme[]): boolean {
  const isMany = (one: PlacedReading) =>
    one.kind === "values" &&
    isOf(one, "seats") &&
    // "At least five", of somebody with children, are several numbers.
    (one.meaning.values.length > 1 || one.meaning.values.every((seats) => Number(seats) >= MANY_SEATS));
  return (
    read.some(isMany) || all.some(({ key }, at) => ANY_JEEP === key && SIZES.has(all[at + 1]?.key ?? ""))
  );
}

const isExcept = (one: PlacedReading) =>
  one.kind === "except" && (one.meaning.attribute === "make" || one.meaning.attribute === "make_model");

const SUV = { attribute: "body", values: ["suv"] } as const;

const isAnyJeep = (one: PlacedReading, all: readonly Lexeme[]) =>
  one.end - one.from === 1 && all[one.from]?.key === ANY_JEEP && isOf(one, "make");

function asSuv(one: PlacedReading, all: readonly Lexeme[]): PlacedReading {
  return isAnyJeep(one, all) ? { kind: "values", from: one.from, end: one.end, meaning: SUV } : one;
}

/** A Jeep where there is one of what else is asked for, and an off-roader elsewhere. */
function orElseSuv(one: PlacedReading, all: readonly Lexeme[]): PlacedReading {
  return one.kind === "values" && isAnyJeep(one, all) ? { ...one, orElse: SUV } : one;
}

/**
 * "Landcruiser pardo", "mustang convertable": two names beside each other of which one continues the other are the longer
 * one; beside a body that the longer name ends in, both are asked for.
 * @param models all of the stock, with their makes
 */
export function withLongerModel(read: Read, models: readonly string[]): Read {
  const bodied = withBodyOfName(withNarrowerBody(read), models);
  return bodied.filter((one, at) => {
    const isShorter = (other: PlacedReading | undefined) => other !== undefined && continues(other, one);
    return !isShorter(bodied[at - 1]) && !isShorter(bodied[at + 1]);
  });
}

/** "Sports car, convertible": of two words for bodies the one that says more; "sports car or convertible" are all. */
function withNarrowerBody(read: Read): Read {
  const bodies = read.flatMap((one) =>
    one.kind === "values" && isOf(one, "body") ? [one.meaning.values] : [],
  );
  if (bodies.length < 2 || read.some(({ kind }) => kind === "or")) return read;
  // A ute with a bare chassis: "a ute for the farm, cab chassis".
  const isBare = bodies.some((some) => String(some) === "cabChassis");
  const isWider = (values: readonly string[]) =>
    (isBare && String(values) === "ute") ||
    bodies.some((some) => some.length < values.length && some.every((value) => values.includes(value)));
  return read.filter((one) => one.kind !== "values" || !isOf(one, "body") || !isWider(one.meaning.values));
}

/** Whether one names a single model that begins with the name of another. */
function continues(one: PlacedReading, other: PlacedReading): boolean {
  if (one.kind !== "values" || other.kind !== "values") return false;
  if (!isOf(one, "make_model") || !isOf(other, "make_model")) return false;
  const [longer = "", ...more] = one.meaning.values;
  const [shorter = "", ...others] = other.meaning.values;
  return more.length + others.length === 0 && longer.startsWith(`${shorter} `);
}

function withBodyOfName(read: Read, models: readonly string[]): Read {
  const at = read.findIndex((one) => isOf(one, "make_model"));
  const body = read.findIndex((one) => isOf(one, "body"));
  const [model, kind] = [read[at], read[body]];
  if (model?.kind !== "values" || kind?.kind !== "values" || model.meaning.values.length !== 1) return read;
  const name = `${model.meaning.values[0]} ${kind.meaning.values[0]}`.toLowerCase();
  const longer = models.find((one) => one.toLowerCase() === name);
  if (longer === undefined || kind.meaning.values.length !== 1) return read;
  const meaning = { attribute: "make_model", values: [...model.meaning.values, longer] } as const;
  return read.with(at, { kind: "values", from: model.from, end: model.end, meaning });
}
