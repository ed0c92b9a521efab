import { Facet, FacetDivider } from "~/ui/facet/facet";
import { sr } from "~/ui/theme/typography.css";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import { choice } from "./facet-choices";
import { ListLink } from "./list-link";
import * as styles from "./filter-panel.css";
import type { MakesFilter, MakeView, ModelChoiceView } from "~/features/search/results/results-view";

/** The words of the make list, translated once. */
export interface MakeLabels {
  readonly popular: string;
  readonly all: string;
  readonly show: string;
  readonly hide: string;
  readonly selectModels: string;
  readonly hideModels: string;
  readonly more: string;
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
  const name = make.label ?? make.value;
  return (
    <div key={make.value} className={styles.makeRow} data-level="make">
      {choice("make", make, number)}
      {make.models.length > 0 ? models(make, name, labels, number) : null}
      {make.models.length === 0 && make.moreHref !== null ? (
        <ListLink href={make.moreHref} className={styles.modelsToggle} name="make" last={make.value}>
          <VisuallyHidden>{`${labels.selectModels}: ${name}`}</VisuallyHidden>
        </ListLink>
      ) : null}
    </div>
  );
}

/** For screen readers only: of the two words, the one that fits the state is read. */
const HIDDEN_WHEN_OPEN = `${sr} ${styles.whenClosed}`;
const HIDDEN_WHEN_CLOSED = `${sr} ${styles.whenOpen}`;

function models(make: MakeView, name: string, labels: MakeLabels, number: (value: number) => string) {
  return (
    <details open={make.open}>
      <summary className={styles.modelsToggle}>
        <span className={HIDDEN_WHEN_OPEN}>{`${labels.selectModels}: ${name}`}</span>
        <span className={HIDDEN_WHEN_CLOSED}>{`${labels.hideModels}: ${name}`}</span>
      </summary>
      <div className={styles.models}>
        {make.models.map((model) => modelChoice(model, number))}
        {make.moreHref === null ? null : (
          <ListLink
            href={make.moreHref}
            className={styles.more}
            name="make_model"
            last={make.models.at(-1)?.value ?? ""}
          >
            {labels.more}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </ListLink>
        )}
      </div>
    </details>
  );
}

function modelChoice(model: ModelChoiceView, number: (value: number) => string) {
  const badges = model.badges ?? [];
  if (badges.length === 0) return choice("make_model", model, number);
  return (
    <div key={model.value} data-level="make_model">
      {choice("make_model", model, number)}
      <div className={styles.models}>{badges.map((badge) => choice("model_badge", badge, number))}</div>
    </div>
  );
}
