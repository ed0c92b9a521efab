import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";

/** A line of a file. */
export interface FoundLine {
  /** Counted from 1. */
  readonly line: number;
  /** Whether the field itself stands there; else it is what the field is missing from. */
  readonly isWhole: boolean;
}

const FRONT = /^---\r?\n([\s\S]*?)\r?\n---/;

/**
 * The line of a file that a problem is about.
 * @param problem begins with the field's path (`nav.items[1].label: expected …`), or names the line itself
 */
export function lineOf(file: string, text: string, problem: string): FoundLine | null {
  const told = /^line (\d+)|\(line (\d+), column \d+\)/.exec(problem);
  if (told !== null) return { line: Number(told[1] ?? told[2]), isWhole: true };
  const plain = text.replace(/^\uFEFF/, "");
  if (!file.endsWith(".md")) return lineInYaml(plain, problem);
  const found = lineInYaml(FRONT.exec(plain)?.[1] ?? "", problem);
  // Front matter begins below a line of dashes.
  return found === null ? null : { ...found, line: found.line + 1 };
}

/** JSON is YAML, and this parser tells where each value stands. */
function lineInYaml(text: string, problem: string): FoundLine | null {
  const lineCounter = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter, strict: false, uniqueKeys: false });
  if (contents === null) return null;
  const { at, rest } = follow(contents, problem, contents.range[0]);
  return { line: lineCounter.linePos(at).line, isWhole: rest.startsWith(":") || rest === "" };
}

interface Reached {
  /** Offset in the text. */
  readonly at: number;
  /** What is left of the problem behind the path as far as it goes. */
  readonly rest: string;
}

/** As far down a path as there are values. */
function follow(node: unknown, path: string, at: number): Reached {
  if (isMap(node)) {
    const bare = path.replace(/^\./, "");
    const fitting = node.items
      .flatMap(({ key, value }) =>
        isScalar(key) && leads(bare, String(key.value)) ? [{ key, value, name: String(key.value) }] : [],
      )
      .sort((a, b) => b.name.length - a.name.length)[0];
    if (fitting !== undefined)
      return follow(fitting.value, bare.slice(fitting.name.length), startOf(fitting.key, at));
  }
  const [whole = "", index = ""] = /^\[(\d+)\]/.exec(path) ?? [];
  if (isSeq(node) && whole !== "") {
    const item: unknown = node.items[Number(index)];
    if (item !== undefined) return follow(item, path.slice(whole.length), startOf(item, at));
  }
  return { at, rest: path };
}

/** Whether a path begins with a name, and not with a longer one. */
function leads(path: string, name: string): boolean {
  return name !== "" && path.startsWith(name) && /^(?:$|[.[:,])/.test(path.slice(name.length));
}

function startOf(node: unknown, otherwise: number): number {
  // Every parsed node has its range.
  return (node as Node | null)?.range?.[0] ?? otherwise;
}
