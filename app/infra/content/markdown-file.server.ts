import { LineCounter, parseDocument } from "yaml";
import type * as z from "zod";
import { isJsonObject, type JsonObject } from "~/domain/tenant/layer";
import { faultsOf, faultText } from "~/domain/faults/input-faults";
import type { MediaBook } from "../tenant/media/media-book.server";
import { encodingIsTold, readText } from "./read-text.server";

/** A Markdown file taken apart. */
export interface MarkdownFile<Front> {
  /** As people know it. */
  readonly file: string;
  /** Without folder and ending. */
  readonly name: string;
  /** Null when it has faults. */
  readonly front: Front | null;
  readonly body: string;
  /** The file of the body, where that is not the one of the front matter. */
  readonly bodyFile?: string;
  /** Tag of the body's language, where that is not the page's. */
  readonly language?: string;
  /** Lines of the file above the body, to tell where in the file a fault is. */
  readonly linesAbove: number;
  readonly problems: readonly string[];
}

/** Where a file is, and what it is called when something is wrong with it. */
export interface MarkdownPlace {
  readonly path: string;
  readonly shown: string;
  readonly name: string;
}

const FRONT = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Reads a file of Markdown with YAML front matter and checks the latter; faults are told, never thrown. */
export async function readMarkdownFile<Front>(
  { path, shown, name }: MarkdownPlace,
  schema: z.ZodType<Front>,
  media: MediaBook,
): Promise<MarkdownFile<Front>> {
  const read = await readText(path).catch(encodingIsTold);
  const text = typeof read === "string" ? read : "";
  const found = FRONT.exec(text);
  const above = found?.[0] ?? "";
  const linesAbove = above.split("\n").length - 1;
  const missing: string[] = [];
  const body = media.resolveProse(text.slice(above.length), (line, problem) =>
    missing.push(`line ${linesAbove + line}: ${problem}`),
  );
  const rest = { file: shown, name, body, linesAbove };
  const told = (problems: readonly string[]) => [...problems, ...missing].map((one) => `${shown}: ${one}`);
  const failed = (problems: readonly string[]) => ({ ...rest, front: null, problems: told(problems) });
  if (typeof read !== "string") return failed([read.message]);
  if (found === null) {
    const first = JSON.stringify(text.split("\n", 1)[0]?.slice(0, 60) ?? "");
    return failed([`line 1: expected front matter between two lines of ---, received ${first}`]);
  }
  // The first line of the file is the one of dashes.
  const { front, problems } = checkedYaml(found[1] ?? "", { schema, media, linesAbove: 1 });
  return front === null ? failed(problems) : { ...rest, front, problems: told(problems) };
}

/** How a text of YAML is read. */
interface YamlReading<Front> {
  readonly schema: z.ZodType<Front>;
  readonly media: MediaBook;
  /** Lines of its file above it. */
  readonly linesAbove?: number;
}

/** What YAML says, checked; or what is wrong with it. Own files that are missing are told beside what it says. */
export function checkedYaml<Front>(
  text: string,
  { schema, media, linesAbove = 0 }: YamlReading<Front>,
): { readonly front: Front | null; readonly problems: readonly string[] } {
  const { values: written, problems } = yamlValues(text, linesAbove);
  if (written === null) return { front: null, problems };
  const missing: string[] = [];
  const values = media.resolve(written, (problem) => missing.push(problem));
  const parsed = schema.safeParse(values);
  if (parsed.success) return { front: parsed.data, problems: missing };
  return { front: null, problems: [...faultsOf(parsed.error, values).map(faultText), ...missing] };
}

function yamlValues(
  text: string,
  linesAbove: number,
): { values: JsonObject | null; problems: readonly string[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) {
    const told = document.errors.map(({ pos, message }) => {
      return `line ${lines.linePos(pos[0]).line + linesAbove}: expected YAML, received: ${message}`;
    });
    return { values: null, problems: told };
  }
  const values: unknown = document.toJS();
  if (isJsonObject(values)) return { values, problems: [] };
  return { values: null, problems: ["front matter: expected fields such as title, received none"] };
}
