import { repeatedNames } from "./repeated-names";

/** What is wrong with a JSON text; the message is for whoever sent it. */
export class StrictJsonError extends Error {
  override readonly name = "StrictJsonError";
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/gsu;

/**
 * JSON of another program, read so that it can mean one thing only: no name twice in one object (parsers differ in which
 * one counts), and no deeper than asked.
 * @param deepest how many objects and lists may stand in each other
 * @throws StrictJsonError
 */
export function strictJson(text: string, deepest: number): unknown {
  requireDepth(text, deepest);
  const value = parsed(text);
  const [twice] = repeatedNames(text);
  if (twice !== undefined)
    throw new StrictJsonError(`"${twice.name.slice(0, 60)}" stands twice in one object`);
  return value;
}

/** Before anything is parsed: a parser may not bear what is nested thousands deep. */
function requireDepth(text: string, deepest: number): void {
  let depth = 0;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === "{" || token === "[") depth += 1;
    if (token === "}" || token === "]") depth -= 1;
    if (depth > deepest) throw new StrictJsonError(`objects and lists stand more than ${deepest} deep`);
  }
}

function parsed(text: string): unknown {
  if (text.trim() === "") throw new StrictJsonError("there is no body");
  if (text.startsWith("\uFEFF")) throw new StrictJsonError("the body begins with a byte order mark (U+FEFF)");
  if (text.includes("\uFFFD")) throw new StrictJsonError("the body is not UTF-8");
  try {
    return JSON.parse(text);
  } catch (error) {
    const told = error instanceof Error ? error.message.slice(0, 200) : "it cannot be read";
    throw new StrictJsonError(`the body is no JSON: ${told}`, { cause: error });
  }
}
