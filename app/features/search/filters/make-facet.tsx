import { Link } from "~/ui/link/link";
import { Facet, FacetDivider } from "~/ui/facet/facet";
import { sr } from "~/ui/theme/typography.css";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import { choice } from "./facet-choices";
import * as styles from "./filter-panel.css";
import type { MakesFilter, MakeView } from "~/features/search/results/results-view";

/** The words of the make list, translated once. */
export interface MakeLabels {
  readonly popular: string;
  readonly all: string;
  readonly show: string;
  readonly hide: string;
  readonly selectModels: string;
  readonly hideModels: string;
}

interface MakeFacetProps {
  readonly filter: MakesFilter;
  readonly labels: MakeLabels;
  readonly number: (value: number) => string;
}

/** The make list (FILT-03 to FILT-07): the rest of it and each make's models open without script. */
export function MakeFacet({ filter, labels, number }: MakeFacetProps) {
  const { makes, initial, divider, popular } = filter;
  const row = (make: MakeView, index: number) => [
    index === divider ? <FacetDivider key="all-makes">{labels.all}</FacetDivider> : null,
    makeRow(make, labels, number),
  ];
  return (
    <Facet title={filter.label} note={filter.note ?? undefined} open={filter.open}>
      {popular ? <FacetDivider>{labels.popular}</FacetDivider> : null}
      {makes.slice(0, initial).map(row)}
      {makes.length > initial ? (
        <details className={styles.extra}>
          <summary className={styles.extraSummary}>
            <span className={styles.whenClosed}>{labels.show}</span>
            <span className={styles.whenOpen}>{labels.hide}</span>
          </summary>
          {makes.slice(initial).map((make, index) => row(make, index + initial))}
        </details>
      ) : null}
    </Facet>
  );
}

function makeRow(make: MakeView, labels: MakeLabels, number: (value: number) => string) {
  return (
    <div key={make.value} className={styles.makeRow}>
      {make.selectable ? (
        choice("make", make, number)
      ) : (
        <span className={styles.makeOnly}>{make.label ?? make.value}</span>
      )}
      {make.models.length > 0 ? models(make, labels, number) : null}
      {make.modelsHref === null ? null : (
        <Link to={make.modelsHref} className={styles.modelsToggle} preventScrollReset>
          <VisuallyHidden>{`${labels.selectModels}: ${make.label ?? make.value}`}</VisuallyHidden>
        </Link>
      )}
    </div>
  );
}

/** For screen readers only: of the two words, the one that fits the state is read. */
const HIDDEN_WHEN_OPEN = `${sr} ${styles.whenClosed}`;
const HIDDEN_WHEN_CLOSED = `${sr} ${styles.whenOpen}`;

function models(make: MakeView, labels: MakeLabels, number: (value: number) => string) {
  return (
    <details open={make.models.some(({ on }) => on === true)}>
      <summary className={styles.modelsToggle}>
        <span className={HIDDEN_WHEN_OPEN}>{`${labels.selectModels}: ${make.label ?? make.value}`}</span>
        <span className={HIDDEN_WHEN_CLOSED}>{`${labels.hideModels}: ${make.label ?? make.value}`}</span>
      </summary>
      <div className={styles.models}>{make.models.map((model) => choice("make_model", model, number))}</div>
    </details>
  );
}
