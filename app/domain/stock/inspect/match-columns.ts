import type { CellReading } from "../cell-transforms";
import { columnName, withoutBeside } from "./column-name";
import type { ColumnProfile } from "./column-profile";
import { withoutCaravanParts } from "./fields/caravan-share";
import { isFilmList, ownField } from "./fields/own-names";
import { saysNothing } from "./known-words";
import type { CellTest, TradeField } from "./trade-field";
import { TRADE_FIELDS } from "./trade-fields";

/** What a column was taken for. */
export interface ColumnMatch {
  readonly column: ColumnProfile;
  readonly field: TradeField;
  /** 0 to 1. */
  readonly sure: number;
  readonly why: string;
  /** Whether it only helps out where the field's own column has nothing. */
  readonly isFallback: boolean;
}

/** Cells that are looked at for each question. */
const LOOKED_AT = 300;
const [OWN_NAME, SHARED_NAME] = [1, 0.5];
/** Shares of cells: that must fit a name, that a shared name needs, that do without a name, that overrule one. */
const [FITS, DECIDES, SPEAKS, FALLS_SHORT] = [0.5, 0.5, 0.8, 0.5];
/** Fewer cells than this say nothing without a name. */
const ENOUGH = 5;
const BY_CONTENT = "content: ";
/** Fields in which another column may help out. */
const HELPED: ReadonlySet<string> = new Set(["body", "fuel", "gearbox", "drive", "engine", "carType"]);

/** What each column is, the most certain first; every field has one column, and some several. */
export function matchColumns(
  columns: readonly ColumnProfile[],
  reading: CellReading,
  fields: readonly TradeField[] = TRADE_FIELDS,
): readonly ColumnMatch[] {
  const traded = columns.filter((column) => !isFilmList(column.name) && !isEmptyObject(column, columns));
  const pairs = withoutGuesses(traded.flatMap((column) => candidatesOf(column, reading, fields)));
  pairs.sort((one, other) => other.sure - one.sure);
  const [taken, used] = [new Map<string, ColumnMatch>(), new Set<ColumnProfile>()];
  const found: ColumnMatch[] = [];
  for (const pair of pairs) {
    if (used.has(pair.column)) continue;
    if (taken.has(pair.field.id) && !pair.field.many) continue;
    if (!taken.has(pair.field.id)) taken.set(pair.field.id, pair);
    used.add(pair.column);
    found.push(pair);
  }
  const helping = pairs.filter(
    ({ column, field, why }) =>
      !used.has(column) && HELPED.has(field.id) && taken.get(field.id) !== undefined && shareIn(why) >= 0.9,
  );
  for (const pair of helping) {
    if (used.has(pair.column)) continue;
    used.add(pair.column);
    found.push({ ...pair, isFallback: true });
  }
  return withoutCaravanParts(found, reading.country);
}

/** Whether a column is what some records have instead of an object: `variant` is null where others have `variant.power`. */
function isEmptyObject({ name, filled }: ColumnProfile, columns: readonly ColumnProfile[]): boolean {
  return filled === 0 && columns.some((other) => other.name.startsWith(`${name}.`));
}

/** Columns that say with yes or no whether a vehicle is new. */
const CAR_TYPE_FLAGS: ReadonlySet<string> = new Set(["usedFlag", "newFlag"]);

/** Flags for new and used say it on purpose; "NEW IN" in a column of another name is a cry for attention. */
function withoutGuesses(pairs: readonly ColumnMatch[]): ColumnMatch[] {
  const hasFlags = pairs.some(({ field }) => CAR_TYPE_FLAGS.has(field.id));
  return pairs.filter((pair) => !hasFlags || pair.field.id !== "carType" || !isByContent(pair));
}

/** Whether a column was taken for something by its cells alone: its name does not say it. */
export function isByContent({ why }: Pick<ColumnMatch, "why">): boolean {
  return why.startsWith(BY_CONTENT);
}

function isOneWord({ words, hasAllWords }: ColumnProfile): boolean {
  return hasAllWords && words.size <= 1;
}

/** The share that a reason names, 0 to 1. */
function shareIn(why: string): number {
  return Number(/(\d+) %/.exec(why)?.[1] ?? 0) / 100;
}

function candidatesOf(
  column: ColumnProfile,
  reading: CellReading,
  fields: readonly TradeField[],
): readonly ColumnMatch[] {
  const cells = cellsOf(column);
  const shares = fields.map((field) => ({
    field,
    name: nameScore(column.name, field),
    tells: field.tells === null ? 0 : shareOf(cells, field.tells, reading),
  }));
  const loudest = Math.max(0, ...shares.filter(({ field }) => field.byContent).map(({ tells }) => tells));
  const hasOwnName = ownField(column.name) !== null && shares.every(({ name }) => name === 0);
  const isEquipment = shares.some(({ field, name }) => field.id === "equipment" && name > 0);
  return shares.flatMap(({ field, name, tells }) => {
    const allows = name > 0 && cells.size > 0 ? shareOf(cells, field.allows, reading) : 0;
    const verdict = judge(field, { name, tells, allows, loudest, cells, column, isEquipment, hasOwnName });
    return verdict === null ? [] : [{ column, field, ...verdict, isFallback: false }];
  });
}

interface Evidence {
  readonly name: number;
  readonly tells: number;
  readonly allows: number;
  /** The best that any field's words do in this column. */
  readonly loudest: number;
  readonly cells: ReadonlyMap<string, number>;
  readonly column: ColumnProfile;
  /** Whether its name says that it lists equipment. */
  readonly isEquipment: boolean;
  /** Whether it has the name of a field that no rule of the trade is about: its cells tell nothing against that. */
  readonly hasOwnName: boolean;
}

function judge(field: TradeField, evidence: Evidence): Pick<ColumnMatch, "sure" | "why"> | null {
  const { name, tells, allows, loudest, cells, column } = evidence;
  const percent = (share: number) => `${Math.floor(share * 100)} %`;
  if (cells.size === 0) return name >= 0.9 ? { sure: 0.65, why: "name; empty here" } : null;
  if (field.unique && !isDiverse(column)) return null;
  const fit = field.tells === null ? allows : field.bare ? Math.max(allows, tells) : tells;
  if (name >= 0.9 && allows >= FITS) {
    // A content that says something else beats a name: a column `Type` of "Sedan" and "SUV".
    if (field.tells !== null && !field.bare && tells < FALLS_SHORT && loudest >= SPEAKS) return null;
    return { sure: 0.7 * name + 0.3 * fit, why: `name; ${percent(fit)} fit` };
  }
  const speaks = field.tells === null ? allows : tells;
  if (name === SHARED_NAME && allows >= FITS && speaks >= DECIDES)
    return { sure: 0.4 + 0.35 * speaks, why: `name; ${percent(speaks)} fit` };
  const mayBe =
    field.byContent && !evidence.hasOwnName && !(field.varies && (isOneWord(column) || evidence.isEquipment));
  if (mayBe && tells >= SPEAKS && column.filled >= ENOUGH)
    return { sure: 0.2 + 0.4 * tells, why: `${BY_CONTENT}${percent(tells)}` };
  return null;
}

function isDiverse({ filled, words, hasAllWords }: ColumnProfile): boolean {
  return !hasAllWords || words.size >= filled * 0.5 || filled <= 2;
}

function nameScore(column: string, { names, shared, begins }: TradeField): number {
  const { whole, last } = columnName(column);
  const forms = [whole, last, withoutBeside(whole), withoutBeside(last)];
  const found = forms.findIndex(
    (form) => names.includes(form) || begins.some((start) => form.startsWith(start)),
  );
  // Of two names of one field the more usual one goes first: `make` before `brand`.
  const place = names.indexOf(forms[found] ?? "");
  if (found >= 0) return OWN_NAME - found * 0.02 - Math.max(0, place) * 0.0002;
  return forms.some((form) => shared.includes(form)) ? SHARED_NAME : 0;
}

/** Texts of a column with how often each is met, without those that say nothing. */
function cellsOf({ words, hasAllWords, sample }: ColumnProfile): ReadonlyMap<string, number> {
  const step = Math.max(1, Math.floor(sample.length / LOOKED_AT));
  const spread = sample.filter((_, at) => at % step === 0);
  const counted =
    hasAllWords && words.size <= LOOKED_AT ? [...words] : spread.map((text) => [text, 1] as const);
  const cells = new Map<string, number>();
  for (const [text, count] of counted)
    if (!saysNothing(text)) cells.set(text, (cells.get(text) ?? 0) + count);
  return cells;
}

function shareOf(cells: ReadonlyMap<string, number>, test: CellTest, reading: CellReading): number {
  let [fitting, all] = [0, 0];
  for (const [text, count] of cells) {
    all += count;
    if (test(text, reading)) fitting += count;
  }
  return all === 0 ? 0 : fitting / all;
}
