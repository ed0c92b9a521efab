/**
 * JSON as people save it: editors of Windows begin a file with a byte-order mark.
 * @throws SyntaxError that names line and column where the engine tells the position
 */
export function parseJson(text: string): unknown {
  const json = text.replace(/^\uFEFF/, "");
  try {
    return JSON.parse(json);
  } catch (error) {
    const told = error instanceof Error ? error.message : String(error);
    const position = /\bposition (\d+)/.exec(told)?.[1];
    if (position === undefined) throw error;
    const before = json.slice(0, Number(position)).split("\n");
    const place = `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
    throw new SyntaxError(`${told} (${place})`, { cause: error });
  }
}
