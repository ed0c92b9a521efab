import type { InputFault } from "../../faults/input-faults";
import type { HomeBlock } from "../config/home-block";
import { type CheckedSite, doubtAt, faultAt, repeatsOf, when } from "./told";

type Path = InputFault["path"];
type Config = CheckedSite["config"];

/** Blocks of the home page, and the block of locations, that name what is not there or show nothing. */
export function homeFaults({ config }: CheckedSite): readonly InputFault[] {
  const { blocks } = config.home;
  const heroes = blocks.flatMap(({ kind }, index) => (kind === "hero" ? [index] : []));
  return [
    ...when(blocks.length > 0 && heroes.length === 0, () =>
      doubtAt(
        ["home", "blocks"],
        "a block of kind hero: it has the heading of the page",
        blocks.map(({ kind }) => kind),
      ),
    ),
    ...heroes
      .slice(1)
      .map((index) => faultAt(["home", "blocks", index, "kind"], "one hero, the page's heading", "hero")),
    ...blocks.flatMap((block, index) => blockFaults(block, ["home", "blocks", index], config)),
    ...placeFilter(config.locations.block.filter, ["locations", "block", "filter"], config),
  ];
}

const GROUPS = ["primary", "sales", "service", "parts", "service-and-parts", "all"];

function placeFilter(filter: string | undefined, at: Path, { site }: Config): readonly InputFault[] {
  const known = [...GROUPS, ...site.locations.map(({ id }) => id)];
  return when(filter !== undefined && !known.includes(filter), () =>
    faultAt(
      at,
      `one of ${GROUPS.join(", ")}, or a location's id (${known.slice(GROUPS.length).join(", ") || "none yet"})`,
      filter,
    ),
  );
}

function blockFaults(block: HomeBlock, at: Path, config: Config): readonly InputFault[] {
  switch (block.kind) {
    case "hero":
      return heroFaults(block, at);
    case "locations":
      return placeFilter(block.filter, [...at, "filter"], config);
    case "slides":
      return repeatsOf(
        block.slides.map(({ id }) => id),
        (index) => [...at, "slides", index, "id"],
        "each id once",
      );
    case "posts":
      return postsFaults(block, at, config);
    case "budget":
      return when(!config.budget.enabled, () =>
        doubtAt([...at, "kind"], "budget.enabled: else the block is left out", "budget"),
      );
    case "bodyTypes":
      return repeatsOf(block.bodies, (index) => [...at, "bodies", index]);
    case "arrivals":
      return unlisted(block.carTypes, [...at, "carTypes"], config.search.carTypes, "search.carTypes");
    case "types":
      return block.items.flatMap(({ itemType }, index) =>
        unsold(itemType, [...at, "items", index, "itemType"], config),
      );
    case "brandGrids":
      return block.groups.flatMap(({ itemType }, index) =>
        unsold(itemType, [...at, "groups", index, "itemType"], config),
      );
    case "range":
      return rangeDoubts(block, at, config);
    case "facebookFeed":
      return feedDoubts(block, at);
    default:
      return [];
  }
}

function heroFaults(block: Extract<HomeBlock, { kind: "hero" }>, at: Path): readonly InputFault[] {
  const hasPlace = block.priceLine.includes("{price}");
  return [
    ...when(hasPlace && block.priceOf === null, () =>
      faultAt([...at, "priceOf"], "the model whose price {price} of priceLine is", null),
    ),
    ...when(!hasPlace && block.priceLine !== "" && block.priceOf !== null, () =>
      faultAt([...at, "priceLine"], "a line with {price} in it, as priceOf names a model", block.priceLine),
    ),
  ];
}

function postsFaults(
  block: Extract<HomeBlock, { kind: "posts" }>,
  at: Path,
  config: Config,
): readonly InputFault[] {
  const { blogCategories, pages } = config.content;
  const isUnknown = block.category !== null && !blogCategories.includes(block.category);
  return [
    ...when(isUnknown, () =>
      faultAt(
        [...at, "category"],
        `one of content.blogCategories (${blogCategories.join(", ")})`,
        block.category,
      ),
    ),
    ...when(!pages.includes("blog"), () =>
      doubtAt([...at, "kind"], "posts in content/blog: without one the block is left out", "posts"),
    ),
  ];
}

const unsold = (itemType: string | null, at: Path, { site }: Config) =>
  unlisted(itemType === null ? [] : [itemType], at, site.vehicleTypes, "site.vehicleTypes", true);

function unlisted(
  values: readonly string[],
  at: Path,
  known: readonly string[],
  name: string,
  isSingle = false,
): readonly InputFault[] {
  return values.flatMap((value, index) =>
    when(!known.includes(value), () =>
      doubtAt(isSingle ? at : [...at, index], `one of ${name} (${known.join(", ")})`, value),
    ),
  );
}

function rangeDoubts(
  block: Extract<HomeBlock, { kind: "range" }>,
  at: Path,
  config: Config,
): readonly InputFault[] {
  const { categoryOrder } = config.models;
  return block.models.flatMap(({ category }, index) =>
    when(!categoryOrder.includes(category), () =>
      doubtAt(
        [...at, "models", index, "category"],
        `one of models.categoryOrder (${categoryOrder.join(", ")})`,
        category,
      ),
    ),
  );
}

function feedDoubts(block: Extract<HomeBlock, { kind: "facebookFeed" }>, at: Path): readonly InputFault[] {
  return block.items.flatMap(({ date }, index) => {
    const before = block.items[index - 1]?.date ?? date;
    return when(date > before, () =>
      doubtAt([...at, "items", index, "date"], `the newest first: at most ${before}`, date),
    );
  });
}
