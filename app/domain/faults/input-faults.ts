import type * as z from "zod";
import { isJsonObject } from "../tenant/layer";

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** A fault of something that was given (a file, arguments, variables): where, what was expected, what stands there. */
export interface InputFault {
  readonly path: Path;
  readonly expected: string;
  readonly received: string;
  /** A doubt is told, and stops nothing; without a level it is a fault. */
  readonly level?: "fault" | "doubt";
}

/** Every fault of a zod failure, told for the person who gave it (one for each unknown key). */
export function faultsOf(error: z.ZodError, input: unknown): InputFault[] {
  return error.issues.flatMap((issue) => faultsOfIssue(issue, input));
}

function faultsOfIssue(issue: Issue, input: unknown): InputFault[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      expected: "no field of this name",
      received: received(input, [...issue.path, key]),
    }));
  }
  return [{ path: issue.path, expected: expectation(issue), received: received(input, issue.path) }];
}

/** What should have stood there, in words that follow "expected". */
export function expectation(issue: Issue): string {
  const own = ownWords(issue);
  if (own !== null) return own;
  switch (issue.code) {
    case "invalid_type":
      return TYPE_WORDS[issue.expected] ?? issue.expected;
    case "invalid_value":
      return oneOf(issue.values);
    case "too_small":
      return `${sizeWords(issue.origin)} of at least ${String(issue.minimum)}`;
    case "too_big":
      return `${sizeWords(issue.origin)} of at most ${String(issue.maximum)}`;
    case "invalid_format":
      return formatWords(issue);
    case "invalid_union":
      return unionWords(issue);
    case "invalid_key": {
      const [first] = issue.issues;
      return first === undefined ? "another key" : `a key that is ${expectation(first)}`;
    }
    case "not_multiple_of":
      return `a multiple of ${String(issue.divisor)}`;
    default:
      return "something else";
  }
}

/** What the schema itself says is wrong; null for the library's own words, which name its types. */
function ownWords({ message }: Issue): string | null {
  return /^(?:Invalid|Too |Unrecognized)/.test(message) ? null : message.replace(/^expected /, "");
}

function formatWords(issue: Extract<Issue, { code: "invalid_format" }>): string {
  const { format } = issue;
  if (format === "regex" && "pattern" in issue) return `text of the form ${issue.pattern}`;
  if (format === "includes" && "includes" in issue)
    return `text with ${JSON.stringify(issue.includes)} in it`;
  return FORMAT_WORDS[format] ?? `text of the form ${format}`;
}

const FORMAT_WORDS: Readonly<Record<string, string>> = {
  date: "a date (2026-11-30)",
  datetime: "a date with a time and zone (2026-11-30T09:00:00+10:00)",
  email: "an e-mail address",
  hostname: "the name of a host",
  url: "an address (https://…)",
};

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  tuple: "a list",
};

const SIZE_WORDS: Readonly<Record<string, string>> = {
  string: "a text length",
  array: "a list length",
  number: "a number",
  int: "a whole number",
};
const sizeWords = (origin: string) => SIZE_WORDS[origin] ?? `a ${origin}`;

const oneOf = (values: readonly unknown[]) =>
  values.length === 1
    ? JSON.stringify(values[0])
    : `one of ${values.map((value) => JSON.stringify(value)).join(", ")}`;

function unionWords(issue: Extract<Issue, { code: "invalid_union" }>): string {
  if ("options" in issue && Array.isArray(issue.options)) return oneOf(issue.options);
  return issue.errors.flatMap((issues) => issues.slice(0, 1).map(expectation)).join(", or ");
}

function received(input: unknown, path: Path): string {
  let value: unknown = input;
  for (const key of path) {
    if (Array.isArray(value)) value = value[Number(key)];
    else if (isJsonObject(value)) value = Object.hasOwn(value, key) ? value[String(key)] : undefined;
    else value = undefined;
  }
  return receivedText(value);
}

/** What stands somewhere, as JSON; long values are cut. */
export function receivedText(value: unknown): string {
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/**
 * Faults of a command's flags, one line each: `--state: expected one of "a", "b", received "c"`.
 * @param given the flags as they were typed
 */
export function flagProblems(error: z.ZodError, given: unknown): readonly string[] {
  return faultsOf(error, given).map(
    ({ path, expected, received: found }) => `--${path.join(".")}: expected ${expected}, received ${found}`,
  );
}

/** A path as it is written in code: `nav.items[2].label`. */
export function pathText(path: Path): string {
  const text = path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`)).join("");
  return text.replace(/^\./, "") || "(the whole file)";
}

/** A fault of a file, in words: `nav.items[2].label: expected text, received nothing`. */
export function faultText({ path, expected, received: found }: InputFault): string {
  return `${pathText(path)}: expected ${expected}, received ${found}`;
}
