import type * as z from "zod";
import type { MediaBook } from "../tenant/media/media-book.server";
import { checkedYaml } from "./markdown-file.server";
import { encodingIsTold, EncodingError, readText } from "./read-text.server";

/** A YAML file of data in a dealer's content folder, read. */
export interface DataFile<Data> {
  /** As people know it. */
  readonly file: string;
  /** Null when it is not there or has faults. */
  readonly data: Data | null;
  readonly problems: readonly string[];
}

/** Where a file of data is, and what is read with it. */
export interface DataPlace {
  readonly path: string;
  /** The file as people know it. */
  readonly shown: string;
  readonly media: MediaBook;
}

/** Reads a file of data and checks it; faults are returned, never thrown, and a missing file is not a fault. */
export async function readDataFile<Data>(
  { path, shown, media }: DataPlace,
  schema: z.ZodType<Data>,
): Promise<DataFile<Data>> {
  const text = await readText(path).catch(missingIsNull);
  if (text === null) return { file: shown, data: null, problems: [] };
  if (text instanceof EncodingError)
    return { file: shown, data: null, problems: [`${shown}: ${text.message}`] };
  const { front, problems } = checkedYaml(text, { schema, media });
  return { file: shown, data: front, problems: problems.map((problem) => `${shown}: ${problem}`) };
}

function missingIsNull(error: unknown): EncodingError | null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  return encodingIsTold(error);
}
