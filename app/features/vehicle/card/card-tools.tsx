import { Icon } from "~/ui/icon/icon";
import { COMPARE_PATH } from "~/paths";
import { ListToggle } from "~/ui/list-toggle/list-toggle";
import type { CardLabels } from "./card-labels";
import * as css from "./card-tools.css";
import type { CardView } from "./card-view";

type CardToolsProps = { readonly card: CardView; readonly labels: CardLabels };

/** The control on the picture that keeps a vehicle (CARD-05, FAV-01). */
export function CardSave({ card: { id, title, make, model, controls }, labels }: CardToolsProps) {
  const { save } = controls;
  if (save === null) return null;
  return (
    <ListToggle
      data-make={make}
      data-model={model}
      data-guest={save.guest}
      list={save.watchlist === null ? "favourites" : "watchlist"}
      id={id}
      field="save"
      action={save.watchlist}
      label={`${labels.save}: ${title}`}
      className={save.word ? css.wordTool : css.tool}
      {...save.saved}
    >
      <Icon name="heart" className={css.icon} />
      {save.word ? (
        <span className={css.word} data-on={labels.saved}>
          {labels.save}
        </span>
      ) : null}
    </ListToggle>
  );
}

/** A box with its word that puts a vehicle beside others (FAV-04). */
export function CardCompare({ card: { id, title, make, model, controls }, labels }: CardToolsProps) {
  if (!controls.compare) return null;
  return (
    <ListToggle
      data-make={make}
      data-model={model}
      list="compare"
      id={id}
      field="add"
      action={COMPARE_PATH}
      label={`${labels.compare}: ${title}`}
      className={css.check}
    >
      {labels.compare}
    </ListToggle>
  );
}
