/** Longest line of the project's files. */
const WIDTH = 110;

/** JSON as the project's formatter writes it: lists of bare values on one line where they fit. */
export function dealerJson(value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  const joined = text.replace(
    /^(.*)\[\n((?:\s*(?:"(?:[^"\\]|\\.)*"|[\w.+-]+),?\n)+)\s*\](,?)$/gm,
    joinedList,
  );
  return `${joined}\n`;
}

function joinedList(whole: string, before: string, values: string, after: string): string {
  const line = `${before}[${values
    .split("\n")
    .map((one) => one.trim())
    .filter((one) => one !== "")
    .join(" ")}]${after}`;
  return line.length > WIDTH ? whole : line;
}
