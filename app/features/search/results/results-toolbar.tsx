import { useTranslation } from "~/i18n/translation";
import { DrawerButton } from "~/ui/drawer/drawer";
import { Icon } from "~/ui/icon/icon";
import { Select } from "~/ui/select/select";
import { buttonClass, ButtonLink } from "~/ui/button/button";
import { NearBox } from "~/features/search/near/near-box";
import { row } from "~/features/search/near/near-box.css";
import { FORM_ID, PANEL_ID } from "~/features/search/filters/filter-panel";
import * as styles from "./results-page.css";
import type { ResultsView } from "./results-view";

interface ToolbarProps {
  readonly view: ResultsView<unknown>;
  readonly onSort: () => void;
}

/** The number found, the way to the filters on a phone, the order, and where the shopper is. */
export function ResultsToolbar({ view, onSort }: ToolbarProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.toolbar}>
      <output className={styles.count} data-result-count={view.count} aria-live="polite">
        <b className={styles.countNumber}>{view.countText}</b> {view.noun}
      </output>
      <DrawerButton drawerId={PANEL_ID}>
        <Icon name="sliders-horizontal" />
        {t("filters.title")}
        {view.applied > 0 ? <span className={styles.dot}>{view.applied}</span> : null}
      </DrawerButton>
      <div className={styles.sort}>
        <label htmlFor="sort" className={styles.sortLabel}>
          {t("search.sort")}
        </label>
        <Select
          key={view.sort}
          id="sort"
          name="sortBy"
          form={FORM_ID}
          size="sm"
          boxClassName={styles.sortBox}
          defaultValue={view.sort}
          onChange={onSort}
        >
          {view.sorts.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
        <noscript>
          <button type="submit" form={FORM_ID} className={buttonClass({ size: "sm" })}>
            {t("search.sortApply")}
          </button>
        </noscript>
      </div>
      <PlaceRow view={view} />
    </div>
  );
}

/** Where the shopper is, and the switches between rows, grid and map. */
function PlaceRow({ view: { near, mapSwitch, lookSwitch } }: { readonly view: ResultsView<unknown> }) {
  return near === null && mapSwitch === null && lookSwitch === null ? null : (
    <div className={row}>
      {near === null ? null : <NearBox near={near} />}
      {lookSwitch === null ? null : (
        <ButtonLink size="sm" href={lookSwitch.href} rel="nofollow" className={styles.look}>
          {lookSwitch.label}
        </ButtonLink>
      )}
      {mapSwitch === null ? null : (
        <ButtonLink size="sm" href={mapSwitch.href} rel="nofollow">
          {mapSwitch.label}
        </ButtonLink>
      )}
    </div>
  );
}
