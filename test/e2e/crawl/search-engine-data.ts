import { nodesOf, vocabularyFaults } from "../../setup/schema-org/structured-faults";

type Node = Readonly<Record<string, unknown>>;

/** A way through a node's properties, `|` between those of which one is enough. */
type Path = string;

/** What Google's documentation requires of each type before it shows anything of it. */
const REQUIRED: Readonly<Record<string, readonly Path[]>> = {
  Car: ["brand.name", "image", "model", "name", "url"],
  Motorcycle: ["brand.name", "image", "model", "name", "url"],
  AutoDealer: ["name", "url|parentOrganization"],
  AutoRepair: ["name", "address"],
  AutoPartsStore: ["name", "address"],
  PostalAddress: ["streetAddress", "addressLocality", "addressRegion", "postalCode", "addressCountry"],
  OpeningHoursSpecification: ["dayOfWeek|validFrom", "opens", "closes"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "item|url"],
  ItemList: ["itemListElement"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer.text"],
  BlogPosting: ["headline", "image", "datePublished", "author.name"],
  AggregateRating: ["ratingValue", "ratingCount|reviewCount"],
  Review: ["author.name", "reviewRating.ratingValue"],
  AggregateOffer: ["lowPrice", "priceCurrency"],
  JobPosting: ["title", "description", "datePosted", "hiringOrganization.name", "jobLocation.address"],
};

/** What it requires of a vehicle for sale, beside what any product has; and of its offer while it is not sold. */
const OF_A_VEHICLE: readonly Path[] = ["itemCondition", "vehicleModelDate", "sku"];
const OF_ITS_OFFER: readonly Path[] = ["url", "availability", "seller"];
const OF_ITS_PRICE: readonly Path[] = [
  "price|priceSpecification.price",
  "priceCurrency|priceSpecification.priceCurrency",
];

/** What it recommends of a car for sale. The feeds do not tell all of every car. */
export const RECOMMENDED_OF_CARS: readonly Path[] = [
  "bodyType",
  "color",
  "driveWheelConfiguration",
  "mileageFromOdometer.value",
  "mileageFromOdometer.unitCode",
  "numberOfDoors",
  "offers.price",
  "offers.priceCurrency",
  "vehicleConfiguration",
  "vehicleEngine.fuelType",
  "vehicleIdentificationNumber",
  "vehicleSeatingCapacity",
  "vehicleTransmission",
];

/** What is wrong with a page's linked data: by schema.org's vocabulary, and by what Google requires. */
export function linkedDataFaults(target: string, blocks: readonly unknown[]): readonly string[] {
  const nodes = nodesOf(blocks);
  const lacking = nodes.flatMap((node) => missing(node, REQUIRED[String(node["@type"])] ?? []));
  const wrong = [...vocabularyFaults(blocks), ...lacking, ...listFaults(nodes), ...saleFaults(target, nodes)];
  return [...new Set(wrong)].map((fault) => `has linked data that is wrong: ${fault}`);
}

/** The vehicle that a page sells; undefined on other pages. */
export function soldOn(target: string, blocks: readonly unknown[]): Node | undefined {
  if (!/^\/cars\/[^/?]+$/.test(target) || target === "/cars/trade-in") return undefined;
  return nodesOf(blocks).find(({ "@id": id }) => typeof id === "string" && id.endsWith("#vehicle"));
}

/** Whether a node has what a path leads to. */
export function has(node: Node, path: Path): boolean {
  return path.split("|").some((way) => {
    const found = way.split(".").reduce<unknown>((value, step) => stepInto(value, step), node);
    return found !== undefined && found !== null && found !== "";
  });
}

function stepInto(value: unknown, step: string): unknown {
  if (Array.isArray(value)) return value.length > 0 ? stepInto(value[0], step) : undefined;
  return typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined;
}

function missing(node: Node, paths: readonly Path[]): readonly string[] {
  return paths.filter((path) => !has(node, path)).map((path) => `${String(node["@type"])} lacks ${path}`);
}

function saleFaults(target: string, nodes: readonly Node[]): readonly string[] {
  const vehicle = soldOn(target, nodes);
  if (vehicle === undefined) return [];
  const { offers } = vehicle;
  // A vehicle that is on its way, or whose price is told on request, is not offered yet.
  if (typeof offers !== "object" || offers === null) return missing(vehicle, OF_A_VEHICLE);
  // What is sold has no price any more.
  const offer: Node = { ...offers };
  const isSold = offer["availability"] === "https://schema.org/SoldOut";
  return [
    ...missing(vehicle, OF_A_VEHICLE),
    ...missing(offer, isSold ? OF_ITS_OFFER : [...OF_ITS_OFFER, ...OF_ITS_PRICE]),
  ];
}

/** Lists count from 1 without a gap. */
function listFaults(nodes: readonly Node[]): readonly string[] {
  return nodes.flatMap(({ "@type": type, itemListElement: items }) => {
    if (!Array.isArray(items)) return [];
    const positions = items.map((item) => stepInto(item, "position"));
    return positions.every((position, index) => position === index + 1)
      ? []
      : [`${String(type)} counts ${positions.join(", ")}`];
  });
}
