import { searchWords } from "~/domain/search/searchable-text";
import { textForms } from "~/domain/search/text";
import { BODY_TYPES } from "~/domain/vehicle/body-types";
import type { Logger } from "~/ports/logger";
import { SearchUnavailableError } from "~/ports/search-service";
import { orUnavailable, type TypesenseConnection } from "./typesense-client.server";

/** A shopper's word and the words of the records it stands for. */
export interface OneWaySynonym {
  readonly root: string;
  readonly synonyms: readonly string[];
}

/** Words records use for fuel, gearbox and driven wheels; bodies are a fixed list of their own. */
const RECORD_WORDS = [
  "petrol",
  "unleaded",
  "diesel",
  "hybrid",
  "phev",
  "electric",
  "ev",
  "lpg",
  "automatic",
  "auto",
  "4wd",
];

/**
 * The domain's other words for bodies, fuels and drives, from the query's side: whoever types `pickup` means records
 * that say `ute`. One way only, because not every hybrid is a plug-in hybrid.
 */
export function querySynonyms(): OneWaySynonym[] {
  const byTyped = new Map<string, string[]>();
  for (const recorded of new Set([...BODY_TYPES.map((body) => body.toLowerCase()), ...RECORD_WORDS])) {
    const own = new Set(textForms(recorded));
    const others = searchWords(recorded).filter((word) => !own.has(word));
    for (const typed of others) byTyped.set(typed, [...(byTyped.get(typed) ?? []), recorded]);
  }
  return [...byTyped].map(([root, synonyms]) => ({ root, synonyms }));
}

/**
 * Stores the synonyms with a collection, as Typesense takes them up to version 29. Later versions keep them elsewhere
 * and answer 404. The words are in the indexed text as well, so a 404 is only logged as a warning.
 * @throws SearchUnavailableError when the server refuses or does not answer
 */
export async function storeSynonyms(
  { urls, apiKey, fetchTimeoutMs }: TypesenseConnection,
  collection: string,
  logger: Logger,
): Promise<void> {
  for (const { root, synonyms } of querySynonyms()) {
    const path = `collections/${encodeURIComponent(collection)}/synonyms/${encodeURIComponent(root)}`;
    // Not through the client: it prints a deprecation notice meant for version 30.
    const response = await orUnavailable(
      fetch(`${urls[0] ?? ""}/${path}`, {
        method: "PUT",
        headers: { "content-type": "application/json", "x-typesense-api-key": apiKey },
        body: JSON.stringify({ root, synonyms }),
        signal: AbortSignal.timeout(fetchTimeoutMs),
      }),
    );
    await response.body?.cancel();
    if (response.status === 404) {
      logger.warn(
        { collection },
        "this Typesense version takes no collection synonyms; the indexed text has them",
      );
      return;
    }
    if (!response.ok)
      throw new SearchUnavailableError(`Typesense refused a synonym: status ${response.status}`);
  }
}
