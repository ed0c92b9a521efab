import type { Vehicle } from "~/domain/vehicle/vehicle";
import { isInStock } from "~/domain/vehicle/stock-status";
import { SearchUnavailableError } from "~/ports/search-service";
import { similarPath, stockPath, vehiclePath } from "~/paths";
import { similarCards, type SimilarSource } from "./similar-cards.server";
import { SIMILAR_PARAMETER, type SimilarView } from "./similar-view";

/**
 * The section of similar vehicles. For a vehicle on sale, script fetches them when they are almost in sight. A vehicle
 * that is gone shows them at once (VDP-30), and so does the address that asks for them.
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
  const sold = !isInStock(vehicle);
  const atOnce = sold || query.has(SIMILAR_PARAMETER);
  const cards = atOnce ? await similarCards(vehicle, source).catch(none) : null;
  if (cards?.length === 0) return null;
  return {
    cards,
    count,
    sold,
    cardsPath: similarPath(vehicle.slug),
    pageHref: `${vehiclePath(vehicle.slug)}?${SIMILAR_PARAMETER}=1#similar`,
    allHref: moreLike(vehicle, cards),
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
