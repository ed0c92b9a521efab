import { useState } from "react";
import { Button } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { classNames } from "~/ui/theme/class-names";
import { muted, small } from "~/ui/theme/typography.css";
import { MapImage } from "~/features/locations/location-card";
import type { LiveMapView, LocationCardView, LocationWords } from "~/features/locations/location-views";
import * as css from "~/features/locations/locations.css";

interface MapBoxProps {
  readonly card: Pick<LocationCardView, "name" | "map" | "directionsHref">;
  /** Null where the dealer's configuration has no provider's map. */
  readonly live: LiveMapView | null;
  readonly words: Pick<LocationWords, "directions">;
  readonly eager?: boolean;
}

/**
 * Where a place is: our own drawing, which leads to directions. The map provider's frame takes its place only after a
 * click, and only where the dealer has one (LOC-04, LOC-05): nobody else is asked before.
 */
export function MapBox({ card, live, words, eager = false }: MapBoxProps) {
  const [shown, setShown] = useState(false);
  if (card.map === null) return null;
  if (live !== null && shown) {
    return (
      <iframe
        className={classNames(css.map, css.frame)}
        src={live.src}
        title={live.title}
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    );
  }
  return (
    <div className={css.mapBox}>
      <a
        className={css.mapLink}
        href={card.directionsHref}
        rel="noreferrer"
        aria-label={`${words.directions}: ${card.name}`}
      >
        <MapImage map={card.map} eager={eager} />
      </a>
      {live === null ? null : (
        <div className={css.liveMap}>
          <Button size="sm" onClick={() => setShown(true)}>
            <Icon name="map-pin" size="sm" />
            {live.open}
          </Button>
          <span className={classNames(small, muted)} data-nosnippet>
            {live.note}
          </span>
        </div>
      )}
    </div>
  );
}
