import { type CatalogueModel, modelHref, modelTitle } from "~/domain/catalogue/catalogue-model";
import { type ModelPrice, modelPrice, pricedAt } from "~/domain/catalogue/model-price";
import { namedModelHref } from "~/domain/catalogue/model-link";
import { makeLogo } from "~/domain/make/make-logo";
import { fuelOfNamed, modelPicture as modelPictureOf } from "~/domain/catalogue/model-picture";
import { paintOf } from "~/domain/picture/paint";
import { bareShape } from "~/domain/picture/studio-accessories";
import { studioShapeOf } from "~/domain/picture/studio-face";
import { studioPictureAddress } from "~/domain/picture/studio-picture";
import { shorten } from "~/domain/text/shorten";
import type { SiteImage } from "~/domain/tenant/config/shapes";
import { stockPath } from "~/paths";
import { type BlockContext, countOf, linkView, linkViews } from "./block-context";
import type { BlockOf } from "./block-of";
import { counted, modelPriceText } from "./find-blocks";
import { arrivals, makesOf } from "./home-stock";
import type { CountedLink, ModelView, HomeBlockView } from "./home-view";

/** Vehicles by the block's own order; left out when there are none. */
export async function arrivalsView<Card>(
  block: BlockOf<"arrivals">,
  context: BlockContext<Card>,
): Promise<HomeBlockView<Card> | null> {
  const { hits, count } = await arrivals(context, block);
  const more = linkView(context, block.more);
  if (hits.length === 0) return null;
  return {
    kind: "arrivals",
    title: block.title,
    text: block.text,
    cards: hits.map(context.card),
    carousel: block.variant === "carousel",
    more:
      more === null ? null : { ...more, label: more.label.replace("{count}", context.format.number(count)) },
  };
}

/** Kinds of vehicle that are in stock; left out when none of them is. */
export async function typesView<Card>(
  block: BlockOf<"types">,
  context: BlockContext<Card>,
): Promise<HomeBlockView<Card> | null> {
  const items = block.items.filter(
    ({ itemType }) => countOf(context.overview.facets.item_type, itemType) > 0,
  );
  if (items.length === 0) return null;
  const texts = await Promise.all(items.map((item) => typeText(item, context)));
  const tiles = items.map((item, at) => ({
    label: item.label,
    text: texts[at] ?? "",
    note: counted(countOf(context.overview.facets.item_type, item.itemType), context),
    href: stockPath({ params: { item_type: item.itemType } }),
    image: item.image,
    names: item.image === null ? item.names : [],
  }));
  return { kind: "types", title: block.title, tiles };
}

/** The words of a kind; `{makes}` in them is counted from the stock. */
async function typeText<Card>(
  { text, itemType }: BlockOf<"types">["items"][number],
  context: BlockContext<Card>,
): Promise<string> {
  if (!text.includes("{makes}")) return text;
  const makes = (await makesOf(context, itemType)).facets.make ?? [];
  return text.replace("{makes}", context.format.number(makes.length));
}

/**
 * The dealer's range (MODEL-02): the models of the block, else all there are. A price is printed only where one is
 * given; names lead to a page or to a search ({@link namedModelHref}).
 */
export function rangeView<Card>(block: BlockOf<"range">, context: BlockContext<Card>): HomeBlockView<Card> {
  const { config } = context;
  const make = config.site.manufacturer?.name ?? config.site.dealershipWebsites[0]?.make;
  const listed = block.models.map((model) => ({
    name: model.name,
    category: model.category,
    text: model.text,
    from: modelPriceText(rangePrice(model, context), context),
    href:
      namedModelHref(config, context.models, model.name) ??
      (make === undefined ? config.routes.defaultSearch : stockPath({ make, model: model.name })),
    image: model.image ?? modelPicture(model, make ?? "", context),
  }));
  const models = listed.length > 0 ? listed : context.models.map((model) => wholeRangeView(model, context));
  return { kind: "range", title: block.title, models };
}

/** The entry's own amount, else that of the model's page; by the page's terms, as they belong to the model. */
function rangePrice<Card>(
  { name, fromPrice }: BlockOf<"range">["models"][number],
  { models }: BlockContext<Card>,
): ModelPrice | null {
  const listed = modelPrice(models, name, null);
  return fromPrice === null ? listed : { amount: fromPrice, terms: listed?.terms ?? "from" };
}

function wholeRangeView<Card>(model: CatalogueModel, context: BlockContext<Card>): ModelView {
  return {
    name: model.name,
    category: model.category,
    text: shorten(model.tagline === "" ? model.shortDescription : model.tagline, 80),
    from: modelPriceText(pricedAt(model.fromPrice, model), context),
    href: modelHref(model),
    image: { ...modelPictureOf(model), alt: modelTitle(model) },
  };
}

/** A model of the range in the face its vehicles in stock have, without accessories. */
function modelPicture<Card>(
  { name, body, colour }: BlockOf<"range">["models"][number],
  make: string,
  { models }: BlockContext<Card>,
): SiteImage {
  const simple_fuel = fuelOfNamed(models, name);
  const shape = studioShapeOf({ item_type: "car", simple_body: body, make, model: name, simple_fuel });
  const src = studioPictureAddress({ body: bareShape(shape), view: "hero", paint: paintOf(colour) });
  return { src, alt: `${make} ${name}`.trim(), width: 1200, height: 900 };
}

/** The block's own offers, else those of today; left out when there are none. */
export function offersView<Card>(
  block: BlockOf<"offers">,
  context: BlockContext<Card>,
): HomeBlockView<Card> | null {
  const own = block.items.map(({ kicker, title, terms, link, image }) => ({
    kicker,
    title,
    terms,
    href: linkView(context, link)?.href ?? null,
    image,
  }));
  const items = own.length > 0 ? own : (context.offers ?? []).slice(0, block.count);
  if (items.length === 0) return null;
  return { kind: "offers", title: block.title, more: linkView(context, block.more), items };
}

/** Makes in groups with their counts (HOME-01); a make without stock keeps its place but counts nothing. */
export async function brandGridsView<Card>(
  block: BlockOf<"brandGrids">,
  context: BlockContext<Card>,
): Promise<HomeBlockView<Card>> {
  const groups = await Promise.all(block.groups.map((group) => brandGroup(group, context)));
  return { kind: "brandGrids", title: block.title, groups: groups.filter(({ links }) => links.length > 0) };
}

async function brandGroup<Card>(group: BlockOf<"brandGrids">["groups"][number], context: BlockContext<Card>) {
  const { itemType, brands } = group;
  const makes = itemType === null ? [] : ((await makesOf(context, itemType)).facets.make ?? []);
  const kind = itemType === null ? {} : { params: { item_type: itemType } };
  const brandLinks = brands.flatMap((make): CountedLink[] => {
    const count = countOf(makes, make);
    return count === 0
      ? []
      : [
          {
            label: make,
            href: stockPath({ make, ...kind }),
            count: context.format.number(count),
            logo: makeLogo(context.config, make),
          },
        ];
  });
  const others = linkViews(context, group.links).map(({ label, href }): CountedLink => ({
    label,
    href,
    count: "",
    logo: null,
  }));
  return { label: group.label, links: [...brandLinks, ...others] };
}

export function storiesView<Card>(
  block: BlockOf<"stories">,
  context: BlockContext<Card>,
): HomeBlockView<Card> {
  const items = block.items.map(({ title, text, topic, date, link, image }) => ({
    title,
    text,
    about: [topic, date === null ? "" : context.format.date(new Date(`${date}T12:00:00Z`))]
      .filter(Boolean)
      .join(", "),
    href: linkView(context, link)?.href ?? null,
    image,
  }));
  return { kind: "stories", title: block.title, more: linkView(context, block.more), items };
}
