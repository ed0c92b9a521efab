import { isKnownMake } from "../../make/known-makes";
import { MAKE_NAMES } from "../../make/make-names";
import type { Repair } from "../cells/note-repair";
import type { FeedMapping } from "../feed-mapping";
import type { FeedRow } from "../file/feed-file";
import type { LeftOut } from "../judge-fields";
import { columnsOf } from "../read-row";

const BEYOND_ASCII = /[^\p{ASCII}]/u;
/** Models, and words of badges and bodies, that are written with a letter beyond ASCII. */
const OTHER_WORDS = `Coupé, Coupés, Décapotable, Mégane, Scénic, Zoé, Némo, Élysée, Doblò, León, Córdoba, Málaga, Huracán, Murciélago,
Élégance, Édition, Spéciale, Série, Privilège, Première, Électrique, Métallisé, Foncé, Nacré`;
/** Words of which a program that knew ASCII alone makes `Citro?n` and `Coup?`. */
const WORDS = [...MAKE_NAMES.flatMap((make) => make.split(" ")), ...OTHER_WORDS.split(/[,\s]+/)].filter(
  (word) => BEYOND_ASCII.test(word),
);

/** Without one of these there is no vehicle, or nobody knows where it stands: they stay as they are, and are told. */
const KEPT: ReadonlySet<string> = new Set(["make", "model", "location.name", "location.city", "city"]);
/** Short names that shoppers read. A `?` in a text of sentences is a question. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  "carsales_title",
  "badge",
  "series",
  "colour",
  "interior_colour",
  "body",
  "bodyconfiguration",
  "fuel",
  "trans",
  "drive",
]);
/** A title may ask something, too. */
const TITLE = "name";

const WITHIN_WORD = /\p{L}\?{1,2}\p{L}/u;
const BESIDE_LETTER = /\p{L}\?|\?\p{L}/u;
const WORD = /[\p{L}?]*\?[\p{L}?]*/gu;

/** A text with each word put right in which one letter or several became `?`, where one known word alone fits. */
export function mendLostLetters(text: string): string {
  return text.includes("?") ? text.replace(WORD, (word) => meantWord(word) ?? word) : text;
}

function meantWord(word: string): string | null {
  const pattern = word.replace(/\?{1,2}/g, "[^\\p{ASCII}]");
  const fitting = new RegExp(`^${pattern}$`, "iu");
  const fits = WORDS.filter((known) => fitting.test(known));
  const [known] = fits;
  if (known === undefined || fits.length > 1 || !/\p{L}/u.test(word)) return null;
  if (word === word.toUpperCase()) return known.toUpperCase();
  return /^\p{Ll}/u.test(word) ? known.toLowerCase() : known;
}

/**
 * Puts the words of a clean row's names right, and notes each under its column. Texts that the mapping says the meaning of
 * stay as they are.
 */
export function createNameMender({ fields }: Pick<FeedMapping, "fields">) {
  const named = Object.entries(fields).filter(
    ([name]) => name === TITLE || KEPT.has(name) || LEFT_OUT.has(name) || name.startsWith("simple_"),
  );
  const columns = [...new Set(named.flatMap(([, field]) => columnsOf(field)))];
  const known = new Set(named.flatMap(([, { values }]) => Object.keys(values)));
  return (row: FeedRow, note: (repair: Repair) => void): FeedRow => {
    const mended: [string, string][] = [];
    for (const column of columns) {
      const before = row[column];
      if (typeof before !== "string" || !before.includes("?") || known.has(before)) continue;
      const after = mendedName(before);
      if (after === before) continue;
      mended.push([column, after]);
      const told = { before: before.slice(0, 100), after: after.slice(0, 100) };
      note({ code: "letters-mended", field: column, ...told });
    }
    return mended.length === 0 ? row : { ...row, ...Object.fromEntries(mended) };
  };
}

/** `Land Rover?` has lost its sign for a mark. */
function mendedName(text: string): string {
  const mended = mendLostLetters(text);
  const bare = mended.replace(/\?+$/, "").trim();
  return bare !== mended && isKnownMake(bare) ? bare : mended;
}

type Read = Readonly<Record<string, unknown>>;

/** What a row says without the names whose letters the sender lost, and those names. */
export function withoutLostLetters(
  read: Read,
  note: (repair: Repair) => void,
): { readonly read: Read; readonly lost: readonly LeftOut[] } {
  const lost: LeftOut[] = [];
  for (const [field, value] of Object.entries(read)) {
    if (typeof value !== "string" || !value.includes("?")) continue;
    const before = value.slice(0, 100);
    if (KEPT.has(field) && BESIDE_LETTER.test(value))
      note({ code: "letters-doubtful", field, before, after: before });
    else if (LEFT_OUT.has(field) ? BESIDE_LETTER.test(value) : field === TITLE && hasLost(value, read)) {
      note({ code: "letters-lost", field, before, after: "" });
      lost.push({ field, value: before, expected: "its letters (the sender lost some: ?)" });
    }
  }
  if (lost.length === 0) return { read, lost };
  const names = new Set(lost.map(({ field }) => field));
  return { read: Object.fromEntries(Object.entries(read).filter(([field]) => !names.has(field))), lost };
}

/** Whether a title has a letter lost within a word, or a word that is lost in a field of its own. */
function hasLost(title: string, read: Read): boolean {
  const isLost = ([field, value]: [string, unknown]) =>
    LEFT_OUT.has(field) && typeof value === "string" && BESIDE_LETTER.test(value) && title.includes(value);
  return WITHIN_WORD.test(title) || Object.entries(read).some(isLost);
}
