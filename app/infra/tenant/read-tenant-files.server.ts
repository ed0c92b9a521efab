import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { type ContentFiles, readContentFiles } from "../content/content-files.server";
import { dealerFolders } from "./folder-marks.server";
import { isLeftBySystem } from "./left-by-systems.server";
import { type MediaBook, mediaBook } from "./media/media-book.server";
import { readMedia } from "./media/read-media.server";
import type { DealerMedia } from "~/domain/media/media-file";
import { readTranslations, type TranslationFiles } from "./translation-files.server";
import { EncodingError, readText } from "../content/read-text.server";
import { repeatedNames } from "~/domain/faults/repeated-names";
import { isJsonObject, type JsonObject, layerOver } from "~/domain/tenant/layer";
import { parseJson } from "~/domain/faults/parse-json";

/** One dealer's folder, read: its layered JSON, or what is wrong with the files. */
export interface TenantFiles {
  /** Folder name, which has to be the slug. */
  readonly folder: string;
  /** Path of site.json as people know it. */
  readonly file: string;
  /** When site.json was written, in milliseconds since 1970; 0 where there is none. */
  readonly writtenAt: number;
  /** What site.json and content/*.json say together; null when they cannot be read. */
  readonly input: JsonObject | null;
  /** What stands in content/pages, content/blog and content/faqs. */
  readonly written: ContentFiles;
  /** Pictures of its own: the folder `media/`. */
  readonly media: DealerMedia;
  /** What stands in `languages/`, by language tag. */
  readonly translations: ReadonlyMap<string, TranslationFiles>;
  /** Every file of words, so that a copied one can be found. */
  readonly texts: readonly WrittenText[];
  readonly problems: readonly string[];
  /** Files that nobody reads. */
  readonly doubts: readonly string[];
}

/** A file below `content/` or `languages/`. */
export interface WrittenText {
  /** As people know it. */
  readonly file: string;
  /** A digest that is equal for files with the same words. */
  readonly digest: string;
}

/** Reads every dealer folder below `dir`, in name order. A folder without site.json is reported as a problem. */
export async function readTenantFiles(dir: string): Promise<readonly TenantFiles[]> {
  return Promise.all(dealerFolders(dir).map((folder) => readTenant(dir, folder)));
}

/** Reads one dealer's folder. */
export async function readTenant(dir: string, folder: string): Promise<TenantFiles> {
  const media = await readMedia(join(dir, folder, "media"));
  const book = mediaBook(media);
  const reading: JsonReading = { media: book, problems: [], missing: [] };
  const { problems } = reading;
  const site = await readJson(join(dir, folder, "site.json"), reading);
  const extra = await readContent(join(dir, folder, "content"), reading);
  const written = await readContentFiles(join(dir, folder, "content"), book);
  const translations = await readTranslations(join(dir, folder, "languages"), book);
  const texts = await Promise.all(
    ["content", "languages"].map((name) => writtenTexts(join(dir, folder, name))),
  );
  const input = site === null ? null : layerOver(site, extra);
  const own = book.judged();
  return {
    folder,
    file: shown(join(dir, folder, "site.json")),
    writtenAt: await timeOf(join(dir, folder, "site.json")),
    input: problems.length > 0 ? null : input,
    written,
    media: media.files,
    translations,
    texts: texts.flat(),
    problems: [...problems, ...reading.missing, ...own.problems],
    doubts: [...(await strayFiles(join(dir, folder))), ...own.doubts],
  };
}

/** What is read of a dealer's folder and of its folder `content`. */
const READ: Readonly<Record<string, readonly string[]>> = {
  "": ["site.json", "demo-stock.json", "content", "languages", "stock", "media", "README.md"],
  content: ["pages", "blog", "faqs", "models", "offers", "reviews.yaml", "parts.yaml", "*.json"],
};

/** Files and folders that nothing reads, most likely for a slip in the name. */
async function strayFiles(dir: string): Promise<readonly string[]> {
  const found = await Promise.all(
    Object.entries(READ).map(async ([folder, known]) => {
      const names = (await readdir(join(dir, folder)).catch(missingIsEmpty)).filter(
        (name) => !isLeftBySystem(name),
      );
      const isRead = (name: string) =>
        known.includes(name) || (known.includes("*.json") && name.endsWith(".json"));
      return names
        .filter((name) => !isRead(name))
        .sort()
        .map(
          (name) =>
            `${shown(join(dir, folder, name))}: expected one of ${known.join(", ")}, received a name that nobody reads`,
        );
    }),
  );
  return found.flat();
}

async function writtenTexts(dir: string): Promise<readonly WrittenText[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(missingIsEmpty);
  const files = entries.flatMap((entry) =>
    typeof entry !== "string" && entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );
  const texts = await Promise.all(
    files.sort().map(async (path) => ({ path, text: await readFile(path, "utf8") })),
  );
  return texts
    .filter(({ text }) => text.trim() !== "")
    .map(({ path, text }) => ({
      file: shown(path),
      digest: createHash("sha256").update(text.trim()).digest("base64url"),
    }));
}

/** `content/<name>.json` each hold some of `content`: labels, blocks and so on. */
async function readContent(dir: string, reading: JsonReading): Promise<JsonObject> {
  const names = await readdir(dir).catch(missingIsEmpty);
  let content: JsonObject = {};
  for (const name of names.filter((one) => one.endsWith(".json")).sort()) {
    const part = await readJson(join(dir, name), reading);
    if (part !== null) content = layerOver(content, part);
  }
  return Object.keys(content).length === 0 ? {} : { content };
}

/** What files of JSON are read with, and what is wrong with them. */
interface JsonReading {
  readonly media: MediaBook;
  /** What keeps a file from being understood. */
  readonly problems: string[];
  /** Own files that are named and not there. */
  readonly missing: string[];
}

async function readJson(path: string, { media, problems, missing }: JsonReading): Promise<JsonObject | null> {
  try {
    const text = await readText(path);
    const parsed = parseJson(text);
    problems.push(
      ...repeatedNames(text).map(
        ({ name, line }) =>
          `${shown(path)}: line ${line}: expected each field once in its object, received "${name}" again`,
      ),
    );
    if (isJsonObject(parsed)) return media.resolve(parsed, (text) => missing.push(`${shown(path)}: ${text}`));
    problems.push(`${shown(path)}: expected an object, received ${kindOf(parsed)}`);
  } catch (error) {
    problems.push(`${shown(path)}: ${reasonOf(error)}`);
  }
  return null;
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "a list" : `a ${typeof value}`;
}

function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return `not valid JSON: ${error.message}`;
  if (isMissing(error)) return "expected a file here, received nothing";
  if (error instanceof EncodingError) return error.message;
  return `cannot be read: ${error instanceof Error ? error.message : String(error)}`;
}

/** When a file was written; 0 for one that cannot be looked at. */
function timeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

function missingIsEmpty(error: unknown): string[] {
  if (isMissing(error)) return [];
  throw error;
}

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

/** Paths are shown from the working folder, with forward slashes, when they lie below it. */
function shown(path: string): string {
  const near = relative(process.cwd(), path);
  return (near.startsWith("..") ? path : near).replaceAll("\\", "/");
}
