import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import * as z from "zod";
import { isJsonObject } from "~/domain/tenant/layer";
import { faultsOf, pathText } from "~/domain/faults/input-faults";
import { parseJson } from "~/domain/faults/parse-json";

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
export async function readTranslations(dir: string): Promise<ReadonlyMap<string, TranslationFiles>> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(missingIsEmpty);
  const tags = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return new Map(
    await Promise.all(tags.map(async (tag) => [tag, await readTranslation(join(dir, tag))] as const)),
  );
}

async function readTranslation(dir: string): Promise<TranslationFiles> {
  const file = relative(process.cwd(), join(dir, "words.json")).replaceAll("\\", "/");
  const prose = new Map<string, string>();
  for (const name of await readdir(dir, { recursive: true })) {
    if (!name.endsWith(".md")) continue;
    prose.set(name.slice(0, -3).replaceAll("\\", "/"), await readFile(join(dir, name), "utf8"));
  }
  const read = await readWords(join(dir, "words.json"));
  return { file, prose, ...read, problems: read.problems.map((one) => `${file}: ${one}`) };
}

async function readWords(path: string): Promise<Pick<TranslationFiles, "labels" | "words" | "problems">> {
  try {
    const values = parseJson(await readFile(path, "utf8"));
    const parsed = translationSchema.safeParse(values);
    if (parsed.success) return { labels: parsed.data.labels, words: parsed.data.words, problems: [] };
    const faults = faultsOf(parsed.error, isJsonObject(values) ? values : {});
    return {
      ...NOTHING,
      problems: faults.map(
        (one) => `${pathText(one.path)}: expected ${one.expected}, received ${one.received}`,
      ),
    };
  } catch (error) {
    return { ...NOTHING, problems: [error instanceof Error ? error.message : String(error)] };
  }
}

const NOTHING = { labels: {}, words: {} };

function missingIsEmpty(error: unknown): [] {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
  throw error;
}
