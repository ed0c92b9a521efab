import { withStockWords } from "~/domain/stock-words/stock-words";
import { type CatalogueModel, modelHref } from "~/domain/catalogue/catalogue-model";
import { pricedAt } from "~/domain/catalogue/model-price";
import { modelPicture } from "~/domain/catalogue/model-picture";
import { hasPage } from "~/domain/tenant/has-page";
import { pagePath } from "~/domain/tenant/page-paths";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { MenuLink, Translate } from "./menu-link";
import { withOwnPage } from "./menu-link";

/** What the menu of models is built from. */
export interface ModelMenu {
  readonly config: SiteConfig;
  /** In the order of the range. */
  readonly models: readonly CatalogueModel[];
  readonly t: Translate;
  readonly money: (amount: number) => string;
}

/**
 * The menu with every model of the range, by category, below the entry that leads to the range page. The dealer's own
 * links there stay (NAV-04, NAV-05). If the menu has no such entry, one is added as the first.
 */
export function withModelMenu(menu: readonly MenuLink[], of: ModelMenu): readonly MenuLink[] {
  const { config, models, t } = of;
  const range = pagePath(config, "models");
  if (!config.nav.modelMegaMenu || models.length === 0 || range === null || !hasPage(config, "models"))
    return menu;
  const hasEntry = menu.some(({ href }) => href === range);
  const entries = hasEntry ? menu : [{ label: t("models.menu.label"), href: range }, ...menu];
  return entries.map((entry) => (entry.href === range ? wideEntry(entry, range, of) : entry));
}

function wideEntry({ label, children = [] }: MenuLink, range: string, of: ModelMenu): MenuLink {
  const whole = { label: of.t("models.menu.all"), href: range };
  return {
    label,
    wide: true,
    children: [{ label, children: withOwnPage(whole, children) }, ...categories(of)],
  };
}

function categories({ config, models, t, money }: ModelMenu): readonly MenuLink[] {
  return [...new Set(models.map(({ category }) => category))].map((category) => ({
    label: withStockWords(category, config),
    children: models
      .filter((model) => model.category === category)
      .map((model) => ({
        label: model.name,
        href: modelHref(model),
        picture: modelPicture(model).src,
        ...noteOf(model, t, money),
      })),
  }));
}

function noteOf(model: CatalogueModel, t: Translate, money: (amount: number) => string) {
  if (model.status === "coming_soon") return { note: t("models.soon") };
  const price = pricedAt(model.fromPrice, model);
  return price === null ? {} : { note: t(`models.price.${price.terms}`, { price: money(price.amount) }) };
}
