import { AppliedChips } from "~/features/search/filters/applied-chips";
import type { ResultsMapView } from "~/features/search/map/map-view";
import ResultsMap from "~/features/search/map/results-map";
import { WaysOut } from "~/features/search/results/ways/ways-out";
import { FilterPanel } from "~/features/search/filters/filter-panel";
import { useLiveFilters } from "~/features/search/filters/use-live-filters";
import { BrandTabs } from "~/features/search/results/brand-tabs";
import { PromoTile } from "~/features/search/results/promo-tile";
import { ResultsPage } from "~/features/search/results/results-page";
import type { FilterView, ResultsView } from "~/features/search/results/results-view";
import { SearchUnavailable } from "~/features/search/results/search-unavailable";
import { SaveSearch } from "~/features/search/saved/save-search";
import { cardLabels } from "~/features/vehicle/card/card-labels";
import type { CardView } from "~/features/vehicle/card/card-view";
import { VehicleCard } from "~/features/vehicle/card/vehicle-card";
import { useTranslation } from "~/i18n/translation";
import { NoPicture } from "~/ui/picture/picture";
import { vehiclePath } from "~/paths";
import { Example, State } from "../../frame/example";
import { useSample } from "../sample-words";

export interface ResultsExamplesProps {
  readonly some: ResultsView<CardView>;
  readonly none: ResultsView<CardView>;
  /** Null at a dealer who shows none. */
  readonly map: ResultsMapView | null;
}

/** Listings. */
export function ResultsExamples({ some, none }: ResultsExamplesProps) {
  return (
    <>
      <Example name="ResultsPage" width="page">
        <State name="some found">
          <Results view={some} failed={false} />
        </State>
        <State name="none found">
          <Results view={{ ...none, savable: true }} failed={false} />
        </State>
        <State name="busy, an older answer, filters chosen">
          <Results view={chosen({ ...some, stale: true, savable: true, note: null })} failed />
        </State>
      </Example>
      <Example name="SearchUnavailable">
        <State name="the search service does not answer">
          <SearchUnavailable
            href="/search"
            phone={{ text: "07 5550 0142", href: "tel:+61755500142" }}
            contact={{ href: "/contact-us", label: "Write to us" }}
          />
        </State>
      </Example>
    </>
  );
}

function Results({ view, failed }: { readonly view: ResultsView<CardView>; readonly failed: boolean }) {
  const { t } = useTranslation();
  const labels = cardLabels(t);
  return (
    <ResultsPage
      view={view}
      failed={failed}
      entryOf={({ title, slug }) => ({ name: title, path: vehiclePath(slug) })}
      renderCard={(card) => <VehicleCard card={card} labels={labels} sizes="320px" />}
      emptyPicture={<NoPicture alt="" drawing="car" />}
    />
  );
}

/** With the first choice of every filter, and the filters open. */
function chosen(view: ResultsView<CardView>): ResultsView<CardView> {
  const filters = view.filters.map(withChoice);
  const chips = view.filters.map(({ label }) => ({ label, href: "/" }));
  return { ...view, filters, chips, applied: chips.length };
}

function withChoice(filter: FilterView): FilterView {
  const on = { open: true, note: filter.label };
  switch (filter.kind) {
    case "values":
      return { ...filter, ...on, choices: filter.choices.map((one, index) => ({ ...one, ...first(index) })) };
    case "makes":
      return { ...filter, ...on, makes: filter.makes.map((one, index) => ({ ...one, ...first(index) })) };
    case "steps":
      return {
        ...filter,
        ...on,
        choices: filter.choices.map(({ value, label }, at) => ({ value, label, ...first(at - 1) })),
      };
    case "range":
      return { ...filter, ...on, chosen: { min: filter.bounds.min, max: filter.bounds.max } };
  }
}

function first(index: number): { readonly on: true } | Record<string, never> {
  return index === 0 ? { on: true } : {};
}

/** What a listing is made of. */
export function ListingParts({ some, map }: ResultsExamplesProps) {
  const w = useSample();
  const brands = w.choices.map((label, index) => ({ label, href: "/", current: index === 0 }));
  const chips = [...w.choices, w.long].map((label) => ({ label, href: "/" }));
  return (
    <>
      <Example name="FilterPanel" width="card">
        <State name="as it is opened">
          <Filters view={some} />
        </State>
        <State name="chosen and open">
          <Filters view={chosen(some)} />
        </State>
      </Example>
      <Example name="BrandTabs" about="A group's brands.">
        <State name="three">
          <BrandTabs tabs={brands} />
        </State>
        <State name="many">
          <BrandTabs
            tabs={[...brands, ...[w.long, w.action].map((label) => ({ label, href: "/", current: false }))]}
          />
        </State>
      </Example>
      <Example name="AppliedChips">
        <State name="some">
          <AppliedChips chips={chips} clearHref="/" onRemove={() => undefined} />
        </State>
      </Example>
      <Example name="SaveSearch" width="small">
        <State name="as it is">
          <SaveSearch path="/search" />
        </State>
      </Example>
      <Ways />
      <Yards map={map} />
      <Promos />
    </>
  );
}

function Ways() {
  const w = useSample();
  const links = [...w.choices, w.long].map((label, index) => ({
    label,
    count: String(12 ** index),
    href: `/?${index}`,
  }));
  return (
    <Example name="WaysOut">
      <State name="below a search that finds little">
        <WaysOut ways={{ heading: w.label, links }} />
      </State>
      <State name="below one that finds nothing">
        <WaysOut ways={{ heading: w.label, links: links.slice(0, 2) }} isCentred />
      </State>
    </Example>
  );
}

function Yards({ map }: Pick<ResultsExamplesProps, "map">) {
  const w = useSample();
  const yards = [w.short, w.long].map((name, at) => ({
    name,
    href: `/?${at}`,
    facts: w.choices,
    on: at === 0,
  }));
  return (
    <Example name="ResultsMap">
      <State name="without positions, one yard chosen">
        <ResultsMap map={{ title: w.label, image: null, pins: [], here: null, yards }} />
      </State>
      {map === null ? null : (
        <State name="the dealer's own">
          <ResultsMap map={map} />
        </State>
      )}
    </Example>
  );
}

function Filters({ view }: { readonly view: ResultsView<CardView> }) {
  const live = useLiveFilters(view);
  return <FilterPanel view={view} live={live} number={String} />;
}

function Promos() {
  const w = useSample();
  const promo = { kicker: w.label, title: w.action, text: w.sentence, link: { label: w.action, href: "/" } };
  return (
    <Example name="PromoTile" width="card">
      {(["brand", "accent", "inverse"] as const).map((tone) => (
        <State key={tone} name={tone}>
          <PromoTile promo={{ ...promo, tone, image: null }} />
        </State>
      ))}
      <State name="its title alone, long words">
        <PromoTile promo={{ kicker: "", title: w.long, text: "", link: null, tone: "brand", image: null }} />
      </State>
    </Example>
  );
}
