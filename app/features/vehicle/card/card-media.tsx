import type { ReactNode } from "react";
import { Icon } from "~/ui/icon/icon";
import { Tag } from "~/ui/tag/tag";
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
  return (
    <div className={css.media}>
      {children}
      <div className={css.top}>
        <CardTags card={card} />
        <CardSave card={card} labels={labels} />
      </div>
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
      {card.since === null ? null : (
        <span className={css.fresh} data-nosnippet>
          {labels.fresh}
        </span>
      )}
      {photos}
    </div>
  );
}

/** What a vehicle's state is comes first: where not all of them have room, the last ones go. */
function CardTags({ card: { tag, certified, fuel } }: { readonly card: CardView }) {
  return (
    <div className={css.tags}>
      {tag === null ? null : <StockTagLabel tag={tag} />}
      {certified === null ? null : (
        <img
          className={css.certified}
          src={certified.src}
          alt={certified.label}
          data-said
          width={78}
          height={24}
          loading="lazy"
        />
      )}
      {fuel === null ? null : (
        <Tag kind="fuel">
          <Icon name="leaf" size="sm" />
          {fuel}
        </Tag>
      )}
    </div>
  );
}
