import { placeWord } from "~/domain/stock/file/feed-file";
import { percent } from "~/domain/stock/guards/feed-guards";
import type { ColumnProfile } from "~/domain/stock/inspect/column-profile";
import type { CheckedIdentity } from "~/domain/stock/inspect/propose-identity";
import { feedText } from "./feed-options";
import { fileQuestions, groupedCount } from "./stock/inspect-questions";
import type { Inspection } from "~/infra/stock/inspect-feed.server";
import { columnKind } from "~/domain/stock/inspect/column-kind";

/** The report is no wider, in characters. */
const WIDTH = 118;
/** Words of a field that are printed; the mapping has them all. */
const SHOWN_WORDS = 8;
const SHOWN_OTHERS = 3;

/** What `npm run stock -- inspect` prints: for somebody who has not seen the file, nor the code. */
export function inspectionText(file: string, inspection: Inspection): string {
  const blocks = [
    heading(file, inspection),
    readTable(inspection),
    unusedTable(inspection),
    identityLines(inspection),
    unitLines(inspection),
    trialLines(inspection),
    unusedLines(inspection),
    wordLines(inspection),
    questionLines(inspection),
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.map((line) => line.trimEnd()).join("\n")}\n`)
    .join("\n");
}

function heading(file: string, { facts, columns, faults, mended }: Inspection): readonly string[] {
  const rows = columns[0]?.rows ?? 0;
  const broken = faults
    .slice(0, SHOWN_OTHERS)
    .map(({ at, fault }) => `${placeWord(facts.format)} ${at}: ${fault}`);
  const more = faults.length - broken.length;
  return [
    file,
    `${groupedCount(rows)} ${rows === 1 ? "row" : "rows"}, ${columns.length} columns,${feedText(facts)[0]?.slice(1) ?? ""}`,
    ...broken.flatMap((line) => wrapped(`Cannot be read: ${line}`, "  ")),
    ...(more > 0 ? [`  … ${groupedCount(more)} more that cannot be read`] : []),
    ...facts.notes.flatMap((note) => wrapped(note, "  ")),
    ...(mended === null
      ? []
      : wrapped(
          `The letters of ${groupedCount(mended.rows)} ${mended.rows === 1 ? "row" : "rows"} were wrong and are put right: "${mended.first.before}" is "${mended.first.after}".`,
          "  ",
        )),
  ];
}

function readTable(inspection: Inspection): readonly string[] {
  const { columns, matches } = inspection;
  const order = new Map(columns.map(({ name }, at) => [name, at]));
  const matched = matches.map(({ column, field, sure, why, isFallback }) => ({
    column,
    becomes: isFallback ? `${field.label}, 2nd` : field.label,
    sure: sureness(sure),
    why,
  }));
  const rows = [...matched, ...helpers(inspection)]
    .sort((one, other) => (order.get(one.column.name) ?? 0) - (order.get(other.column.name) ?? 0))
    .map(({ column, becomes, sure, why }) => [
      column.name,
      fullness(column),
      columnKind(column),
      becomes,
      sure,
      why,
      samplesOf(column),
    ]);
  if (rows.length === 0) return ["No column was understood."];
  const head = ["Column", "Full", "Holds", "Becomes", "Sure", "Why", "Samples"];
  return table(head, rows, [24, 6, 13, 17, 6, 16]);
}

/** Columns that are read with another, such as its unit, and those that have the very name of the field that they fill. */
function helpers({ columns, matches, mapping: { fields } }: Inspection) {
  const known = new Set(matches.map(({ column }) => column));
  return columns
    .filter((column) => !known.has(column))
    .flatMap((column) => {
      const read = Object.keys(fields).filter((name) => fields[name]?.template?.includes(`{${column.name}}`));
      const own = Object.keys(fields).filter((name) => [fields[name]?.from].flat().includes(column.name));
      if (own.length > 0) return [{ column, becomes: own.join(", "), sure: "yes", why: "its own name" }];
      return read.length === 0
        ? []
        : [{ column, becomes: `part of ${read.join(", ")}`, sure: "yes", why: "stands beside" }];
    });
}

function unusedTable({ columns, mapping }: Inspection): readonly string[] {
  const ignored = new Set(mapping.ignored);
  const rows = columns
    .filter(({ name }) => ignored.has(name))
    .map((column) => [column.name, fullness(column), columnKind(column), samplesOf(column)]);
  if (rows.length === 0) return [];
  return [
    "Not used (listed in the mapping as `ignored`):",
    ...table(["Column", "Full", "Holds", "Samples"], rows, [24, 6, 13]),
  ];
}

/** Cells cut to their columns; the last one takes what is left of the line. */
function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  most: readonly number[],
): readonly string[] {
  const widths = most.map((width, at) =>
    Math.min(width, Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0))),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => (at < widths.length ? cut(cell, widths[at] ?? 0).padEnd(widths[at] ?? 0) : cell))
      .join("  ");
  const rest = WIDTH - widths.reduce((sum, width) => sum + width + 2, 0);
  const lines = [head, ...rows].map((row) => line([...row.slice(0, -1), cut(row.at(-1) ?? "", rest)]));
  return [lines[0] ?? "", "-".repeat(WIDTH), ...lines.slice(1)];
}

function cut(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1))}…`;
}

function fullness({ filled, rows }: ColumnProfile): string {
  if (filled === rows) return "100 %";
  if (filled === 0) return "empty";
  const share = (filled / rows) * 100;
  return share < 1 ? "< 1 %" : `${Math.min(99, Math.round(share))} %`;
}

function sureness(sure: number): string {
  return sure >= 0.85 ? "yes" : sure >= 0.6 ? "likely" : "check";
}

/** The most frequent words, or cells from all over the file. */
function samplesOf({ words, hasAllWords, sample }: ColumnProfile): string {
  const isRepeated = hasAllWords && words.size < sample.length / 2;
  const step = Math.max(1, Math.floor(sample.length / 4));
  const texts = isRepeated
    ? [...words.keys()].slice(0, 6)
    : sample.filter((_, at) => at % step === 0).slice(0, 4);
  return texts.map((text) => cut(text.replace(/\s+/g, " "), 32)).join(" · ");
}

function identityLines({ identity, identities }: Inspection): readonly string[] {
  const shared = identity.filled - identity.distinct;
  const missing = identity.rows - identity.filled;
  const columns = identity.columns.map((column) => `\`${column}\``).join(", ");
  const verdicts = [
    `in the file`,
    missing === 0
      ? "in every row"
      : `missing in ${groupedCount(missing)} of ${groupedCount(identity.rows)} rows, which are rejected`,
    shared === 0
      ? "no two rows alike"
      : `${groupedCount(shared)} ${shared === 1 ? "row repeats" : "rows repeat"} another's`,
  ];
  const others = identities.filter((other) => other !== identity && other.isNumber).slice(0, SHOWN_OTHERS);
  return [
    "What names a vehicle",
    ...wrapped(`${identity.label}: ${columns}; ${verdicts.join(", ")}.`, "  "),
    ...(shared > 0 && identity.isNumber
      ? [
          '  Of rows with one name the last is published ("duplicates": first, last, dearest, refuse or keep).',
        ]
      : []),
    ...(identity.isNumber ? [] : describedLines(shared, others.length > 0)),
    ...others.map((other) => `  Not taken: ${nameOf(other)}.`),
  ];
}

function describedLines(shared: number, hasNumbers: boolean): readonly string[] {
  const lines = [
    `${hasNumbers ? "No number names nearly every row and it alone" : "There is no stock number or VIN"}, so a vehicle is known by its description. The cost: when one of these columns changes, the vehicle is a new one to the site, with a new address and arrival date.`,
    shared > 0
      ? `${groupedCount(shared)} ${shared === 1 ? "row describes" : "rows describe"} a vehicle that another row describes too: cars alike, or one entered twice. All are published ("duplicates": "keep"); "last" publishes one of each.`
      : "",
    "Ask the dealer for a column with a number of their own.",
  ];
  return lines.filter(Boolean).flatMap((line) => wrapped(line, "  "));
}

function nameOf({ columns, label, filled, distinct, rows }: CheckedIdentity): string {
  const names = columns.map((column) => `\`${column}\``).join(", ");
  return `${label} ${names}, in ${groupedCount(filled)} of ${groupedCount(rows)} rows, ${groupedCount(distinct)} different`;
}

function unitLines({ proposed, mapping, reading, matches, isGuess }: Inspection): readonly string[] {
  const has = (id: string) => matches.some(({ field }) => field.id === id);
  const { unit, why } = proposed.distances;
  const lines = [
    ...(has("km")
      ? [`  Distances: ${unit === "mi" ? "miles, published as kilometres" : "kilometres"}: ${why}.`]
      : []),
    ...(has("price")
      ? [
          `  Money: ${mapping.money === "cents" ? "cents" : "whole amounts"} of ${reading.currency}${isGuess ? " (as it seems; --dealership ID makes sure)" : ""}; a cell that names another currency is no price.`,
        ]
      : []),
  ];
  return lines.length === 0 ? [] : ["Units", ...lines];
}

function trialLines({ trial, mapping }: Inspection): readonly string[] {
  const { rows, vehicles, rejected, fields } = trial;
  const lines = [...fields]
    .filter(([, { says }]) => says > 0)
    .map(([name, { says, read }]) => [
      name,
      groupedCount(says),
      read === says ? "100 %" : percent(Math.min(0.999, read / says)),
      readingOf(mapping, name),
    ]);
  return [
    `Tried on all rows: ${groupedCount(vehicles)} of ${groupedCount(rows)} become vehicles${rejected.size > 0 ? ", the rest is rejected:" : "."}`,
    ...[...rejected]
      .sort((one, other) => other[1] - one[1])
      .slice(0, SHOWN_WORDS)
      .map(
        ([reason, count]) => `  ${groupedCount(count)} ${count === 1 ? "row" : "rows"}: ${cut(reason, 96)}`,
      ),
    ...(lines.length === 0
      ? []
      : ["", ...table(["Field", "Rows say", "Understood", "Read from"], lines, [34, 9, 10])]),
    ...(mapping.fields["name"] === undefined
      ? ["No column is a name: vehicles are named by year, make, model and badge."]
      : []),
  ];
}

function readingOf({ fields }: Inspection["mapping"], name: string): string {
  const field = fields[name];
  if (field === undefined) return "";
  const from =
    field.template ?? (typeof field.from === "string" ? field.from : field.from?.join(" + ")) ?? "";
  const words = Object.keys(field.values ?? {}).length;
  return `${from}${field.as === undefined ? "" : ` as ${field.as}`}${words > 0 ? `, ${words} ${words === 1 ? "word" : "words"} listed` : ""}`;
}

function unusedLines({ trial }: Inspection): readonly string[] {
  if (trial.unused.size === 0) return [];
  return [
    "Cells that cannot be used (their field stays empty, the vehicle is published):",
    ...[...trial.unused].flatMap(([field, cells]) => wordLine(field, cells)),
  ];
}

function wordLines({ trial }: Inspection): readonly string[] {
  if (trial.unread.size === 0) return ["Words: every one was understood."];
  return [
    "Words that were not understood (their field stays empty; write their meaning on the right in `values`):",
    ...[...trial.unread].flatMap(([field, words]) => wordLine(field, words)),
  ];
}

/** The most frequent words of a field with their rows. */
function wordLine(field: string, words: ReadonlyMap<string, number>): readonly string[] {
  const sorted = [...words].sort((one, other) => other[1] - one[1]);
  const shown = sorted
    .slice(0, SHOWN_WORDS)
    .map(([word, count]) => `"${cut(word, 40)}" ${groupedCount(count)}`);
  const more = sorted.length - SHOWN_WORDS;
  return wrapped(`${field}: ${shown.join(", ")}${more > 0 ? `, and ${groupedCount(more)} more` : ""}`, "  ");
}

function questionLines(inspection: Inspection): readonly string[] {
  const { proposed, matches } = inspection;
  const unsure = matches
    .filter(({ sure, column }) => sure < 0.6 && column.filled > 0)
    .map(({ column, field }) => `Is \`${column.name}\` really ${field.label}?`);
  const questions = [...proposed.questions, ...fileQuestions(inspection), ...unsure];
  if (questions.length === 0) return [];
  return ["Please check", ...questions.flatMap((question, at) => wrapped(question, `  ${at + 1}. `))];
}

/** A text in lines of the report's width, indented under its beginning. */
function wrapped(text: string, start: string): readonly string[] {
  const lines: string[] = [];
  let line = start;
  for (const word of text.split(" ")) {
    if (line.length + word.length > WIDTH && line.trim() !== "") {
      lines.push(line);
      line = " ".repeat(start.length);
    }
    line += `${word} `;
  }
  return [...lines, line];
}
