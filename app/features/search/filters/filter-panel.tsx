import { useRef } from "react";
import { useTranslation } from "~/i18n/translation";
import { Button } from "~/ui/button/button";
import { FILTERS_PART } from "~/paths";
import { Drawer } from "~/ui/drawer/drawer";
import { Facet } from "~/ui/facet/facet";
import { TextLink } from "~/ui/text-link/text-link";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import { box, check } from "~/ui/check/check.css";
import { choice } from "./facet-choices";
import * as styles from "./filter-panel.css";
import { ListLink } from "./list-link";
import { MakeFacet } from "./make-facet";
import { panelLabels } from "./panel-labels";
import { RangeFacet } from "./range-facet";
import type { ResultsView, StepsFilter, ValuesFilter } from "~/features/search/results/results-view";
import { SearchBox } from "~/features/search/box/search-box";
import type { LiveFilters } from "./use-live-filters";
import { SitePathForm } from "~/ui/link/site-path-form";
import { usePanelHeight } from "./use-panel-height";

/** Ids by which the toolbar reaches the panel and its form. */
export const PANEL_ID = FILTERS_PART;
export const FORM_ID = "filter-form";
/** Where the form is sent without script; the server redirects to the canonical address. */
const FORM_ACTION = "/search/new-used-and-demo-cars";

interface FilterPanelProps {
  readonly view: ResultsView<unknown>;
  readonly live: LiveFilters;
  readonly number: (value: number) => string;
}

/** The refinement panel: a GET form that script applies as it is used. */
export function FilterPanel({ view, live, number }: FilterPanelProps) {
  const { t } = useTranslation();
  const labels = panelLabels(t);
  const sizer = useRef<HTMLDivElement>(null);
  usePanelHeight(sizer);
  return (
    <Drawer id={PANEL_ID} label={labels.title} closeLabel={labels.close} className={styles.panel}>
      <div ref={sizer} className={styles.sizer}>
        <SitePathForm
          ref={live.form}
          id={FORM_ID}
          className={styles.form}
          action={FORM_ACTION}
          role="search"
          aria-label={labels.search.label}
          onChange={live.onChange}
          onSubmit={live.onSubmit}
        >
          <div className={styles.fields}>
            <div className={styles.top}>
              <h2 className={styles.heading}>{labels.title}</h2>
              {view.chips.length > 0 ? (
                <TextLink href={view.clearHref} className={styles.clear}>
                  {labels.clear}
                </TextLink>
              ) : null}
            </div>
            <div className={styles.searchBox}>
              <SearchBox text={view.text} siteSlug={view.site.slug} from={view.href} labels={labels.search} />
            </div>
            {view.hidden.map(([name, value]) => (
              <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
            ))}
            {view.filters.map((filter) => {
              if (filter.kind === "values") return valuesFacet(filter, labels.more, number);
              if (filter.kind === "steps") return stepsFacet(filter);
              if (filter.kind === "makes") {
                return <MakeFacet key="make" filter={filter} labels={labels.makes} number={number} />;
              }
              return (
                <RangeFacet
                  key={filter.name}
                  filter={filter}
                  labels={labels.ranges}
                  currencySign={view.site.currencySign}
                  number={number}
                  onSet={live.applyReset}
                />
              );
            })}
            <noscript>
              <div className={styles.apply}>
                <button className={styles.applyButton} type="submit">
                  {labels.apply}
                </button>
              </div>
            </noscript>
          </div>
          <div className={styles.done}>
            <Button type="submit" variant="primary" block {...CLOSES_PANEL}>
              {t("filters.show", { total: view.countText, noun: view.noun })}
            </Button>
          </div>
        </SitePathForm>
      </div>
    </Drawer>
  );
}

/** The button sends the form where there is no script, and closes the sheet where there is. */
const CLOSES_PANEL = { "data-closes": PANEL_ID };

/** One of several ends of a range, or none of them. */
function stepsFacet({ name, label, note, open, choices }: StepsFilter) {
  return (
    <Facet key={name} title={label} note={note ?? undefined} open={open}>
      {choices.map((one) => (
        <label key={one.value} className={check}>
          <input
            type="radio"
            className={box}
            name={name}
            value={one.value}
            defaultChecked={one.on === true}
          />
          {one.label}
        </label>
      ))}
    </Facet>
  );
}

function valuesFacet(filter: ValuesFilter, more: string, number: (value: number) => string) {
  return (
    <Facet key={filter.name} title={filter.label} note={filter.note ?? undefined} open={filter.open}>
      {choices(filter, number)}
      {filter.moreHref === null ? null : (
        <ListLink
          href={filter.moreHref}
          className={styles.more}
          name={filter.name}
          last={filter.choices.at(-1)?.value ?? ""}
        >
          {more}
          <VisuallyHidden>: {filter.label}</VisuallyHidden>
        </ListLink>
      )}
    </Facet>
  );
}

function choices({ name, choices: all, groups }: ValuesFilter, number: (value: number) => string) {
  const print = (some: typeof all) => some.map((one) => choice(name, one, number));
  let from = 0;
  return (
    groups?.map(({ label, size }) => (
      <div key={label} role="group" aria-label={label}>
        <p className={styles.group} aria-hidden="true">
          {label}
        </p>
        {print(all.slice(from, (from += size)))}
      </div>
    )) ?? print(all)
  );
}
