import { readdir } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import * as z from "zod";
import { encodingIsTold, readText } from "../content/read-text.server";
import { isJsonObject } from "~/domain/tenant/layer";
import type { MediaBook } from "./media/media-book.server";
import { faultsOf, faultText } from "~/domain/faults/input-faults";
import { parseJson } from "~/domain/faults/parse-json";
import { repeatedNames } from "~/domain/faults/repeated-names";

const words = z.record(z.string().min(1), z.string().min(1));

const translationSchema = z.strictObject({
  $schema: z.string().max(200).optional(),
  labels: words.default({}).describe("The dealer's own words in place of the language's, by key (TEN-06)"),
  words: words
    .default({})
    .describe("What the configuration says, by what it says in the dealer's own language"),
});

/** A dealer's site in another language, as far as it is written. */
export interface TranslationFiles {
  /** As people know it. */
  readonly file: string;
  readonly labels: Readonly<Record<string, string>>;
  /** By the text in the dealer's own language. */
  readonly words: Readonly<Record<string, string>>;
  /** Markdown by the file it stands in place of: `pages/about`. */
  readonly prose: ReadonlyMap<string, string>;
  readonly problems: readonly string[];
}

/** Reads `languages/<tag>/words.json` and the texts beside it (`pages/about.md`); a folder that is not there is empty. */
export async function readTranslations(
  dir: string,
  media: MediaBook,
): Promise<ReadonlyMap<string, TranslationFiles>> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(missingIsEmpty);
  const tags = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return new Map(
    await Promise.all(tags.map(async (tag) => [tag, await readTranslation(join(dir, tag), media)] as const)),
  );
}

async function readTranslation(dir: string, media: MediaBook): Promise<TranslationFiles> {
  const file = relative(process.cwd(), join(dir, "words.json")).replaceAll("\\", "/");
  const prose = new Map<string, string>();
  const unread: string[] = [];
  for (const name of await readdir(dir, { recursive: true })) {
    if (!name.endsWith(".md")) continue;
    const path = name.replaceAll("\\", "/");
    const text = await readText(join(dir, name)).catch(encodingIsTold);
    const tell = (problem: string) => unread.push(`${dirname(file)}/${path}: ${problem}`);
    if (typeof text === "string")
      prose.set(
        path.slice(0, -3),
        media.resolveProse(text, (line, problem) => tell(`line ${line}: ${problem}`)),
      );
    else tell(text.message);
  }
  const read = await readWords(join(dir, "words.json"), media);
  return { file, prose, ...read, problems: [...read.problems.map((one) => `${file}: ${one}`), ...unread] };
}

async function readWords(
  path: string,
  media: MediaBook,
): Promise<Pick<TranslationFiles, "labels" | "words" | "problems">> {
  try {
    const text = await readText(path);
    const values = parseJson(text);
    const twice = repeatedNames(text).map(
      ({ name, line }) =>
        `line ${line}: expected each text once in its object, received ${JSON.stringify(name)} again`,
    );
    const parsed = translationSchema.safeParse(values);
    if (parsed.success) {
      const { labels } = parsed.data;
      const words = media.resolve(parsed.data.words, (problem) => twice.push(problem));
      return { labels, words, problems: twice };
    }
    const faults = faultsOf(parsed.error, isJsonObject(values) ? values : {});
    return {
      ...NOTHING,
      problems: [...twice, ...faults.map(faultText)],
    };
  } catch (error) {
    if (isMissing(error)) return { ...NOTHING, problems: ["expected a file here, received nothing"] };
    const told = error instanceof Error ? error.message : String(error);
    return { ...NOTHING, problems: [error instanceof SyntaxError ? `not valid JSON: ${told}` : told] };
  }
}

const NOTHING = { labels: {}, words: {} };

function missingIsEmpty(error: unknown): [] {
  if (isMissing(error)) return [];
  throw error;
}

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";
