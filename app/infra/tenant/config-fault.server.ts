import type * as z from "zod";
import { isJsonObject, type JsonObject } from "~/domain/tenant/layer";

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** A fault of one file: where, what was expected, what stands there. */
export interface ConfigFault {
  readonly path: Path;
  readonly expected: string;
  readonly received: string;
}

/** Every fault of a zod failure, told for somebody who edits the file (one for each unknown key). */
export function faultsOf(error: z.ZodError, input: JsonObject): ConfigFault[] {
  return error.issues.flatMap((issue) => faultsOfIssue(issue, input));
}

function faultsOfIssue(issue: Issue, input: JsonObject): ConfigFault[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      expected: "no field of this name",
      received: received(input, [...issue.path, key]),
    }));
  }
  return [{ path: issue.path, expected: expectation(issue), received: received(input, issue.path) }];
}

function expectation(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return TYPE_WORDS[issue.expected] ?? issue.expected;
    case "invalid_value":
      return oneOf(issue.values);
    case "too_small":
      return `${sizeWords(issue.origin)} of at least ${String(issue.minimum)}`;
    case "too_big":
      return `${sizeWords(issue.origin)} of at most ${String(issue.maximum)}`;
    case "invalid_union":
      return unionWords(issue);
    case "invalid_key":
      return "a key of the right form";
    default:
      return issue.message.replace(/^Invalid string: must match pattern (.*)$/, "text of the form $1");
  }
}

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
  if (issue.message !== "Invalid input") return issue.message;
  return issue.errors.flatMap((issues) => issues.slice(0, 1).map(expectation)).join(", or ");
}

function received(input: JsonObject, path: Path): string {
  let value: unknown = input;
  for (const key of path) {
    if (Array.isArray(value)) value = value[Number(key)];
    else if (isJsonObject(value)) value = Object.hasOwn(value, key) ? value[String(key)] : undefined;
    else value = undefined;
  }
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** A path as it is written in code: `nav.items[2].label`. */
export function pathText(path: Path): string {
  const text = path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`)).join("");
  return text.replace(/^\./, "") || "(the whole file)";
}
