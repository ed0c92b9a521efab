import { ButtonLink } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { row } from "~/ui/theme/layout.css";
import { display, muted } from "~/ui/theme/typography.css";
import { EmailLink, type RenderEmailDialog } from "./email-link";
import { HoursTable } from "./hours-table";
import { Open, PhoneButton, Rating } from "~/features/locations/location-card";
import type { LocationWords, PlaceView } from "~/features/locations/location-views";
import * as css from "~/features/locations/locations.css";
import { MapBox } from "~/features/locations/map/map-box";
import { SpecialHoursLink } from "./special-hours";

interface PlaceDetailsProps {
  readonly place: PlaceView;
  readonly words: LocationWords;
  readonly renderEmailDialog: RenderEmailDialog;
}

/** One place in full: who, where, when, and the map beside it (LOC-04). */
export function PlaceDetails({ place, words, renderEmailDialog }: PlaceDetailsProps) {
  const { card, hours, live, emailHref } = place;
  return (
    <div className={css.placeDetails}>
      <div className={css.placeWords}>
        <div className={css.placeHead}>
          <h3 className={display.d2}>{card.name}</h3>
          {card.rating === null ? null : <Rating rating={card.rating} />}
          <p className={muted}>
            <bdi>{card.address}</bdi>
          </p>
          <Open open={card.open} />
        </div>
        {hours.length === 0 ? null : <HoursTable hours={hours} caption={words.hours} today={words.today} />}
        <SpecialHoursLink card={card} words={words} />
        <div className={row}>
          {card.phone === null ? null : <PhoneButton phone={card.phone} />}
          <EmailLink href={emailHref} card={card} words={words} renderDialog={renderEmailDialog} />
          <ButtonLink href={card.directionsHref} rel="noreferrer">
            <Icon name="navigation" />
            {words.directions}
          </ButtonLink>
          <ButtonLink href={card.href} aria-label={`${words.details}: ${card.name}`}>
            {words.details}
          </ButtonLink>
          {card.stockHref === null ? null : (
            <ButtonLink href={card.stockHref} aria-label={`${words.stock}: ${card.name}`}>
              {words.stock}
            </ButtonLink>
          )}
        </div>
      </div>
      <MapBox card={card} live={live} words={words} />
    </div>
  );
}
