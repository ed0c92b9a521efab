import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import { classNames } from "~/ui/theme/class-names";
import { display, muted, small, tiny, tn } from "~/ui/theme/typography.css";
import { MoreText } from "./more-text";
import * as css from "./offers.css";
import type { OfferCardView, OfferWords } from "./offer-views";

export interface OfferCardProps {
  readonly card: OfferCardView;
  readonly words: OfferWords;
  /** Picture beside the words where there is room (OFFER-03), else above them (OFFER-02). */
  readonly layout: "grid" | "list";
  readonly level: "h2" | "h3";
  /** Its picture is among the first things seen. */
  readonly early?: boolean;
}

const SIZES = {
  grid: "(max-width: 720px) 94vw, (max-width: 1080px) 46vw, 460px",
  list: "(max-width: 720px) 94vw, (max-width: 1080px) 46vw, 520px",
} as const;

/** An offer on a card; what is long opens and closes (OFFER-02 to OFFER-07). */
export function OfferCard({ card, words, layout, level: Heading, early = false }: OfferCardProps) {
  const { name, description, disclaimer, ends } = card;
  return (
    <article className={classNames(css.card, layout === "list" && css.wide)} data-offer={card.id}>
      <div className={classNames(css.frame, layout === "list" && css.wideFrame)}>
        {card.image === null ? (
          <OfferFigure card={card} />
        ) : (
          <Picture
            {...card.image}
            className={css.photo}
            sizes={SIZES[layout]}
            priority={early ? "early" : false}
          />
        )}
      </div>
      <div className={css.words}>
        <p className={css.meta}>
          <span className={css.category}>{card.category}</span>
          {ends === null ? null : <time dateTime={ends.day}>{ends.text}</time>}
        </p>
        <Heading className={display.d1}>
          <Link to={card.href} className={css.link}>
            {name}
          </Link>
        </Heading>
        {card.highlight === "" ? null : <Highlight card={card} />}
        <MoreText
          text={description}
          more={words.more}
          less={words.less}
          about={name}
          className={classNames(css.flowing, css.description)}
        />
        {disclaimer === null ? null : (
          <MoreText
            text={disclaimer}
            more={words.fullDisclaimer}
            less={words.lessDisclaimer}
            about={name}
            className={classNames(tiny, muted, css.flowing)}
          />
        )}
        <p className={css.way} aria-hidden="true">
          {words.view}
          <Icon name="arrow-right" size="sm" className={css.arrow} />
        </p>
      </div>
    </article>
  );
}

/** The figure an offer is about. */
export function Highlight({
  card,
  large = false,
}: {
  readonly card: OfferCardView;
  readonly large?: boolean;
}) {
  return (
    <p className={css.highlight}>
      <span className={classNames(large ? display.d3 : display.d2, tn)}>{card.highlight}</span>
      {card.highlightNote === "" ? null : (
        <span className={classNames(small, muted)}>{card.highlightNote}</span>
      )}
    </p>
  );
}

/** In the place of a picture: the kind of offer. The figure itself stands with the words. */
export function OfferFigure({ card }: { readonly card: OfferCardView }) {
  return (
    <span className={classNames(css.figure, display.d3)} aria-hidden="true">
      {card.category}
    </span>
  );
}
