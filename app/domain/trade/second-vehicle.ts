import { knownModelCalled } from "../make/known-models";
import { compactText } from "../search/text";
import { knownModel } from "./known-model";

type Kept = Readonly<Record<string, string>>;

/** Answers of a vehicle by which a second one is known from a correction of the first. */
const MODEL = ["make", "model"];

/**
 * Whether a vehicle is a second one, and not the one before corrected: of another make or model, or with another plate. Year,
 * kilometres and badge correct, and so does a plate that was not told before.
 */
export function isSecondVehicle(before: Kept, after: Kept): boolean {
  const isNoted = MODEL.some((name) => said(before, name) !== "");
  const isOther = said(before, "make") !== said(after, "make") || !isSameModel(before, after);
  return isNoted && (isOther || hasOtherPlate(before, after));
}

/** Of one make. A "Ranger XLT" is no other model than a "Ranger" or a "Ranger Wildtrak", and a "CX-30" is another than a "CX-3". */
function isSameModel(before: Kept, after: Kept): boolean {
  const [one, other] = [before, after].map(({ make = "", model = "" }) => namesIn(knownModel(make, model)));
  if (one === undefined || other === undefined) return false;
  if (other.includes(one.at(-1) ?? "") || one.includes(other.at(-1) ?? "")) return true;
  const [known, second] = [one, other].map((names) =>
    names.findLast((name) => knownModelCalled((before["make"] ?? "") + name) !== null),
  );
  return known !== undefined && known === second;
}

/** What a model may be called by its first words: "rangerxlt" is "ranger", too. */
function namesIn(model: string): readonly string[] {
  const words = model.trim().split(/\s+/);
  return words.map((_, at) => compactText(words.slice(0, at + 1).join("")));
}

function hasOtherPlate(before: Kept, after: Kept): boolean {
  const [one, other] = [said(before, "rego"), said(after, "rego")];
  return one !== "" && other !== "" && one !== other;
}

const said = (kept: Kept, name: string) => (kept[name] ?? "").toLowerCase().replace(/\s+/g, "");

/** What of a vehicle's answers tells it from a second one. */
export function vehicleSaid(values: Kept): Kept {
  return Object.fromEntries([...MODEL, "rego"].map((name) => [name, values[name] ?? ""]));
}
