import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { type Client, Errors } from "typesense";
import * as z from "zod";
import type { RepaymentQuotes } from "~/ports/repayment-quotes";
import { SearchUnavailableError } from "~/ports/search-service";
import { type KeptIndex, UncertainChangeError } from "../keeping/kept-index.server";
import { withTimeLimit } from "../resilient/time-limit.server";
import { importBatch } from "./import-batch.server";

const exportedSchema = z.object({ id: z.string(), digest: z.string().default("") });

/**
 * The collection that sites search by this alias at this moment. Work on it does not touch a collection that takes its
 * place later.
 * @param limitMs the longest a request may take
 * @param quotes what dealers' cards say of repayments
 * @throws SearchUnavailableError when there is none yet, or the cluster does not answer
 */
export async function openCollection(
  client: Client,
  alias: string,
  limitMs: number,
  quotes?: RepaymentQuotes,
): Promise<KeptIndex> {
  const collection = await collectionOf(client, alias);
  const documents = () => client.collections(collection).documents();
  return {
    // The client waits for an import as long as it takes.
    put: (vehicles) => settled(withTimeLimit(importBatch(client, collection, vehicles, quotes), limitMs)),
    async remove(vehicleIds) {
      if (vehicleIds.length === 0) return;
      await settled(documents().delete({ filter_by: `id:[${vehicleIds.join(",")}]` }));
    },
    async digests() {
      const found = new Map<string, string>();
      // The client's type names a stream of files; what it gives is the body of the answer.
      const lines: Readable = await documents().exportStream({ include_fields: "id,digest" });
      const ended = new Promise<never>((_, reject) => lines.once("error", reject));
      ended.catch(() => undefined);
      const reading = readDigests(lines, found);
      await Promise.race([reading, ended]);
      return found;
    },
  };
}

/** Answers with which Typesense says that it did nothing: the request is wrong, or it is not ready to write. */
const isDenial = (status: number) => status < 500 || status === 503;

async function settled<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (cause) {
    if (cause instanceof Errors.TypesenseError && isDenial(cause.httpStatus ?? 500)) throw cause;
    throw new UncertainChangeError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

async function readDigests(lines: Readable, found: Map<string, string>): Promise<void> {
  for await (const line of createInterface({ input: lines, crlfDelay: Infinity })) {
    if (line === "") continue;
    const { id, digest } = exportedSchema.parse(JSON.parse(line));
    found.set(id, digest);
  }
}

async function collectionOf(client: Client, alias: string): Promise<string> {
  const { aliases } = await client.aliases().retrieve();
  const found = aliases.find(({ name }) => name === alias);
  if (found === undefined)
    throw new SearchUnavailableError(`Typesense has no index "${alias}": run npm run seed`);
  return found.collection_name;
}
