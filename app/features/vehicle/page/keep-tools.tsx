import { useTranslation } from "~/i18n/translation";
import { COMPARE_PATH } from "~/paths";
import { Icon } from "~/ui/icon/icon";
import { ListToggle } from "~/ui/list-toggle/list-toggle";
import { word as toggleWord } from "~/ui/list-toggle/toggle-word.css";
import { classNames } from "~/ui/theme/class-names";
import { tool } from "../share/share.css";
import * as css from "./keep-tools.css";
import type { VehiclePageView } from "./vehicle-page-view";

type KeepToolsProps = {
  readonly page: Pick<VehiclePageView, "id" | "title" | "make" | "model" | "controls" | "soldWatchlist">;
};

/** Saving and comparing, first among what a shopper takes along (FAV-01, FAV-04). */
export function KeepTools({ page }: KeepToolsProps) {
  const { id, title, make, model, controls, soldWatchlist } = page;
  const { t } = useTranslation();
  const word = (
    <span className={toggleWord} data-on={t("site.saved")}>
      {t("shortlist.save")}
    </span>
  );
  const about = { "data-make": make, "data-model": model };
  return (
    <>
      {controls.save === null ? null : (
        <ListToggle
          {...about}
          data-guest={controls.save.guest}
          list={controls.save.watchlist === null ? "favourites" : "watchlist"}
          id={id}
          field="save"
          action={controls.save.watchlist}
          label={`${t("shortlist.save")}: ${title}`}
          className={classNames(tool, css.save)}
        >
          <Icon name="heart" size="sm" />
          {word}
        </ListToggle>
      )}
      {soldWatchlist === null ? null : (
        // Script shows it to those who have saved the vehicle: a sold one can only be removed (WATCH-08, OPEN-101).
        <ListToggle
          {...about}
          list="watchlist"
          id={id}
          field="remove"
          action={soldWatchlist}
          label={`${t("shortlist.save")}: ${title}`}
          className={classNames(tool, css.save)}
          data-only-saved=""
          hidden
        >
          <Icon name="heart" size="sm" />
          {word}
        </ListToggle>
      )}
      {controls.compare ? (
        <ListToggle
          {...about}
          list="compare"
          id={id}
          field="add"
          action={COMPARE_PATH}
          label={`${t("shortlist.compare")}: ${title}`}
          className={classNames(tool, css.compare)}
        >
          <Icon name="scale" size="sm" />
          {t("shortlist.compare")}
        </ListToggle>
      ) : null}
    </>
  );
}
