import { ButtonLink } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import { Stars } from "~/ui/stars/stars";
import { TextLink } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { display, muted, small, strong, tn } from "~/ui/theme/typography.css";
import type { LocationCardView, LocationWords, MapView, OpenView, RatingView } from "./location-views";
import * as css from "./locations.css";
import { SpecialHoursLink } from "./yard/special-hours";

export interface LocationCardProps {
  readonly card: LocationCardView;
  readonly words: LocationWords;
  readonly level?: "h2" | "h3";
}

/** A place with its picture, else its map (LOC-06). */
export function LocationCard({ card, words, level: Heading = "h2" }: LocationCardProps) {
  return (
    <article className={css.card}>
      <CardPicture card={card} />
      <div className={css.cardBody}>
        <Heading className={display.d1}>
          <Link to={card.href}>{card.name}</Link>
        </Heading>
        {card.rating === null ? null : <Rating rating={card.rating} />}
        <p className={muted}>
          <bdi>{card.address}</bdi>
        </p>
        {card.distance === null ? null : <p className={classNames(strong, small, tn)}>{card.distance}</p>}
        <Open open={card.open} />
        {card.phone === null ? null : (
          <TextLink href={card.phone.href} className={tn}>
            {card.phone.text}
          </TextLink>
        )}
        <SpecialHoursLink card={card} words={words} />
        <div className={css.cardActions}>
          <ButtonLink href={card.href} size="sm" aria-label={`${words.details}: ${card.name}`}>
            {words.details}
          </ButtonLink>
          {card.stockHref === null ? null : (
            <ButtonLink
              href={card.stockHref}
              size="sm"
              variant="quiet"
              aria-label={`${words.stock}: ${card.name}`}
            >
              {words.stock}
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  );
}

function CardPicture({ card: { image, map } }: { readonly card: LocationCardView }) {
  if (image !== null) {
    return (
      <Picture
        {...image}
        className={css.cardPhoto}
        sizes="(max-width: 720px) 94vw, (max-width: 1080px) 46vw, 460px"
      />
    );
  }
  return map === null ? <div /> : <MapImage map={map} className={css.cardPhoto} />;
}

/** Our own drawing of where a place is. */
export function MapImage({ map, className, eager }: { map: MapView; className?: string; eager?: boolean }) {
  const { src, alt, width, height } = map;
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className ?? css.map}
      decoding="async"
      {...(eager === true ? {} : { loading: "lazy" as const })}
    />
  );
}

/** Whether the doors are open; a shape as well as a colour tells. */
export function Open({ open }: { readonly open: OpenView }) {
  return (
    <p className={classNames(css.open, small, tn)}>
      <span className={css.lamp} data-open={open.isOpen} aria-hidden="true" />
      {open.text}
    </p>
  );
}

/** A review score with its stars. */
export function Rating({ rating }: { readonly rating: RatingView }) {
  return (
    <p className={classNames(css.rating, small)}>
      <Stars rating={rating.value} label={rating.label} />
      <span className={muted}>{rating.text}</span>
    </p>
  );
}

/** A telephone number to press. */
export function PhoneButton({ phone }: { readonly phone: { readonly text: string; readonly href: string } }) {
  return (
    <ButtonLink href={phone.href} variant="primary" className={tn}>
      <Icon name="phone" />
      {phone.text}
    </ButtonLink>
  );
}
