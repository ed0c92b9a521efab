import { KEPT_LISTS } from "~/domain/shortlist/kept-lists";
import { useTranslation } from "~/i18n/translation";
import { COMPARE_PATH, comparePath } from "~/paths";
import { ButtonLink } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { ListToggle } from "~/ui/list-toggle/list-toggle";
import { classNames } from "~/ui/theme/class-names";
import { wrap } from "~/ui/theme/layout.css";
import type { KeptEntry } from "./browser/kept-entry";
import * as css from "./compare-bar.css";

export interface CompareBarProps {
  readonly entries: readonly KeptEntry[];
  /** Why the vehicle chosen last was not added; null if it was. */
  readonly full: string | null;
  /** Whether it is a vehicle's page, where phones have another bar in this place. */
  readonly vehiclePage: boolean;
}

/** What is chosen to be compared, and the way to see it (OPEN-98). Fetched when the first vehicle is chosen. */
export default function CompareBar({ entries, full, vehiclePage }: CompareBarProps) {
  const { t } = useTranslation();
  const { cap } = KEPT_LISTS.compare;
  return (
    <section
      className={classNames(css.bar, vehiclePage && css.notOnPhones)}
      aria-label={t("shortlist.compareTitle")}
    >
      <div className={classNames(wrap, css.row)}>
        <p className={css.count}>
          <Icon name="scale" />
          <b>{t("shortlist.compare")}</b>{" "}
          {t("shortlist.compareCount", { number: entries.length, total: cap })}
        </p>
        <ul className={css.chosen}>
          {entries.map((entry) => (
            <Chosen key={entry.id} entry={entry} />
          ))}
        </ul>
        {full === null ? null : (
          <p className={css.full} role="status">
            {full}
          </p>
        )}
        <ButtonLink
          className={css.go}
          variant="primary"
          size="sm"
          href={comparePath(entries.map(({ id }) => id))}
        >
          {t("shortlist.compare")}
        </ButtonLink>
      </div>
    </section>
  );
}

function Chosen({ entry: { id, name, primary_image_url: picture } }: { readonly entry: KeptEntry }) {
  const { t } = useTranslation();
  const shown = name === "" ? t("shortlist.thisVehicle") : name;
  return (
    <li className={css.chosenOne}>
      {picture === "" ? null : <img src={picture} alt="" width={44} height={33} className={css.picture} />}
      <span className={css.name}>{shown}</span>
      <ListToggle
        list="compare"
        id={id}
        field="add"
        action={COMPARE_PATH}
        label={`${t("shortlist.remove")}: ${shown}`}
        className={css.remove}
      >
        <Icon name="x" size="sm" />
      </ListToggle>
    </li>
  );
}
