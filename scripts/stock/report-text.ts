import { isToldAsLeft, noteKind, type NotedRows } from "~/domain/stock/cells/note-kind";
import { oddText } from "~/domain/stock/guards/odd-values";
import { percent } from "~/domain/stock/guards/feed-guards";
import type { RowEventCounts, FieldCoverage, RowReport } from "~/domain/stock/import-report";
import { placeWord } from "~/domain/stock/file/feed-file";
import type { ImportReport } from "~/infra/stock/import-stock.server";
import { feedText } from "../feed-options";

const SHOWN = 20;
const ALL_IN_FILE = "--report FILE writes all of them";

/**
 * The report of an import for the screen.
 * @param isDryRun whether nothing was to be published
 * @param anyway what publishes a refused feed all the same
 */
export function reportText(report: ImportReport, isDryRun: boolean, anyway: string): string {
  const { refusals, waived, doubts, adopted, replaced } = report;
  const word = placeWord(report.file.format);
  const tense = report.published === null ? "would" : "did";
  const [refusal, ...others] = refusals;
  const lines = [
    ...refusals.map((reason) => `REFUSED: ${reason}`),
    ...waived.map((reason) => `FORCED: ${reason}`),
    ...doubts.map((doubt) => `UNUSUAL: ${doubt}`),
    `rows ${report.rows}, accepted ${report.accepted} (${notedText(report)}), rejected ${report.rejected.length}`,
    ...feedText(report.file),
    `  ${eventsText(report.events, tense)}; in the feed: ${report.statuses || "no vehicle"}`,
    ...(replaced === 0 ? [] : [`  ${replacedText(replaced, tense)}`]),
    ...(adopted === 0 ? [] : [`  known by chassis or stock number, under a new identity: ${adopted}`]),
    ...some(
      linesWith(report, (event) => event === "rejected"),
      (line) => `  rejected ${placeText(word, line)}: ${line.why}`,
    ),
    ...some(linesWith(report, isNews), (line) => newsText(word, line, tense)),
    ...notesText(report, word),
    ...some(
      report.left,
      ({ at, in: file = "", stocknum, field, value, expected }) =>
        `  left out of ${placeText(word, { at, file, stocknum })}: ${field}, expected ${expected}, received "${value}"`,
    ),
    ...some(
      report.duplicates,
      ({ identity, rows, taken, different }) =>
        `  more than once: ${identity}, ${word}s ${rows.join(", ")}; ${word} ${taken} was taken${differentText(different)}`,
    ),
    ...some(
      report.sharedVins,
      ({ vin, rows }) =>
        `  one VIN, ${rows.length} vehicles: ${vin}, ${rows
          .map(({ at, in: file = "", stocknum }) => placeText(word, { at, file, stocknum }))
          .join(" and ")}; all of them are published`,
    ),
    ...some(
      report.odd,
      ({ at, in: file = "", stocknum, ...value }) =>
        `  looks wrong: ${placeText(word, { at, file, stocknum })}: ${oddText(value)}`,
    ),
    ...unreadText(report.unread),
    ...coverageText(report.coverage),
    // Once more: the beginning of a long report is not on the screen any more.
    ...(refusal === undefined
      ? []
      : [`REFUSED: ${refusal}${moreAbove(others)}`, adviceText(report, refusal, anyway)]),
    ...forcedText(waived),
    ...doubtsText(doubts, tense),
    outcomeText(report, isDryRun),
  ];
  return `${lines.join("\n")}\n`;
}

function differentText(different: readonly string[]): string {
  return different.length === 0 ? "" : `; they are different vehicles: ${different.join(", ")}`;
}

/** What to do about a refusal. */
function adviceText({ accepted }: ImportReport, refusal: string, anyway: string): string {
  if (refusal.startsWith("column ") || refusal.startsWith("none of the columns"))
    return `correct the mapping, or ask for a file with what it reads; ${anyway} publishes it without`;
  if (accepted === 0) return `ask for another file; ${anyway} publishes that there is no vehicle any more`;
  return `if the file is right, ${anyway} publishes it`;
}

/** Once more, below a long report: what nobody would have published otherwise. */
function forcedText([reason, ...others]: readonly string[]): readonly string[] {
  return reason === undefined ? [] : [`FORCED: ${reason}${moreAbove(others)}`];
}

const moreAbove = (others: readonly string[]) =>
  others.length === 0 ? "" : ` (and ${others.length} more, above)`;

/** What to do about what is unusual. */
function doubtsText([doubt, ...others]: readonly string[], tense: "did" | "would"): readonly string[] {
  if (doubt === undefined) return [];
  const then = tense === "did" ? "undo it as told below" : "do not import it";
  return [
    `UNUSUAL: ${doubt}${moreAbove(others)}`,
    `is that usual here? Otherwise the file may be cut off, or read wrongly: ${then}`,
  ];
}

function replacedText(replaced: number, tense: "did" | "would"): string {
  const what = replaced === 1 ? "vehicle of demonstration stock" : "vehicles of demonstration stock";
  return `${tense === "did" ? "replaces" : "would replace"} ${replaced} ${what}, made up to try the site: there was no other stock`;
}

function outcomeText({ published, refusals }: ImportReport, isDryRun: boolean): string {
  if (published !== null) return "published";
  if (!isDryRun) return "nothing published";
  return `dry run: nothing published${refusals.length > 0 ? "; the import would be refused" : ""}`;
}

/** What happened, in the words of the report; then what would happen, for a report of what is not published. */
const EVENT_WORDS = {
  new: ["new", "would be new"],
  back: ["back", "would be back"],
  changed: ["changed", "would be changed"],
  same: ["the same", "would stay the same"],
  sold: ["sold", "would be sold"],
  missing: ["lacking but kept for now", "lacking but would be kept for now"],
  removed: ["removed", "would be removed"],
  rejected: ["rejected", "rejected"],
  duplicate: ["more than once", "more than once"],
  absent: ["already gone", "already gone"],
} as const satisfies Record<keyof RowEventCounts, readonly [string, string]>;

const TENSES = { did: "", would: "would be: ", "would have": "would have been: " } as const;

const ALWAYS_TOLD: ReadonlySet<string> = new Set(["new", "changed", "same"]);

/** "3 new, 1 changed, 40 the same, 2 sold", or "would be: 3 new, …". */
export function eventsText(events: Readonly<Record<string, number>>, tense: keyof typeof TENSES): string {
  const told = Object.entries(EVENT_WORDS)
    .filter(([event]) => (events[event] ?? 0) > 0 || ALWAYS_TOLD.has(event))
    .filter(([event]) => event !== "rejected")
    .map(([event, [word]]) => `${events[event] ?? 0} ${word}`);
  return `${TENSES[tense]}${told.join(", ")}`;
}

/** "3 repaired, 1 with something left out, 40 with a remark". */
export function notedText({ repairedRows, leftRows, notedRows }: NotedRows): string {
  const left = leftRows === 0 ? "" : `, ${leftRows} with something left out`;
  return `${repairedRows} repaired${left}${notedRows === 0 ? "" : `, ${notedRows} with a remark`}`;
}

/** How many rows have each note, a line each. */
export function repairsText(repairs: Readonly<Record<string, number>>): readonly string[] {
  return most(repairs).map(([code, count]) => `  ${noteKind(code)} ${code}: ${count}`);
}

/** How many rows have each note, and of those at which a person looks the first. */
function notesText({ repairs, noted }: ImportReport, word: string): readonly string[] {
  const told = most(repairs).filter(([code]) => !isToldAsLeft(code));
  return told.flatMap(([code, count]) => {
    const rows = noted[code] ?? [];
    const lines = rows.map(
      ({ at, in: file = "", stocknum, field, before }) =>
        `    ${placeText(word, { at, file, stocknum })}: ${field} "${before}"`,
    );
    const more = rows.length === 0 ? 0 : count - rows.length;
    return [...repairsText({ [code]: count }), ...lines, ...moreText(more, ALL_IN_FILE, "    ")];
  });
}

/** The words that could not be read, by field, a line each. */
export function unreadText(
  unread: Readonly<Record<string, Readonly<Record<string, number>>>>,
): readonly string[] {
  return Object.entries(unread).flatMap(([field, words]) =>
    some(
      most(words),
      ([word, count]) => `  not understood as ${field}: "${word}", ${count} ${count === 1 ? "row" : "rows"}`,
    ),
  );
}

/** Rows to print one by one: of new ones and those that stayed the same the number is enough. */
function isNews(event: RowReport["event"]): boolean {
  return event !== "same" && event !== "new" && event !== "rejected" && event !== "duplicate";
}

function newsText(
  word: string,
  { event, at, file, stocknum, name, changes }: RowReport,
  tense: "did" | "would",
): string {
  const happened = EVENT_WORDS[event][tense === "did" ? 0 : 1];
  const what = `  ${happened}: ${at === null ? stocknum : placeText(word, { at, file, stocknum })}`;
  if (event !== "changed") return `${what}, ${name}${at === null ? "; the feed lacks it" : ""}`;
  return `${what}: ${changesText(changes)}`;
}

/** "price 20000 → 18000, colour nothing → Red". */
export function changesText(changes: RowReport["changes"]): string {
  return changes.map(({ field, before, after }) => `${field} ${brief(before)} → ${brief(after)}`).join(", ");
}

/** @param word what rows of the file are called: line, row or record */
function placeText(
  word: string,
  { at, file, stocknum }: Pick<RowReport, "at" | "file" | "stocknum">,
): string {
  const place = `${word} ${at ?? 0}${file === "" ? "" : ` of ${file}`}`;
  return stocknum === "" ? place : `${place} (${stocknum})`;
}

function brief(text: string): string {
  if (text === "") return "nothing";
  const line = text.replace(/\s+/g, " ");
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

const SHARES_IN_LINE = 6;

/** A field of {@link FieldCoverage}, whatever it is called. */
interface ShownCoverage extends Pick<FieldCoverage, "now" | "before"> {
  readonly field: string;
}

/** How many vehicles have each field, some of them in a line. */
export function coverageText(coverage: readonly ShownCoverage[]): readonly string[] {
  const shares = coverage.map(({ field, now, before }) => {
    const [is, was] = [percent(now), before === null ? null : percent(before)];
    return was === null || was === is ? `${field} ${is}` : `${field} ${is} (was ${was})`;
  });
  const hasBefore = coverage.some(({ before }) => before !== null);
  const lines = Array.from({ length: Math.ceil(shares.length / SHARES_IN_LINE) }, (_, at) =>
    shares.slice(at * SHARES_IN_LINE, (at + 1) * SHARES_IN_LINE).join(", "),
  );
  const beside = hasBefore ? ", beside the last accepted import where it differs" : "";
  return [`  how many vehicles have a field${beside}:`, ...lines.map((line) => `    ${line}`)];
}

function most(counts: Readonly<Record<string, number>>): readonly (readonly [string, number])[] {
  return Object.entries(counts).sort((one, other) => other[1] - one[1]);
}

/** The lines of some events. Where there are none, the report is not unpacked: that takes seconds for a large feed. */
function* linesWith(
  { lines, events }: Pick<ImportReport, "lines" | "events">,
  isWanted: (event: RowReport["event"]) => boolean,
): Generator<RowReport> {
  // The keys are those of the table.
  const wanted = (Object.keys(EVENT_WORDS) as RowReport["event"][]).filter(isWanted);
  if (wanted.every((event) => events[event] === 0)) return;
  for (const line of lines) if (isWanted(line.event)) yield line;
}

/** The first of a list, a line each, and how many more there are: `--report` writes all of them. */
export function some<Item>(
  items: Iterable<Item>,
  line: (item: Item) => string,
  all = ALL_IN_FILE,
): readonly string[] {
  const shown: string[] = [];
  let count = 0;
  for (const item of items) {
    count += 1;
    if (count <= SHOWN) shown.push(line(item));
  }
  return [...shown, ...moreText(count - SHOWN, all)];
}

function moreText(more: number, all: string, start = "  "): readonly string[] {
  return more > 0 ? [`${start}… ${more} more: ${all}`] : [];
}
