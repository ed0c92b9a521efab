import type { Vehicle } from "~/domain/vehicle/vehicle";
import { isInStock } from "~/domain/vehicle/stock-status";
import { SearchUnavailableError } from "~/ports/search-service";
import { similarPath, stockPath, vehiclePath } from "~/paths";
import { latestCards, similarCards, type SimilarSource } from "./similar-cards.server";
import type { CardView } from "../../card/card-view";
import { SIMILAR_PARAMETER, type SimilarView } from "./similar-view";

/**
 * The section of similar vehicles. For a vehicle on sale, script fetches them when they are almost in sight. A vehicle
 * that is gone shows them at once (VDP-30), and so does the address that asks for them. Where nothing is like one that is
 * gone, the latest of its kind stand there, under that name.
 * @returns null where the dealer shows none, or when nothing is similar
 */
export async function buildSimilar(
  vehicle: Vehicle,
  source: SimilarSource,
  query: URLSearchParams,
): Promise<SimilarView | null> {
  const { sections } = source.config.vehicle;
  const { count } = source.config.similar;
  if (count === 0 || !sections.includes("similar")) return null;
  const gone = !isInStock(vehicle);
  const atOnce = gone || query.has(SIMILAR_PARAMETER);
  const similar = atOnce ? await similarCards(vehicle, source).catch(none) : null;
  const isLatest = gone && similar?.length === 0;
  const cards = isLatest ? await latestCards(vehicle, source).catch(none) : similar;
  if (cards?.length === 0) return null;
  return {
    cards,
    count,
    cardsPath: similarPath(vehicle.slug),
    pageHref: `${vehiclePath(vehicle.slug)}?${SIMILAR_PARAMETER}=1#similar`,
    ...(isLatest ? latestWords(source) : similarWords(vehicle, cards, source)),
  };
}

type Words = Pick<SimilarView, "title" | "all">;

function latestWords({ t }: SimilarSource): Words {
  return { title: t("empty.arrivals"), all: { text: t("site.searchStock"), href: stockPath() } };
}

function similarWords(vehicle: Vehicle, cards: readonly CardView[] | null, { t }: SimilarSource): Words {
  return {
    title: t(isInStock(vehicle) ? "vehicle.similarTitle" : "vehicle.soldAlternative"),
    all: { text: t("vehicle.seeSimilar"), href: moreLike(vehicle, cards) },
  };
}

/** A failed search leaves the section out: the page works without it (ERR-16). */
function none(error: unknown): readonly [] {
  if (error instanceof SearchUnavailableError) return [];
  throw error;
}

/**
 * More of the same model. Of a vehicle that is gone only where there is one, else of the make, else all stock: no way
 * ends at the vehicle alone.
 */
function moreLike(
  { make, model, ...vehicle }: Vehicle,
  cards: readonly { readonly make: string; readonly model: string }[] | null,
): string {
  if (isInStock(vehicle) || cards === null) return stockPath({ make, model });
  const ofMake = cards.filter((card) => card.make === make);
  if (ofMake.some((card) => card.model === model)) return stockPath({ make, model });
  return ofMake.length > 0 ? stockPath({ make }) : stockPath();
}
