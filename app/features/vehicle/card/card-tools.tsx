import { Icon } from "~/ui/icon/icon";
import { ListToggle } from "~/ui/list-toggle/list-toggle";
import type { CardLabels } from "./card-labels";
import * as css from "./card-tools.css";
import type { CardView } from "./card-view";

type CardToolsProps = { readonly card: CardView; readonly labels: CardLabels };

/** The controls on the picture that keep a vehicle and put it beside others (CARD-05, FAV-01, FAV-04). */
export function CardTools({ card, labels }: CardToolsProps) {
  const { save, compare } = card.controls;
  if (save === null && !compare) return null;
  const { id, title, make, model } = card;
  const about = { "data-make": make, "data-model": model };
  return (
    <div className={css.tools}>
      {save === null ? null : (
        <ListToggle
          {...about}
          list={save.watchlist === null ? "favourites" : "watchlist"}
          id={id}
          field="save"
          action={save.watchlist}
          label={`${labels.save}: ${title}`}
          className={save.word ? css.wordTool : css.tool}
        >
          <Icon name="heart" className={css.icon} />
          {save.word ? labels.save : null}
        </ListToggle>
      )}
      {compare ? (
        <ListToggle
          {...about}
          list="compare"
          id={id}
          field="add"
          action="/compare"
          label={`${labels.compare}: ${title}`}
          className={css.compareTool}
        >
          <Icon name="scale" className={css.icon} />
        </ListToggle>
      ) : null}
    </div>
  );
}
