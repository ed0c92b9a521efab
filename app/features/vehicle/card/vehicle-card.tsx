import { lazy, Suspense } from "react";
import { Link } from "~/ui/link/link";
import { ButtonLink } from "~/ui/button/button";
import { NoPicture, Picture } from "~/ui/picture/picture";
import { vehiclePath } from "~/paths";
import { useShownCredit } from "../credit/shown-credit";
import { PriceType } from "../price/price-type";
import type { CardLabels } from "./card-labels";
import { CardMedia } from "./card-media";
import { fact, facts } from "./card-facts.css";
import { cardHrefs } from "./card-hrefs";
import { CardCompare } from "./card-tools";
import type { CardView } from "./card-view";
import { useTouched } from "./photos/use-touched";
import * as css from "./vehicle-card.css";
import "./card-rows.css";

const CardPhotos = lazy(() => import("./photos/card-photos"));

export interface VehicleCardProps {
  readonly card: CardView;
  readonly labels: CardLabels;
  /** Whether the picture is among the first seen: see `Picture`. */
  readonly priority?: boolean | "early";
  /** How wide the picture is shown, as `sizes` writes it; a listing of three columns unless said otherwise. */
  readonly sizes?: string;
  /** The heading level of the name, one below the listing's own. */
  readonly headingLevel?: 2 | 3;
}

const LISTING_SIZES = "(max-width: 720px) 92vw, (max-width: 1080px) 46vw, 340px";

/**
 * A vehicle in a listing (CARD-03 to CARD-12). The name's link covers the whole card; everything else that can be
 * pressed lies above that link. Screen readers read name, price, estimate, facts and actions in this order, whatever
 * the template shows first.
 */
export function VehicleCard({
  card,
  labels,
  priority = false,
  sizes = LISTING_SIZES,
  headingLevel = 3,
}: VehicleCardProps) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  useShownCredit(card.credit);
  const { box, touched } = useTouched();
  const hasMore = card.photos > 1 && typeof card.image !== "string";
  const photos =
    hasMore && touched !== undefined ? (
      <Suspense fallback={null}>
        <CardPhotos card={card} sizes={sizes} pictureClass={css.photo} touch={touched} />
      </Suspense>
    ) : null;
  return (
    <article
      ref={box}
      className={css.card}
      data-vehicle-id={card.id}
      data-state={card.state}
      data-since={card.since ?? undefined}
    >
      <CardMedia card={card} labels={labels} photos={photos}>
        {typeof card.image === "string" ? (
          <NoPicture alt={labels.noPicture} className={css.photo} drawing={card.image} />
        ) : (
          <Picture
            {...card.image}
            className={css.photo}
            width={1200}
            height={900}
            minWidth={320}
            maxWidth={960}
            sizes={sizes}
            priority={priority}
          />
        )}
      </CardMedia>
      <div className={css.body}>
        <div className={css.head}>
          <Heading className={css.title}>
            <Link to={vehiclePath(card.slug)} className={css.titleLink}>
              <bdi>{card.title}</bdi>
            </Link>
          </Heading>
          {card.badge === null ? null : (
            <p className={css.badge}>
              <bdi>{card.badge}</bdi>
            </p>
          )}
        </div>
        <CardPrice card={card} labels={labels} />
        <ul className={facts}>
          {card.facts.map((text) => (
            <li key={text} className={fact}>
              {text}
            </li>
          ))}
        </ul>
        <CardActions card={card} labels={labels} />
      </div>
    </article>
  );
}

function CardPrice({ card, labels }: Pick<VehicleCardProps, "card" | "labels">) {
  return (
    <>
      <div className={css.price}>
        <p className={css.amount}>{card.price}</p>
        <PriceType of={card} className={css.priceType} />
        {card.was === null ? null : (
          <span className={css.was}>
            {`${labels.was} `}
            <s>{card.was}</s>
          </span>
        )}
        {card.deal === null ? null : <span className={css.deal}>{card.deal}</span>}
      </div>
      {card.repayment === null ? null : (
        <p className={css.week}>
          <b className={css.weekAmount}>{card.repayment.amount}</b>
          {card.repayment.per}
        </p>
      )}
    </>
  );
}

function CardActions({ card, labels }: Pick<VehicleCardProps, "card" | "labels">) {
  if (card.similarHref !== null) {
    return (
      <div className={css.actions}>
        <ButtonLink href={card.similarHref} size="sm" block className={css.action}>
          {labels.similar}
        </ButtonLink>
      </div>
    );
  }
  if (card.actions.length === 0 && !card.controls.compare) return null;
  const hrefs = cardHrefs(card);
  return (
    <div className={css.actions}>
      <CardCompare card={card} labels={labels} />
      {card.actions.map((action) => (
        <ButtonLink
          key={action}
          href={hrefs[action]}
          size="sm"
          className={css.action}
          aria-label={`${labels[action]}: ${card.title}`}
        >
          {labels[action]}
        </ButtonLink>
      ))}
    </div>
  );
}
