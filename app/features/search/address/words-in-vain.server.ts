import type { VehicleQuery } from "~/domain/search/query";
import { isGrade, spareWords, withWordsAside } from "~/domain/search/meaning/needs/vain-words";
import type { SearchVocabulary } from "~/domain/search/meaning/vocabulary";
import type { SearchService, StockScope } from "~/ports/search-service";

/**
 * A query whose words find nothing of what its conditions leave, with those words told instead of demanded: nobody who asks
 * for an ex-lease Camry wants none. Words that find some stay. One question to the engine, for such words alone, and a
 * second where some of several find nothing.
 * @param asked as it was written
 * @param meant its words read
 */
export async function withVainWordsAside(
  asked: VehicleQuery,
  meant: VehicleQuery,
  vocabulary: SearchVocabulary,
  { search, scope }: { readonly search: SearchService; readonly scope: StockScope },
): Promise<VehicleQuery> {
  const words = spareWords(asked, meant, vocabulary);
  if (words === null || words.some((word) => isGrade(word, meant, vocabulary))) return meant;
  const withText = (text: string) => ({ ...meant, text });
  const queries = [meant, withText(""), ...words.map(withText)];
  const [whole = 0, without = 0, ...each] = await search.countEach(scope, queries);
  if (whole > 0 || without === 0) return meant;
  const found = words.filter((_, at) => (each[at] ?? 0) > 0);
  const some = withWordsAside(meant, words, found);
  if (found.length < 2) return some;
  const [together = 0] = await search.countEach(scope, [some]);
  return together > 0 ? some : withWordsAside(meant, words, []);
}
