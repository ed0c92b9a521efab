import { percent } from "~/domain/stock/guards/feed-guards";
import type { RowEventCounts, FieldCoverage, RowReport } from "~/domain/stock/import-report";
import { placeWord } from "~/domain/stock/file/feed-file";
import type { ImportReport } from "~/infra/stock/import-stock.server";
import { feedText } from "../feed-options";

const SHOWN = 20;

/** The report of an import for the screen. @param isDryRun whether nothing was to be published */
export function reportText(report: ImportReport, isDryRun: boolean): string {
  const { refusals, repairs, adopted } = report;
  const word = placeWord(report.file.format);
  const lines = [
    `rows ${report.rows}, accepted ${report.accepted} (${report.repairedRows} repaired), rejected ${report.rejected.length}`,
    ...feedText(report.file),
    `  ${eventsText(report.events)}; in the feed: ${report.statuses || "no vehicle"}`,
    ...(adopted === 0 ? [] : [`  known by chassis or stock number, under a new identity: ${adopted}`]),
    ...some(
      where(report.lines, ({ event }) => event === "rejected"),
      (line) => `  rejected ${placeText(word, line)}: ${line.why}`,
    ),
    ...some(where(report.lines, isNews), (line) => newsText(word, line)),
    ...most(repairs).map(([code, count]) => `  repaired ${code}: ${count}`),
    ...some(
      report.left,
      ({ at, in: file = "", stocknum, field, value, expected }) =>
        `  left out of ${placeText(word, { at, file, stocknum })}: ${field}, expected ${expected}, received "${value}"`,
    ),
    ...some(
      report.duplicates,
      ({ identity, rows, taken }) =>
        `  more than once: ${identity}, ${word}s ${rows.join(", ")}; ${word} ${taken} was taken`,
    ),
    ...Object.entries(report.unread).flatMap(([field, words]) =>
      some(
        most(words),
        ([word, count]) =>
          `  not understood as ${field}: "${word}", ${count} ${count === 1 ? "row" : "rows"}`,
      ),
    ),
    ...coverageText(report.coverage),
    ...refusals.map((refusal) => `  REFUSED: ${refusal}`),
    outcomeText(report, isDryRun),
  ];
  return `${lines.join("\n")}\n`;
}

function outcomeText({ published, refusals }: ImportReport, isDryRun: boolean): string {
  if (published !== null) {
    const { version, added, changed, removed, unchanged } = published;
    return `published version ${version}: ${added} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged`;
  }
  if (!isDryRun) return "nothing published";
  return `dry run: nothing published${refusals.length > 0 ? "; the import would be refused" : ""}`;
}

/** What happened, in the words of the report. */
const EVENT_WORDS = {
  new: "new",
  back: "back",
  changed: "changed",
  same: "the same",
  sold: "sold",
  missing: "lacking but kept for now",
  removed: "removed",
  rejected: "rejected",
  duplicate: "more than once",
  absent: "not there to be removed",
} as const satisfies Record<keyof RowEventCounts, string>;

const ALWAYS_TOLD: ReadonlySet<string> = new Set(["new", "changed", "same"]);

/** "3 new, 1 changed, 40 the same, 2 sold". */
export function eventsText(events: RowEventCounts): string {
  // Object.entries forgets that the keys are those of the type.
  return (Object.entries(events) as [keyof RowEventCounts, number][])
    .filter(([event, count]) => count > 0 || ALWAYS_TOLD.has(event))
    .filter(([event]) => event !== "rejected")
    .map(([event, count]) => `${count} ${EVENT_WORDS[event]}`)
    .join(", ");
}

/** Rows to print one by one: of new ones and those that stayed the same the number is enough. */
function isNews({ event }: RowReport): boolean {
  return event !== "same" && event !== "new" && event !== "rejected" && event !== "duplicate";
}

function newsText(word: string, { event, at, file, stocknum, name, changes }: RowReport): string {
  const what = `  ${EVENT_WORDS[event]}: ${at === null ? stocknum : placeText(word, { at, file, stocknum })}`;
  if (event !== "changed") return `${what}, ${name}${at === null ? "; the feed lacks it" : ""}`;
  const fields = changes.map(({ field, before, after }) => `${field} ${brief(before)} → ${brief(after)}`);
  return `${what}: ${fields.join(", ")}`;
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
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

const SHARES_IN_LINE = 6;

function coverageText(coverage: readonly FieldCoverage[]): readonly string[] {
  const shares = coverage.map(({ field, now, before }) =>
    before === null || before === now
      ? `${field} ${percent(now)}`
      : `${field} ${percent(now)} (was ${percent(before)})`,
  );
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

function* where<Item>(items: Iterable<Item>, isWanted: (item: Item) => boolean): Generator<Item> {
  for (const item of items) if (isWanted(item)) yield item;
}

/** The first of a list, a line each, and how many more there are: `--report` writes all of them. */
export function some<Item>(
  items: Iterable<Item>,
  line: (item: Item) => string,
  all = "--report FILE writes all of them",
): readonly string[] {
  const shown: string[] = [];
  let count = 0;
  for (const item of items) {
    count += 1;
    if (count <= SHOWN) shown.push(line(item));
  }
  const more = count - SHOWN;
  return [...shown, ...(more > 0 ? [`  … ${more} more: ${all}`] : [])];
}
