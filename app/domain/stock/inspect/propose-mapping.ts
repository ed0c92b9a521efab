import type { CellReading } from "../cell-transforms";
import { isKnownMake, makeAtStart, usualMake } from "../../make/known-makes";
import { columnName } from "./column-name";
import type { ColumnProfile } from "./column-profile";
import { meaningOfWord, saysNothing, WORD_READINGS, type WordField } from "./known-words";
import type { FeedMappingInput, MappedFieldInput } from "./mapping-input";
import { type ColumnMatch, isByContent } from "./match-columns";
import { caravanShare } from "./fields/caravan-share";
import { unitQuestions } from "./fields/measure-makers";
import { ownNameFields } from "./fields/own-names";
import { proposeFields } from "./propose-fields";
import {
  type DistanceSign,
  distancesIn,
  gallonOf,
  isCurrencyColumn,
  isInCents,
  isOfElsewhere,
  unitColumnOf,
} from "./signs-of-file";

/** A mapping without its identity, and what a person has to know of it. */
export interface ProposedMapping {
  readonly mapping: Omit<FeedMappingInput, "identity">;
  readonly distances: DistanceSign;
  /** What a person should look at, in sentences. */
  readonly questions: readonly string[];
}

/** What is known of the file beside its columns. */
export interface ProposalContext {
  readonly columns: readonly ColumnProfile[];
  readonly matches: readonly ColumnMatch[];
  readonly reading: CellReading;
  /** Without folders and endings. */
  readonly fileName: string;
}

/** A list of words that a person has to go through is no longer than this. */
const MOST_VALUES = 60;

/** The mapping that a file's columns ask for. */
export function proposeMapping(context: ProposalContext): ProposedMapping {
  const { columns, matches, reading } = context;
  const columnOf = (id: string) => matches.find(({ field }) => field.id === id)?.column ?? null;
  const questions: string[] = [];
  const odometer = columnOf("km");
  const distances = distancesIn(odometer, columns, reading);
  if (distances.isUnsure)
    questions.push(
      `Distances are read as kilometres: ${distances.why}. Write "distances": "mi" if the dealer counts miles.`,
    );
  const price = columnOf("price");
  if (price !== null && distances.unit === "mi" && isOfElsewhere(columns, reading))
    questions.push(
      `The file counts miles and its prices name no currency: they are taken for ${reading.currency}. Right?`,
    );
  const fields: Record<string, MappedFieldInput> = {
    ...proposeFields(matches, reading, gallonOf(reading, columns)),
  };
  addUnit(fields, odometer, columns);
  addCurrency(fields, columns);
  addWords(fields, matches, reading);
  const known = new Set(matches.map(({ column }) => column));
  const unknown = columns.filter((column) => !known.has(column));
  Object.assign(fields, ownNameFields(unknown, fields, reading));
  addCaravans(fields, matches, reading, questions);
  questions.push(...unitQuestions(fields, columns));
  addNoughts(fields, columnOf("engine"));
  addMissing(fields, context, questions);
  const type = matches.find(({ field }) => field.id === "carType");
  if (type !== undefined && isByContent(type))
    questions.push(
      `\`${type.column.name}\` is taken for new, demonstrator or used by its words alone. Right? Else write another column in "car_type".`,
    );
  const hosts = pictureHosts(matches);
  if (hosts.length > 0)
    questions.push(
      `Photographs come from ${hosts.join(", ")}: they show when the dealer's site.json has that in images.hosts.`,
    );
  const read = Object.values(fields).flatMap(({ from = [], template = "" }) => [
    ...[from].flat(),
    ...(template.match(/(?<=\{)[^{}]+(?=\})/g) ?? []),
  ]);
  const used = new Set([...matches.map(({ column }) => column.name), ...read]);
  const unused = columns.map(({ name }) => name).filter((name) => !used.has(name));
  const emptyWords = emptyWordsIn(columns);
  return {
    mapping: {
      ...(distances.unit === "mi" ? { distances: "mi" as const } : {}),
      ...(price !== null && isInCents(price) ? { money: "cents" as const } : {}),
      ...(emptyWords.length > 0 ? { emptyWords: [...emptyWords] } : {}),
      ...(unused.length > 0 ? { ignored: unused } : {}),
      fields,
    },
    distances,
    questions,
  };
}

/** A file of caravans without a column of kinds says so nowhere: no list of caravans would show them. */
function addCaravans(
  fields: Record<string, MappedFieldInput>,
  matches: readonly ColumnMatch[],
  { country }: CellReading,
  questions: string[],
): void {
  if (fields["item_type"] !== undefined || caravanShare(matches, country) !== "all") return;
  fields["item_type"] = { default: "caravan" };
  questions.push("No column says what kind of vehicle it is: by what is measured, all are caravans. Right?");
}

/** The hosts that a file's pictures stand at, the most used first; at most three. */
function pictureHosts(matches: readonly ColumnMatch[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { column } of matches.filter(({ field }) => field.id === "pictures"))
    for (const text of column.sample) {
      const host = /^https?:\/\/([^\s/:?#]+)/i.exec(text)?.[1]?.toLowerCase();
      if (host !== undefined) counts.set(host, (counts.get(host) ?? 0) + 1);
    }
  const sorted = [...counts].sort((one, other) => other[1] - one[1]);
  return sorted.slice(0, 3).map(([host]) => host);
}

/** A unit that differs from row to row is read with its number. */
function addUnit(
  fields: Record<string, MappedFieldInput>,
  odometer: ColumnProfile | null,
  columns: readonly ColumnProfile[],
): void {
  const unit = odometer === null ? undefined : unitColumnOf(odometer, columns);
  if (odometer === null || unit === undefined || unit.words.size < 2) return;
  fields["km"] = { template: `{${odometer.name}} {${unit.name}}`, as: "kilometres" };
}

/** Prices whose currency stands in a column of its own are read with it: another one than the dealer's is no price. */
function addCurrency(fields: Record<string, MappedFieldInput>, columns: readonly ColumnProfile[]): void {
  const currency = columns.find(isCurrencyColumn);
  if (currency === undefined) return;
  for (const name of ["price", "offer_price", "before_price"]) {
    const { from, ...field } = fields[name] ?? {};
    if (typeof from === "string") fields[name] = { ...field, template: `{${from}} {${currency.name}}` };
  }
}

/** No engine has no litres: a nought says that nothing is known, or that there is a motor. */
function addNoughts(fields: Record<string, MappedFieldInput>, engine: ColumnProfile | null): void {
  const noughts = [...(engine?.words.keys() ?? [])].filter((word) => /^0(?:\.0+)?$/.test(word));
  extend(fields, "engine_size_litres", Object.fromEntries(noughts.map((word) => [word, ""])));
}

/** Fields of a mapping that words of a feed fill. */
const FILLED: Readonly<Record<WordField, readonly string[]>> = {
  fuel: ["simple_fuel", "fuel"],
  gearbox: ["simple_transmission", "trans"],
  drive: ["drive"],
  body: ["simple_body", "body"],
  carType: ["car_type"],
};

/** What words mean that the reader does not know, or that say nothing. */
function addWords(
  fields: Record<string, MappedFieldInput>,
  matches: readonly ColumnMatch[],
  reading: CellReading,
): void {
  for (const { field, column } of matches) {
    if (!isWordField(field.id)) continue;
    const [simple = "", plain = ""] = FILLED[field.id];
    const [values, empty]: [Record<string, string>, Record<string, string>] = [{}, {}];
    for (const word of [...column.words.keys()].slice(0, 300)) {
      if (Object.keys(values).length >= MOST_VALUES) break;
      const meaning = meaningOfWord(field.id, word, reading);
      if (meaning !== null) values[word] = meaning;
      else if (saysNothing(word)) values[word] = empty[word] = "";
    }
    extend(fields, simple, values);
    // The text itself is shown; only a word that says nothing is not.
    extend(fields, plain, empty);
  }
}

function isWordField(id: string): id is WordField {
  return Object.hasOwn(WORD_READINGS, id);
}

function extend(
  fields: Record<string, MappedFieldInput>,
  name: string,
  values: Record<string, string>,
): void {
  const field = fields[name];
  if (field !== undefined && Object.keys(values).length > 0)
    fields[name] = { ...field, values: { ...values, ...field.values } };
}

/** What a vehicle needs and no column says: made of others where they can, else said. */
function addMissing(
  fields: Record<string, MappedFieldInput>,
  { matches, fileName }: ProposalContext,
  questions: string[],
): void {
  const title = matches.find(({ field }) => field.id === "name")?.column ?? null;
  const begins = (test: (text: string) => boolean) =>
    title !== null &&
    title.sample.length > 0 &&
    title.sample.filter(test).length >= title.sample.length * 0.8;
  const hasMake = begins((text) => makeAtStart(text) !== null);
  if (fields["make"] === undefined) {
    const made = title !== null && hasMake ? { from: title.name, as: "make" as const } : makeOfFile(fileName);
    if (made !== null) fields["make"] = made;
    questions.push(
      made === null
        ? 'No column is the make and no title begins with one. Every row is rejected until "make" is in "fields": a column, or {"default": "Ford"}.'
        : "default" in made
          ? `No column is the make: it is taken from the file's name, ${String(made.default)}. Right?`
          : `No column is the make: it is read from the beginning of \`${title?.name ?? ""}\`.`,
    );
  }
  if (fields["model"] === undefined && title !== null && hasMake) {
    fields["model"] = { from: title.name, as: "model" };
    questions.push(`No column is the model: it is the word after the make in \`${title.name}\`.`);
  } else if (fields["model"] === undefined)
    questions.push('No column is the model. Every row is rejected until "model" is in "fields".');
  if (fields["year"] === undefined && title !== null && begins((text) => /\b(?:19|20)\d\d\b/.test(text))) {
    fields["year"] = { from: title.name, as: "year" };
    questions.push(`No column is the year: it is read from \`${title.name}\`.`);
  } else if (fields["year"] === undefined)
    questions.push('No column is the year. Every row is rejected until "year" is in "fields".');
  if (fields["car_type"] === undefined) {
    fields["car_type"] = { default: "used" };
    questions.push(
      'No column says new, demonstrator or used: all are used. Right? Else change the default of "car_type".',
    );
  }
  if (fields["checkout_enabled"] === undefined)
    questions.push(
      'No column says what may be reserved or bought online: nothing can be. All of it: {"default": true} as "checkout_enabled" in "fields"; the dealer\'s file says what is offered then.',
    );
}

function makeOfFile(fileName: string): MappedFieldInput | null {
  const make = columnName(fileName).words.find((word) => isKnownMake(word));
  return make === undefined ? null : { default: usualMake(make) ?? make };
}

/** Words of a file that say nothing in any column. "Other" is none of them: of a fuel it says that it is one. */
function emptyWordsIn(columns: readonly ColumnProfile[]): readonly string[] {
  const found = columns.flatMap(({ words }) => [...words.keys()].filter(isEmptyWord));
  return [...new Set(found)].sort();
}

function isEmptyWord(word: string): boolean {
  return saysNothing(word) && !/^(?:others?$|none$|ovrig|sonstige|autre)/i.test(word);
}
