import { withStockWords } from "~/domain/stock-words/stock-words";
import {
  comparedRows,
  likenessOf,
  type ComparedFact,
  type ComparedRow,
} from "~/domain/shortlist/compared-rows";
import { withLacked } from "~/domain/shortlist/lacked-facts";
import { KEPT_LISTS } from "~/domain/shortlist/kept-lists";
import { pagePath } from "~/domain/tenant/page-paths";
import { stockTag } from "~/domain/vehicle/stock-tag";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { toVehicleSummary } from "~/domain/vehicle/vehicle-summary";
import { comparePath } from "~/paths";
import { cardView } from "../card/build-card-view";
import type { CardView } from "../card/card-view";
import type { VehiclePageSite } from "~/features/vehicle/page/vehicle-page-site";
import { keySpecs } from "../page/facts/key-specs";
import { COMPARE_WORDS, type CompareView, type CompareWords, type RowGroup } from "./compare-view";

/** What the address asks for. */
export interface CompareQuestion {
  readonly ids: readonly string[];
  readonly onlyDifferences: boolean;
  /** Name of the vehicle that did not fit into the comparison. */
  readonly refused: string | null;
}

/** What a shopper may do with each vehicle, where the dealer and the vehicle allow it. */
const COLUMN_BUTTONS = ["enquire", "testDrive", "reserve"] as const;

/** Facts that are of no use side by side. */
const LEFT_OUT: ReadonlySet<string> = new Set(["vin", "stockNumber", "registration"]);

/** Vehicles side by side, differences marked (FAV-04, OPEN-98). `vehicles` are those of `asked.ids` the dealer lists. */
export function buildCompare(
  vehicles: readonly Vehicle[],
  site: VehiclePageSite,
  asked: CompareQuestion,
): CompareView {
  const { config, t } = site;
  const acting = { ...config, card: { ...config.card, buttons: [...COLUMN_BUTTONS] } };
  const cards = vehicles.map((vehicle) =>
    cardView(toVehicleSummary(vehicle), acting, site.now, site.format, t),
  );
  const columns = cards.map((card) => ({
    card,
    removeLabel: `${t("shortlist.remove")}: ${card.title}`,
  }));
  const all = groups(vehicles, cards, site);
  const href = comparePath(asked.ids);
  const several = vehicles.length > 1;
  const onlyDifferences = several && asked.onlyDifferences;
  return {
    title: t("shortlist.compareTitle"),
    dealer: dealerLine(site),
    columns,
    groups: onlyDifferences ? differing(all) : all,
    ids: asked.ids.join(),
    onlyDifferences,
    ways: several ? { all: href, differences: `${href}&only=differences` } : null,
    answered: asked.refused !== null,
    notices: notices(vehicles, site, asked),
    addHref: vehicles.length < KEPT_LISTS.compare.cap ? (pagePath(config, "search") ?? "/") : null,
    browseHref: pagePath(config, "search") ?? "/",
    words: words(site, cards),
  };
}

function dealerLine({ config: { site } }: VehiclePageSite): string {
  return [site.name, new URL(site.url).host].join(", ");
}

function groups(
  vehicles: readonly Vehicle[],
  cards: readonly CardView[],
  site: VehiclePageSite,
): readonly RowGroup[] {
  const facts = vehicles.map((vehicle, index) => columnFacts(vehicle, cards[index], site));
  const fuels = vehicles.map(({ simple_fuel: fuel }) => fuel);
  const rows = comparedRows(facts).map((row) => withLacked(row, fuels, site.t("comparing.lacked")));
  const equipment = withStockWords(equipmentRows(vehicles), site.config);
  const all: readonly RowGroup[] = [
    { key: "facts", title: site.t("vehicle.facts"), rows },
    { key: "equipment", title: site.t("comparing.equipment"), rows: equipment },
  ];
  return all.filter(({ rows }) => rows.length > 0);
}

/** Whether it can be had: neither the dealer's own tag nor that it arrived lately says so. */
function availability(vehicle: Vehicle, { t, config, now }: VehiclePageSite): string {
  const tag = stockTag({ ...vehicle, tag: null }, config.tags, now);
  return tag === null || tag.kind === "new" ? t("comparing.available") : tag.label;
}

function columnFacts(
  vehicle: Vehicle,
  card: CardView | undefined,
  site: VehiclePageSite,
): readonly ComparedFact[] {
  const { t, config } = site;
  const fact = (key: string, value: string | null | undefined) =>
    value == null ? [] : [{ key, label: t(`comparing.${key}`), value }];
  const specs = keySpecs(withStockWords(vehicle, config), { ...site, showUnregistered: false });
  return [
    ...fact("repayment", card?.repayment && `${card.repayment.amount} ${card.repayment.per}`),
    ...fact("availability", availability(vehicle, site)),
    ...fact("condition", t(`card.conditions.${vehicle.car_type}`)),
    ...fact("certified", card?.certified?.label),
    ...specs.filter(({ key }) => !LEFT_OUT.has(key)),
    ...(config.site.locations.length > 1 ? fact("place", vehicle.location.name) : []),
  ];
}

/**
 * A row for each feature that any of the vehicles has; null where a vehicle does not list it. Features that all of them
 * have come last, because they decide nothing.
 */
function equipmentRows(vehicles: readonly Vehicle[]): readonly ComparedRow[] {
  const has = vehicles.map(
    ({ standardEquipment }) => new Set(standardEquipment.map((feature) => feature.trim().toLowerCase())),
  );
  const names = new Map(
    vehicles.flatMap(({ standardEquipment }) =>
      standardEquipment.map((feature) => [feature.trim().toLowerCase(), feature.trim()] as const),
    ),
  );
  const rows = [...names].map(([key, label]) => {
    const values = has.map((features) => (features.has(key) ? label : null));
    return { key, label, values, likeness: likenessOf(values) };
  });
  return [...rows.filter((row) => !isSame(row)), ...rows.filter(isSame)];
}

function isSame({ likeness }: ComparedRow): boolean {
  return likeness === "same";
}

function differing(all: readonly RowGroup[]): readonly RowGroup[] {
  return all
    .map((group) => ({ ...group, rows: group.rows.filter((row) => !isSame(row)) }))
    .filter(({ rows }) => rows.length > 0);
}

function notices(
  vehicles: readonly Vehicle[],
  { t }: VehiclePageSite,
  { ids, refused }: CompareQuestion,
): readonly string[] {
  return [
    ...(refused === null ? [] : [t("shortlist.compareFull", { name: refused })]),
    ...(vehicles.length < ids.length ? [t("comparing.missing")] : []),
  ];
}

function words({ t }: VehiclePageSite, cards: readonly CardView[]): CompareWords {
  // fromEntries loses the link between the list of keys and the record's keys.
  const own = Object.fromEntries(COMPARE_WORDS.map((key) => [key, t(`comparing.${key}`)])) as CompareWords;
  // Prices stand beside the names, above the rows.
  const samePrice = new Set(cards.map(({ price }) => price)).size <= 1;
  return samePrice ? own : { ...own, same: t("comparing.sameButPrice") };
}
