import { withStockWords } from "~/domain/stock-words/stock-words";
import { overviewPath } from "~/domain/catalogue/brand-overview";
import { type CatalogueModel, modelPath, modelTitle } from "~/domain/catalogue/catalogue-model";
import { drawnInside, drawnModel, firstPaint, modelPicture } from "~/domain/catalogue/model-picture";
import { pageFrame } from "~/domain/content/page-frame";
import { formPath } from "~/domain/forms/site-form";
import { PAINTS } from "~/domain/picture/paint-palette";
import type { SiteImage } from "~/domain/tenant/config/shapes";
import { pagePath } from "~/domain/tenant/page-paths";
import { shorten } from "~/domain/text/shorten";
import { queryString } from "~/paths";
import type { FacetCount } from "~/ports/search-service";
import { buildBadgeTable } from "./badges/build-badge-table";
import { fromText, soonText } from "./build-model-card";
import { inStockPath } from "./in-stock-path";
import { modelEntity } from "./model-json-ld";
import type { ModelLink, ModelOfferView, ModelPageView } from "./model-views";
import type { ModelsSite } from "./models-site";

/** New vehicles of a model that can be bought: prices and badges of a model are of new ones. */
export interface FreshStock {
  readonly count: number;
  /** Price of the cheapest, currency units; null without one. */
  readonly from: number | null;
  /** How many there are by badge, as stock writes it. */
  readonly badges: readonly FacetCount[];
}

/** What stock and offers know about a model. */
export interface ModelSurroundings<Card> {
  /** Vehicles of this model, the first few as cards; null while the stock cannot be asked. */
  readonly stock: {
    readonly cards: readonly Card[];
    readonly count: number;
    /** Those and the sold ones that are still listed. */
    readonly listed: number;
    /** Null while nobody can count them. */
    readonly fresh: FreshStock | null;
  } | null;
  readonly offers: readonly ModelOfferView[];
}

/** Characters of what search engines print. */
const DESCRIPTION = 160;

/** The page of one model (ROUTE-39). */
export function buildModelPage<Card>(
  model: CatalogueModel,
  { stock, offers }: ModelSurroundings<Card>,
  site: ModelsSite,
): ModelPageView<Card> {
  const { t, config } = site;
  const title = modelTitle(model);
  const { name } = model;
  const from = fromText(model, model.fromPrice, site);
  return {
    frame: modelFrame(model, stock, site),
    kicker: withStockWords(model.category, config),
    title,
    tagline: model.tagline,
    soon: soonText(model, site),
    text: model.shortDescription,
    price: from === null ? null : priceOf(model, from, stock?.fresh?.from ?? null, site),
    actions: actionsOf(model, stock?.count ?? 0, site),
    colours: { label: t("models.page.colours"), items: coloursOf(model, site) },
    facts: withStockWords(model.facts, config),
    highlights:
      model.highlights.length === 0 ? null : { title: t("models.page.highlights"), items: model.highlights },
    ...picturesOf(model, site),
    html: model.prose.html,
    badges: buildBadgeTable(model, stock?.fresh?.badges ?? null, site),
    offers: offers.length === 0 ? null : { title: t("models.page.offers", { name }), items: offers },
    stock: stock === null ? null : stockView(model, stock, site),
    closing: {
      title: t("models.page.closing", { name: title }),
      text: t("models.page.closingText", { dealer: config.site.name }),
      actions: actionsOf(model, 0, site),
    },
  };
}

/** The lower of what the model costs and what the cheapest new one in stock costs comes first, the other after it. */
function priceOf(
  { fromPrice, priceNote: note }: CatalogueModel,
  from: string,
  cheapest: number | null,
  { t, format }: ModelsSite,
): ModelPageView<never>["price"] {
  if (cheapest === null) return { from, note, inStock: null };
  const inStock = t("models.fromStock", { price: format.money(cheapest) });
  const isReduced = fromPrice !== null && cheapest < fromPrice;
  return isReduced
    ? { from: inStock, note, inStock: t("models.fromOrder", { price: from }) }
    : { from, note, inStock };
}

function modelFrame<Card>(model: CatalogueModel, stock: ModelSurroundings<Card>["stock"], site: ModelsSite) {
  const { t, config } = site;
  const title = modelTitle(model);
  const about = t("models.page.description", { title, name: config.site.name, text: model.shortDescription });
  const description = shorten(about, DESCRIPTION);
  return pageFrame(site, {
    title,
    description,
    path: modelPath(model),
    above: [
      { label: t("models.title"), href: pagePath(config, "models") ?? "/models" },
      { label: model.make, href: overviewPath(model.make) },
    ],
    image: modelPicture(model).src,
    entities: [modelEntity(model, stock?.fresh ?? null, site)],
  });
}

/** What can be done about a model, the forms with its name filled in; a model to come has nothing to drive. */
function actionsOf(model: CatalogueModel, inStock: number, { config, t }: ModelsSite): readonly ModelLink[] {
  const isOut = model.status === "new";
  const about = queryString(new URLSearchParams({ model: model.slug }));
  const enquiry = formPath(config, "enquiry");
  const drive = isOut ? formPath(config, "testDrive") : null;
  const driven = model.shape === "caravan" ? "models.page.inspect" : "models.page.testDrive";
  return [
    ...link(
      enquiry === null ? null : `${enquiry}${about}`,
      t(isOut ? "models.page.enquire" : "models.page.interest"),
    ),
    ...link(drive === null ? null : `${drive}${about}`, t(driven)),
    ...link(inStock === 0 ? null : "#stock", t("models.page.stock")),
    ...link(enquiry === null ? null : `${enquiry}${about}&ask=brochure`, t("models.page.brochure")),
  ];
}

const link = (href: string | null, label: string): readonly ModelLink[] =>
  href === null ? [] : [{ href, label }];

/** The model in each of its paints; a picture of the dealer's own stands for the first. */
function coloursOf(model: CatalogueModel, { t }: ModelsSite) {
  const title = modelTitle(model);
  return model.colours.map(({ name, paint }, index) => {
    const image = index === 0 ? modelPicture(model) : drawnModel(model, "hero", paint);
    const alt = image.alt === "" ? t("models.page.altColour", { title, colour: name }) : image.alt;
    return { name, hex: `#${PAINTS[paint]}`, image: { ...image, alt } };
  });
}

/** The drawn model from its side and from behind, and from inside for beside its text. */
function picturesOf(
  model: CatalogueModel,
  { t }: ModelsSite,
): Pick<ModelPageView<never>, "gallery" | "beside"> {
  const title = modelTitle(model);
  const paint = firstPaint(model);
  const seen = (image: SiteImage, view: string): SiteImage => ({
    ...image,
    alt: t("models.page.altView", { title, view: t(`models.page.views.${view}`) }),
  });
  const inside = drawnInside(model, "hero");
  return {
    gallery: [
      seen(drawnModel(model, "side", paint), "side"),
      seen(drawnModel(model, "rear34", paint), "rear34"),
    ],
    beside: inside === null ? null : seen(inside, "inside"),
  };
}

function stockView<Card>(
  model: CatalogueModel,
  { cards, count, listed }: NonNullable<ModelSurroundings<Card>["stock"]>,
  { t, format }: ModelsSite,
): ModelPageView<Card>["stock"] {
  const { make, name, stockName } = model;
  // A model that is still to come cannot be in stock: saying "none in stock" would say nothing.
  if (count === 0 && model.status === "coming_soon") return null;
  return {
    title: t("models.page.inStock", { name: modelTitle(model) }),
    cards,
    more:
      count === 0
        ? null
        : {
            label: t("models.page.inStockMore", { count, number: format.number(count) }),
            href: inStockPath({ make, model: stockName ?? name }, { count, listed }),
          },
    none: count === 0 ? t("models.page.noStock") : null,
  };
}
