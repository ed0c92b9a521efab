import { numberFormat } from "~/domain/text/intl-formats";
import { useState } from "react";
import { type Coordinates, distanceKm } from "~/domain/location/distance";
import type { LocationCardView, NearestWords } from "~/features/locations/location-views";

/** What became of asking the browser where it is. */
export type NearestState = "idle" | "looking" | "found" | "refused";

const WAIT_MS = 10_000;
/** A position this old will do: places do not move. */
const OLD_MS = 600_000;

/**
 * Looks for the nearest place from where the browser is, after a click and with its consent. The position stays in the
 * browser: distances are worked out here.
 */
export function useNearest(words: NearestWords) {
  const [state, setState] = useState<NearestState>("idle");
  const [from, setFrom] = useState<Coordinates | null>(null);
  const locate = () => {
    setState("looking");
    if (!("geolocation" in navigator)) {
      setState("refused");
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setFrom({ lat: coords.latitude, long: coords.longitude });
        setState("found");
      },
      () => setState("refused"),
      { timeout: WAIT_MS, maximumAge: OLD_MS },
    );
  };
  /** Cards with their distances from there, the nearest first; as they are while nobody knows. */
  const sorted = (cards: readonly LocationCardView[]) =>
    from === null ? cards : nearestFirst(cards, from, words);
  return { state, locate, sorted };
}

/** Cards in the order of their distance from a point, those without a position last. */
export function nearestFirst(
  cards: readonly LocationCardView[],
  from: Coordinates,
  { away, locale }: Pick<NearestWords, "away" | "locale">,
): readonly LocationCardView[] {
  const number = numberFormat(locale, {
    style: "unit",
    unit: "kilometer",
    maximumFractionDigits: 0,
  });
  const kmTo = ({ position }: LocationCardView) =>
    position === null ? Infinity : distanceKm(from, position);
  return [...cards]
    .sort((a, b) => kmTo(a) - kmTo(b))
    .map((card) => {
      const km = kmTo(card);
      return { ...card, distance: km === Infinity ? null : away.replace("{}", number.format(km)) };
    });
}
