import { knownModelCalled } from "../make/known-models";
import { compactText } from "../search/text";
import { isSlip } from "../text/slip";
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
  if (known !== undefined && known === second) return true;
  return isMistyped(before, after);
}

/** Whether the first word that is otherwise is a slip of the other's. A model that is known is no slip of another that is. */
function isMistyped(before: Kept, after: Kept): boolean {
  const [one = [], other = []] = [before, after].map(({ model = "" }) => wordsOf(model));
  const at = one.findIndex((word, index) => word !== other[index]);
  const [word = "", put = ""] = [one[at], other[at]];
  const areKnown = [one, other].every(
    (words) => knownModelCalled((before["make"] ?? "") + words.slice(0, at + 1).join("")) !== null,
  );
  return word !== "" && put !== "" && !areKnown && isSlip(word, put);
}

/** What a model may be called by its first words: "rangerxlt" is "ranger", too. */
function namesIn(model: string): readonly string[] {
  const words = wordsOf(model);
  return words.map((_, at) => words.slice(0, at + 1).join(""));
}

function wordsOf(model: string): readonly string[] {
  return model.trim().split(/\s+/).map(compactText);
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
