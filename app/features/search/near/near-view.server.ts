import { positionOf } from "~/domain/location/distance";
import { asksForPlace, offeredRadii, salesYards } from "~/domain/search/near/near-you";
import { isHere, type NearPlace } from "~/domain/search/near-place";
import type { Listing } from "~/features/search/results/listing.server";
import type { NearView, NearWords } from "./near-view";

/** The question where a shopper is; null where the dealer's listings do not ask, and nobody says. */
export function nearView(listing: Listing): NearView | null {
  const { config, query, t, format } = listing;
  const { near } = query;
  if (near === undefined && !asksForPlace(config)) return null;
  const within = near?.withinKm ?? null;
  const isAsked = isHere(near);
  const isLost = near !== undefined && near.point === undefined && !isAsked;
  return {
    place: near === undefined || isAsked ? "" : near.place,
    within: within === null ? "" : String(within),
    options: [
      { value: "", label: t("search.near.anywhere") },
      ...offeredRadii(config, within).map((km) => ({
        value: String(km),
        label: t("search.near.upTo", { distance: format.km(km) }),
      })),
    ],
    known: near?.point !== undefined,
    summary: summary(listing),
    asks: isAsked ? t("search.near.asks") : null,
    error: isLost ? t("search.near.unknown", { place: near.place }) : null,
    note: salesYards(config).every(({ address }) => positionOf(address) !== null)
      ? null
      : t("search.near.unplaced"),
    words: words(listing),
  };
}

function summary(listing: Listing): string {
  const { near } = listing.query;
  return near?.point === undefined ? listing.t("search.near.title") : nearLabel(near, listing);
}

/** Where distances are counted from and how far, by the place's own name; it may have been typed otherwise. */
export function nearLabel(near: NearPlace, { t, format }: Pick<Listing, "t" | "format">): string {
  const place = near.name ?? near.place;
  return near.withinKm === null
    ? t("search.near.from", { place })
    : t("search.near.within", { distance: format.km(near.withinKm), place });
}

function words({ t }: Listing): NearWords {
  return {
    place: t("search.near.place"),
    distance: t("search.near.distance"),
    apply: t("search.near.apply"),
    locate: t("search.near.locate"),
    locating: t("search.near.locating"),
    notLocated: t("search.near.notLocated"),
    forget: t("search.near.forget"),
  };
}
