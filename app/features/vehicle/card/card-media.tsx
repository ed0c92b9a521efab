import type { ReactNode } from "react";
import { Icon } from "~/ui/icon/icon";
import { Tag } from "~/ui/tag/tag";
import { classNames } from "~/ui/theme/class-names";
import { sr } from "~/ui/theme/typography.css";
import { StockTagLabel } from "../stock-tag-label";
import type { CardLabels } from "./card-labels";
import * as css from "./card-media.css";
import { CardSave } from "./card-tools";
import type { CardView } from "./card-view";

/** The picture with what is laid over it: tags, place and number of pictures (CARD-03, CARD-04, CARD-13 to CARD-22). */
export function CardMedia({
  card,
  labels,
  children,
  photos,
}: {
  readonly card: CardView;
  readonly labels: CardLabels;
  readonly children: ReactNode;
  /** Its other photos, once somebody wants them; after the control in the order of focus. */
  readonly photos?: ReactNode;
}) {
  const withTool = card.controls.save !== null;
  const withWord = card.controls.save?.word === true;
  const tagged = card.tag !== null || card.fuel !== null;
  return (
    <div className={css.media}>
      {children}
      {tagged ? (
        <div className={css.tags}>
          {card.tag === null ? null : <StockTagLabel tag={card.tag} />}
          {card.fuel === null ? null : (
            <Tag kind="fuel">
              <Icon name="leaf" size="sm" />
              {card.fuel}
            </Tag>
          )}
        </div>
      ) : null}
      {card.certified === null ? null : (
        <img
          className={classNames(css.certified, withTool && (withWord ? css.besideWord : css.besideTools))}
          src={card.certified.src}
          alt={card.certified.label}
          data-said
          width={78}
          height={24}
          loading="lazy"
        />
      )}
      <div className={css.foot}>
        {card.place === null ? null : (
          <span className={css.place}>
            <span className={css.placeName}>{card.place}</span>
          </span>
        )}
        <span className={css.end}>
          {card.views === null ? null : <span className={css.views}>{card.views}</span>}
          {card.photos === 0 ? null : (
            <span className={css.photos}>
              <span className={sr}>{`${labels.photos}: `}</span>
              {card.photos}
            </span>
          )}
        </span>
      </div>
      <CardSave card={card} labels={labels} />
      {card.since === null ? null : (
        <span className={css.fresh} data-nosnippet>
          {labels.fresh}
        </span>
      )}
      {photos}
    </div>
  );
}
