import { usualMake } from "../make/known-makes";
import type { NoteRepair } from "./cells/note-repair";

/** Makes of two words, which feeds like to cut after the first. */
const LONG_MAKES = [
  "Land Rover",
  "Alfa Romeo",
  "Great Wall",
  "Aston Martin",
  "Rolls Royce",
  "Austin Healey",
  "Isuzu UTE",
  "Western Star",
];
/** Models of several words, the longer before the shorter. */
const LONG_MODELS = [
  "Range Rover Evoque",
  "Range Rover Sport",
  "Range Rover Velar",
  "Range Rover",
  "Discovery Sport",
  "Discovery 3",
  "Discovery 4",
  "Santa Fe",
  "Grand Cherokee L",
  "Grand Cherokee",
  "Grand Vitara",
  "Grand Voyager",
  "Grand Carnival",
  "Grand C4 Picasso",
  "Grand C4 Spacetourer",
  "Grand Scenic",
  "Grand Starex",
  "Grand Picasso",
  "Land Cruiser Prado",
  "Landcruiser Prado",
  "Land Cruiser",
  "Model 3",
  "Model S",
  "Model X",
  "Model Y",
  "Corolla Cross",
  "Yaris Cross",
  "Eclipse Cross",
  "Pajero Sport",
  "Cannon Alpha",
  "Tank 300",
  "Tank 500",
  "Transit Custom",
  "Prius C",
  "3D Hatch",
  "5D Hatch",
  "Prius V",
  "Golf Sportsvan",
  "Grande Punto",
  "Punto Evo",
  "350 Z",
  "370 Z",
  "Crown Majesta",
  "Atto 3",
  "V-Class",
  "S-Cross",
];
/** In small letters, with a space behind: they are looked for in every title. */
const LONG_MODELS_SMALL = LONG_MODELS.map((model) => ({ model, small: `${model.toLowerCase()} ` }));
const MAKE_SPELLINGS: ReadonlyMap<string, string> = new Map([
  ["Ssangyong", "SsangYong"],
  ["Mini", "MINI"],
  ["Cupra", "CUPRA"],
]);
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** What a vehicle is called: `badge` is what the title says after the model. */
export interface VehicleNames {
  readonly make: string;
  readonly model: string;
  readonly badge: string | null;
}

/** Make, model and badge from the feed's columns, put right with the help of the title where they were cut. */
export function vehicleNames(
  givenMake: string,
  givenModel: string,
  givenTitle: string,
  note: NoteRepair,
): VehicleNames {
  const [make, title] = [withoutMarks(givenMake), withoutMarks(givenTitle)];
  const wholeMake = joinMake(make, title, note);
  const model = withoutMake(withoutMarks(givenModel), wholeMake, make, note);
  const afterMake = after(title, [wholeMake, wholeMake.replace(" ", "-"), make]);
  const wholeModel = joinModel(undoDate(model, afterMake, note), wholeMake, make, afterMake, note);
  const inOne = [`${wholeMake}${wholeModel}`, `${wholeMake}-${wholeModel}`];
  const badge = afterMake === null ? after(title, inOne) : after(` ${afterMake}`, [wholeModel, ...inOne]);
  return { make: spelt(wholeMake, note), model: wholeModel, badge: badge || null };
}

/** `Land Rover®` is a name with a sign of its owner's. */
function withoutMarks(text: string): string {
  return text.replace(/[®™©]/g, "").replace(/\s+/g, " ").trim();
}

/**
 * The model without the make before it, or without what was cut off the make: `Rover Range Rover Sport`. Before a number the
 * make may stand without a blank: `Mazda3` is the `3` of another row, and the site's own rules write it in one word.
 */
function withoutMake(model: string, make: string, cutMake: string, note: NoteRepair): string {
  const plain = model.toLowerCase().replaceAll("-", " ");
  const repeats = [make, usualMake(make) ?? "", make.slice(cutMake.length).trim()];
  for (const words of repeats) {
    if (words === "" || !plain.startsWith(words.toLowerCase().replaceAll("-", " "))) continue;
    const rest = AFTER_MAKE.exec(model.slice(words.length))?.[1];
    if (rest === undefined) continue;
    note("make-in-model");
    return rest;
  }
  return model;
}

/** What is left of a model behind its make: after a blank anything, else a number. */
const AFTER_MAKE = /^(?: +|-?(?=\d))(.+)$/;

function joinMake(make: string, title: string, note: NoteRepair): string {
  const whole = LONG_MAKES.find(
    (long) => long.startsWith(`${make} `) && title.toLowerCase().includes(long.toLowerCase()),
  );
  if (!whole) return make;
  note("make-joined");
  return whole;
}

function spelt(make: string, note: NoteRepair): string {
  const right = MAKE_SPELLINGS.get(make);
  if (right) note("make-spelling");
  return right ?? make;
}

/** Spreadsheets turn the model 9-3 into the third of September. */
function undoDate(model: string, rest: string | null, note: NoteRepair): string {
  const [, day, month] = /^(\d{1,2})-([A-Z][a-z]{2})$/.exec(model) ?? [];
  const name = month ? `${String(MONTHS.indexOf(month) + 1)}-${String(day)}` : null;
  if (!name || !rest?.startsWith(name)) return model;
  note("model-date-undone");
  return name;
}

/** The model column holds the rest of a cut make, or only the first word of the model. */
function joinModel(
  model: string,
  make: string,
  cutMake: string,
  rest: string | null,
  note: NoteRepair,
): string {
  const cut = make !== cutMake && make.toLowerCase().endsWith(model.toLowerCase());
  const title = rest === null ? null : `${rest.toLowerCase()} `;
  const whole = LONG_MODELS_SMALL.find(
    ({ model: long, small }) => title?.startsWith(small) === true && (cut || startsWithWords(long, model)),
  )?.model;
  const found = whole ?? wholeClass(model, rest) ?? (cut ? rest?.split(" ")[0] : undefined);
  if (!found || found === model) return model;
  note("model-completed");
  return found;
}

/** "3 Series" and "GLC Class" of a title, where the model column has the first word alone. */
function wholeClass(model: string, rest: string | null): string | undefined {
  const [, first = "", word = ""] =
    /^(\d(?= S)|[A-Z]{1,3}(?= C)) (Series|Class)(?!\w)/i.exec(rest ?? "") ?? [];
  const found = `${first} ${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`;
  return word !== "" && startsWithWords(found, model) ? found : undefined;
}

function startsWithWords(text: string | null, start: string): boolean {
  return text !== null && `${text.toLowerCase()} `.startsWith(`${start.toLowerCase()} `);
}

/** What follows the first of these names in the title, as whole words; null when none is there. */
function after(title: string, names: readonly string[]): string | null {
  const padded = ` ${title} `.toLowerCase();
  for (const name of names) {
    const at = padded.indexOf(` ${name.toLowerCase()} `);
    if (at >= 0) return title.slice(at + name.length + 1).trim();
  }
  return null;
}
