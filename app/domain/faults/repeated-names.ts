const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/gsu;

/** A name that stands twice in one object of a JSON text; parsers differ in which one counts. */
export interface RepeatedName {
  readonly name: string;
  /** Line of its second place, from 1. */
  readonly line: number;
}

/** An object or a list that is open. */
interface Level {
  /** The names that an object has had; null for a list. */
  readonly names: Set<string> | null;
  awaitsName: boolean;
}

/** Every name that an object of a JSON text has had before. @param text JSON that can be parsed */
export function repeatedNames(text: string): readonly RepeatedName[] {
  const open: Level[] = [];
  const found: RepeatedName[] = [];
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const level = open.at(-1);
    if (token === "{" || token === "[") {
      open.push({ names: token === "{" ? new Set() : null, awaitsName: token === "{" });
    } else if (token === "}" || token === "]") open.pop();
    else if (token === ",") {
      if (level?.names) level.awaitsName = true;
    } else if (token !== ":" && level?.names && level.awaitsName) {
      // The same name may be written in two ways: "km" and "\u006bm".
      const name = String(JSON.parse(token));
      if (level.names.has(name)) found.push({ name, line: text.slice(0, index).split("\n").length });
      level.names.add(name);
      level.awaitsName = false;
    }
  }
  return found;
}
