import type { CatalogueModel } from "~/domain/catalogue/catalogue-model";
import { drawnModel } from "~/domain/catalogue/model-picture";
import { fuelCost } from "~/domain/fuel/fuel-cost";
import { withStockWords } from "~/domain/stock-words/stock-words";
import type { SiteImage } from "~/domain/tenant/config/shapes";
import { IN_STOCK_STATUSES } from "~/domain/vehicle/stock-status";
import { exactMoney } from "~/domain/money/money-format";
import { stockPath } from "~/paths";
import type { FacetCount } from "~/ports/search-service";
import { fromText } from "../build-model-card";
import type { BadgeRowView, BadgeTableView, ModelLink } from "../model-views";
import type { ModelsSite } from "../models-site";

type Badge = CatalogueModel["badges"][number];

/** Stands where a badge burns no fuel, or nobody has said how much. */
const NO_FIGURE = "–";

/**
 * The badges of a model side by side: what each lists at, how many new ones of it are in stock, in what they differ, and what the
 * fuel for a year costs (FUEL-04). Null for a model without badges.
 * @param counted new vehicles in stock by badge, as stock writes it; null while nobody can count them
 */
export function buildBadgeTable(
  model: CatalogueModel,
  counted: readonly FacetCount[] | null,
  site: ModelsSite,
): BadgeTableView | null {
  const { badges, name } = model;
  if (badges.length === 0) return null;
  const { t, config } = site;
  const isVan = model.shape === "caravan";
  const rows = model.specifications.map(({ label, values }) => rowOf(label, values));
  const costs = fuelRows(badges, site);
  return {
    title: t(isVan ? "models.page.layouts" : "models.page.badges", { name }),
    corner: t(isVan ? "models.page.layout" : "models.page.badge"),
    columns: badges.map(({ name: badge, note, fromPrice }, at) => ({
      image: pictureOf(model, at),
      name: withStockWords(badge, config),
      note: withStockWords(note, config),
      from: fromText(model, fromPrice, site),
      stock: model.status === "new" && counted !== null ? stockOf(model, badge, counted, site) : null,
    })),
    // What differs is what is chosen by; what all of them have comes after it.
    rows: withStockWords(
      [...rows.filter(({ same }) => !same), ...costs, ...rows.filter(({ same }) => same)],
      config,
    ),
    sameIn: t(isVan ? "models.page.sameInLayouts" : "models.page.sameInBadges"),
    note: costs.length === 0 ? null : fuelNote(site),
  };
}

/** Badges differ in what a drawing does not show, so colours tell them apart; one alone needs no picture. */
function pictureOf(model: CatalogueModel, at: number): SiteImage | null {
  const { colours, badges } = model;
  const paint = colours[at % Math.max(colours.length, 1)]?.paint;
  if (badges.length === 1 || paint === undefined || model.newImage !== null || model.image !== null)
    return null;
  return drawnModel(model, "hero", paint);
}

function rowOf(label: string, values: readonly string[]): BadgeRowView {
  return {
    label,
    values: values.map((value, index) => ({ value, differs: index > 0 && value !== values[index - 1] })),
    same: values.length > 1 && new Set(values).size === 1,
  };
}

/** How many new ones of a badge are in stock, with the way to them; without a way where there is none. */
function stockOf(
  { make, name, stockName }: CatalogueModel,
  badge: string,
  counted: readonly FacetCount[],
  { t, format }: ModelsSite,
): Omit<ModelLink, "href"> & { readonly href: string | null } {
  const ofBadge = counted.filter(({ value }) => value.toLowerCase() === badge.toLowerCase());
  const count = ofBadge.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return { label: t("models.page.badgeNone"), href: null };
  const params = { car_type: ["new"], badge: ofBadge.map(({ value }) => value), status: IN_STOCK_STATUSES };
  return {
    label: t("models.page.badgeStock", { count, number: format.number(count) }),
    href: stockPath({ make, model: stockName ?? name, params }),
  };
}

/** Consumption and the year's fuel of each badge; no rows where no badge says what it burns. */
function fuelRows(
  badges: readonly Badge[],
  { t, format, config: { fuel } }: ModelsSite,
): readonly BadgeRowView[] {
  if (badges.every(({ consumption }) => consumption === null)) return [];
  const row = (label: string, write: (consumption: number) => string) =>
    rowOf(
      label,
      badges.map(({ consumption }) => (consumption === null ? NO_FIGURE : write(consumption))),
    );
  const uses = row(t("models.page.fuelUse"), (litres) =>
    t("units.consumption", { number: format.number(litres, 1) }),
  );
  const year = row(t("models.page.fuelYear"), (consumption) =>
    format.money(fuelCost({ ...fuel, consumption }).year),
  );
  return [uses, year];
}

/** At what price and distance the fuel of a year was worked out. */
function fuelNote({ t, format, config: { fuel, site } }: ModelsSite): string {
  return t("models.page.fuelNote", {
    price: exactMoney(site.locale, site.currency)(fuel.pricePerLitre),
    distance: format.km(fuel.kmPerWeek),
  });
}
