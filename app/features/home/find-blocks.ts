import { type ModelPrice, modelPrice } from "~/domain/catalogue/model-price";
import { makeLogo } from "~/domain/make/make-logo";
import { PAINTS } from "~/domain/picture/paint-palette";
import { studioShapeOf } from "~/domain/picture/studio-face";
import { studioPictureAddress } from "~/domain/picture/studio-picture";
import { unbrokenWords } from "~/domain/text/unbroken-words";
import { BODY_TYPES, type BodyType, filteredBody } from "~/domain/vehicle/body-types";
import { stockPath, vehiclePath } from "~/paths";
import { type BlockContext, countOf, linkView, linkViews, type TicketTexts } from "./block-context";
import { ticketVehicle } from "./home-stock";
import type { CountedLink, FinderView, HeroView, HomeBlockView, TicketView, TileView } from "./home-view";
import type { BlockOf } from "./block-of";

/**
 * The opening of the page. The vehicle of the price ticket brings its own picture, so that price and picture belong
 * together.
 */
export async function heroView<Card>(block: BlockOf<"hero">, context: BlockContext<Card>): Promise<HeroView> {
  const { config } = context;
  const needsVehicle = block.ticket || block.image === null;
  const vehicle = needsVehicle ? await ticketVehicle(context, block.image?.src ?? null) : null;
  const texts = vehicle === null || !block.ticket ? null : context.ticket(vehicle);
  const own = typeof texts?.image === "object" ? texts.image : null;
  return {
    kind: "hero",
    kicker: block.kicker,
    title: block.title,
    titleWords: unbrokenWords(block.title, config.site.locale),
    text: block.text,
    priceLine: priceLine(block, context),
    image: own !== null && own.src !== block.image?.src ? { ...own, width: 1200, height: 900 } : block.image,
    wholeImage: block.wholeImage,
    pictureFirst: config.theme.layout.hero === "split",
    finder: block.tool === "finder" ? finder(context) : null,
    search: block.tool === "search" ? { action: config.routes.defaultSearch, hint: block.searchHint } : null,
    ticket: vehicle === null || texts === null ? null : ticketView(texts, vehicle.slug),
    actions: linkViews(context, block.actions),
    quickLinks: linkViews(context, block.quickLinks),
  };
}

/**
 * The line under the title with the price from the model's own page in it, so that the two cannot differ. Without words
 * of the dealer's own it says what that page says.
 */
function priceLine<Card>({ priceLine: line, priceOf }: BlockOf<"hero">, context: BlockContext<Card>): string {
  if (priceOf === null) return line;
  const price = modelPrice(context.models, priceOf.model, priceOf.badge);
  if (price === null) return "";
  if (line === "") return modelPriceText(price, context) ?? "";
  return line.replace("{price}", context.format.money(price.amount));
}

/** "From $48,240 drive away", by the terms of the price; null for none. */
export function modelPriceText<Card>(
  price: ModelPrice | null,
  { t, format }: Pick<BlockContext<Card>, "t" | "format">,
): string | null {
  return price === null ? null : t(`models.price.${price.terms}`, { price: format.money(price.amount) });
}

function ticketView({ title, price, priceType, repayment, credit }: TicketTexts, slug: string): TicketView {
  return { title, price, priceType, repayment, credit, href: vehiclePath(slug) };
}

function finder<Card>({ config, overview, format, t }: BlockContext<Card>): FinderView {
  const makes = [...(overview.facets.make ?? [])].sort((a, b) =>
    a.value.localeCompare(b.value, config.site.locale),
  );
  const bodies = overview.facets.body ?? [];
  return {
    action: config.routes.defaultSearch,
    makes: makes.map(({ value }) => ({ value, label: value })),
    bodies: bodies.map(({ value }) => ({ value, label: bodyName(value, t) })),
    prices: config.budget.moneyPresets.map((amount) => ({
      value: String(amount),
      label: format.money(amount),
    })),
    submit:
      overview.count === 0
        ? t("home.allStock")
        : t("home.searchCount", { count: overview.count, number: format.number(overview.count) }),
  };
}

function bodyName(value: string, t: BlockContext<unknown>["t"]): string {
  return BODY_TYPES.some((type) => type === value) ? t(`bodies.${value}`) : value;
}

/** Body types in stock as tiles with their counts (URL-19); left out when there is none of them. */
export function bodyTypesView<Card>(
  block: BlockOf<"bodyTypes">,
  context: BlockContext<Card>,
): HomeBlockView<Card> | null {
  const { t, overview, config } = context;
  const tiles = block.bodies.flatMap((body): TileView[] => {
    const filtered = filteredBody(body);
    const count = countOf(overview.facets.body, filtered);
    const picture = { body: shapeOfBody(body), view: "side", paint: PAINTS.silver } as const;
    const image = { src: studioPictureAddress(picture), alt: "", width: 1200, height: 900 };
    const href = stockPath({ params: { body: filtered } });
    return count === 0 ? [] : [{ label: t(`bodies.${body}`), note: counted(count, context), href, image }];
  });
  if (tiles.length === 0) return null;
  const all = { label: block.allLabel, note: block.allNote, href: config.routes.defaultSearch, image: null };
  return { kind: "bodyTypes", title: block.title, tiles, all };
}

/** The plainest face of a body. */
const shapeOfBody = (body: BodyType) =>
  studioShapeOf({ item_type: "car", simple_body: body, make: "", model: "" });

/** The makes in stock with their counts; left out when there is no stock. */
export function makesView<Card>(
  block: BlockOf<"makes">,
  context: BlockContext<Card>,
): HomeBlockView<Card> | null {
  const { overview, format, config, t } = context;
  const makes = (overview.facets.make ?? []).slice(0, block.count).map(({ value, count }): CountedLink => ({
    label: value,
    href: stockPath({ make: value }),
    count: format.number(count),
    logo: makeLogo(config, value),
  }));
  if (makes.length === 0) return null;
  const all = {
    label: t("home.allStock"),
    href: config.routes.defaultSearch,
    count: format.number(overview.count),
    logo: null,
  };
  return { kind: "makes", title: block.title, text: block.text, makes, all };
}

export function searchView<Card>(
  block: BlockOf<"search">,
  { config }: BlockContext<Card>,
): HomeBlockView<Card> {
  return {
    kind: "search",
    title: block.title,
    text: block.text,
    action: config.routes.defaultSearch,
    hint: block.hint,
  };
}

/** Search by price: its listing begins with the dearest (URL-20). */
export function priceSearchView<Card>(
  block: BlockOf<"priceSearch">,
  { config, format }: BlockContext<Card>,
): HomeBlockView<Card> {
  const currencySign = format.money(0).replace(/[\d\s.,]/g, "");
  const { locale } = config.site;
  const { title, text } = block;
  return { kind: "priceSearch", title, text, action: config.routes.defaultSearch, currencySign, locale };
}

/** Left out while the page its button leads to is not served. */
export function sellView<Card>(
  block: BlockOf<"sell">,
  context: BlockContext<Card>,
): HomeBlockView<Card> | null {
  const link = linkView(context, block.link);
  return link === null
    ? null
    : { kind: "sell", title: block.title, text: block.text, image: block.image, link };
}

/** "72 vehicles" */
export function counted<Card>(count: number, { t, format }: BlockContext<Card>): string {
  return t("home.vehicles", { count, number: format.number(count) });
}
