import { Refusal } from "./schema";

/** A parsed `filter_by`: one test of one field, or two filters joined. */
export type Filter =
  | { readonly join: "&&" | "||"; readonly left: Filter; readonly right: Filter }
  | { readonly field: string; readonly test: string };

const MOST_OPERATIONS = 100;

/**
 * Parses `filter_by` as the server does, in two passes: the first one splits at brackets and at `&&` and `||`, for which
 * a backtick always opens or closes quotes (a backslash before it changes nothing). Both operators bind equally
 * and to the left.
 */
export function parseFilter(text: string): Filter | null {
  if (text.trim() === "") return null;
  const tokens = split(text);
  if (tokens.filter((token) => token !== "(" && token !== ")").length > MOST_OPERATIONS)
    throw new Refusal(400, `\`filter_by\` has too many operations. Maximum allowed: ${MOST_OPERATIONS}.`);
  const reader = { tokens, at: 0 };
  const filter = readChain(reader);
  if (reader.at < tokens.length)
    throw new Refusal(400, "Could not parse the filter query: unbalanced parentheses.");
  return filter;
}

interface Reader {
  readonly tokens: readonly string[];
  at: number;
}

function readChain(reader: Reader): Filter {
  let left = readOperand(reader);
  for (;;) {
    const operator = reader.tokens[reader.at];
    if (operator !== "&&" && operator !== "||") return left;
    reader.at += 1;
    left = { join: operator, left, right: readOperand(reader) };
  }
}

function readOperand(reader: Reader): Filter {
  const token = reader.tokens[reader.at];
  if (token === undefined || token === "&&" || token === "||")
    throw new Refusal(400, `Could not parse the filter query: unbalanced \`${token ?? "&&"}\` operands.`);
  reader.at += 1;
  if (token === ")") throw new Refusal(400, "Could not parse the filter query: unbalanced parentheses.");
  if (token !== "(") return readTest(token);
  const inner = readChain(reader);
  if (reader.tokens[reader.at] !== ")")
    throw new Refusal(400, "Could not parse the filter query: unbalanced parentheses.");
  reader.at += 1;
  return inner;
}

function readTest(token: string): Filter {
  const colon = token.indexOf(":");
  if (colon < 0) throw new Refusal(400, "Could not parse the filter query.");
  const test = token.slice(colon + 1).trim();
  const field = token.slice(0, colon).trim();
  if (test === "")
    throw new Refusal(400, `Error with filter field \`${field}\`: Filter value cannot be empty.`);
  return { field, test };
}

function split(text: string): string[] {
  const tokens: string[] = [];
  let current = "";
  let quoted = false;
  const flush = (): void => {
    if (current.trim() !== "") tokens.push(current.trim());
    current = "";
  };
  for (let i = 0; i < text.length; i += 1) {
    const two = text.slice(i, i + 2);
    const one = text.charAt(i);
    if (one === "`") quoted = !quoted;
    if (!quoted && (two === "&&" || two === "||")) {
      flush();
      tokens.push(two);
      i += 1;
    } else if (!quoted && one === "(" && current.endsWith(":")) {
      // A place and a radius, whose brackets belong to the test.
      const end = text.indexOf(")", i);
      current += text.slice(i, end < 0 ? undefined : end + 1);
      i = end < 0 ? text.length : end;
    } else if (!quoted && (one === "(" || one === ")")) {
      flush();
      tokens.push(one);
    } else current += one;
  }
  flush();
  return tokens;
}
