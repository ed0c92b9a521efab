import type { FacetAttribute } from "../attributes";
import { withoutValue } from "../facts/lacked-value";
import { MAX_VALUES } from "../normalise-query";

/** What a dealer's stock has of each attribute, most frequent first. */
export type StockValues = Readonly<Partial<Record<FacetAttribute, readonly string[]>>>;

/**
 * How a feed's own words for fuels, gearboxes, drives, axles and equipment are known; the first that fits names a value. What
 * every dealer writes alike (bodies, colours, kinds) needs none.
 */
const KINDS: Readonly<Partial<Record<FacetAttribute, readonly (readonly [string, RegExp])[]>>> = {
  fuel: [
    ["plugIn", /plug|phev/i],
    ["hybrid", /hybrid|electric.*(?:petrol|diesel|unleaded)|(?:petrol|diesel|unleaded).*electric/i],
    ["electric", /electric|^b?ev$/i],
    ["hydrogen", /hydrogen|fuel cell/i],
    ["diesel", /diesel/i],
    ["lpg", /\blpg\b|autogas/i],
    ["petrol", /petrol|unleaded|\bu?lp\b|gasoline/i],
  ],
  transmission: [
    ["automatic", /auto|cvt|constant|dual.?clutch|\bdct\b|\bdsg\b|reduction|single.?speed/i],
    ["manual", /manual/i],
  ],
  axle_type: [
    ["tandem", /tandem|twin|dual|double|^2$/i],
    ["triple", /\btri|^3$/i],
    ["single", /single|^1$/i],
  ],
};

/** The same drive by another name, for stock that has only that. */
const DRIVES: Readonly<Record<string, readonly RegExp[]>> = {
  "4x4": [/^4x4$/i, /^4wd$/i, /four.wheel/i],
  "4wd": [/^4wd$/i, /^4x4$/i, /four.wheel/i],
  awd: [/^awd$/i, /all.wheel/i],
  rwd: [/^rwd$/i, /rear/i],
  fwd: [/^fwd$/i, /front/i],
  shaft: [/^shaft/i],
  belt: [/^belt/i],
  chain: [/^chain/i],
  // Feeds that do not say "2WD" say which two.
  "2wd": [/^(?:2wd|4x2)$|two.wheel/i, /^(?:rwd|fwd)$|(?:rear|front).wheel/i],
};

const FEATURES: Readonly<Record<string, RegExp>> = {
  sunroof: /sun ?roof|moon ?roof|panoramic (?:glass )?roof/i,
  leather: /leather (?:seat|trim|interior|upholstery)|^leather$/i,
  carplay: /car ?play/i,
  android: /android auto/i,
  towBar: /tow ?bar|tow(?:ing)? ?(?:pack|hitch|ball)/i,
  thirdRow: /(?:third|3rd) row/i,
  camera: /(?:revers\w*|rear|back.?up).*camera/i,
  navigation: /navigation|sat.?nav|\bgps\b/i,
  cruise: /(?:adaptive|radar|active) cruise/i,
  heatedSeats: /heated .*seat|seat heat/i,
  bullBar: /bull ?bar/i,
  canopy: /canopy/i,
  roofRacks: /roof (?:rack|rail)/i,
  bluetooth: /bluetooth/i,
  keyless: /keyless|smart key|push.button start/i,
  lams: /\blams\b|learner approved/i,
  blindSpot: /blind.?spot/i,
  camera360: /360.*camera|surround view|around view/i,
  headUp: /heads?.up display/i,
  airConditioning: /air.?con/i,
  powerTailgate: /(?:power|electric).*(?:tail ?gate|boot|lift ?gate)/i,
  parkingSensors: /park\w* (?:sensor|assist|distance)/i,
  emergencyBraking: /emergency brak|\baeb\b/i,
  wirelessCharging: /wireless.*charg/i,
  diffLock: /diff\w* lock/i,
  alloys: /alloy wheel/i,
  ensuite: /en.?suite/i,
  solar: /solar/i,
  bunks: /\bbunks?\b/i,
  lithium: /lithium/i,
  offGrid: /off.?grid/i,
};

/** How a dealer's own tags are known that shoppers have several words for. */
const CATEGORIES: Readonly<Record<string, RegExp>> = {
  import: /import/i,
  soldNewHere: /\b(?:nz|new zealand) new\b/i,
  offRoad: /off.?road/i,
};

/** The values of a dealer's stock that a concept of the word tables means; empty where there is no such vehicle. */
export function conceptValues(
  attribute: FacetAttribute,
  name: string,
  stock: StockValues,
): readonly string[] {
  const values = stock[attribute] ?? [];
  // "Road only" asks for what no tag says.
  if (name.startsWith("!")) return conceptValues(attribute, name.slice(1), stock).map(withoutValue);
  if (name.includes("+")) return name.split("+").flatMap((one) => conceptValues(attribute, one, stock));
  if (name.includes("|")) return firstOf(attribute, name.split("|"), stock);
  const kinds = KINDS[attribute];
  if (kinds) return values.filter((value) => kinds.find(([, form]) => form.test(value))?.[0] === name);
  if (attribute === "drive") return ofDrive(name, values);
  const feature =
    attribute === "filtered_features"
      ? FEATURES[name]
      : attribute === "categories"
        ? CATEGORIES[name]
        : undefined;
  return values.filter((value) => (feature === undefined ? value === name : feature.test(value)));
}

/** "cabChassis|ute": the first that the stock has. */
function firstOf(attribute: FacetAttribute, names: readonly string[], stock: StockValues): readonly string[] {
  const found = names.map((name) => conceptValues(attribute, name, stock));
  return found.find((values) => values.length > 0) ?? [];
}

function ofDrive(name: string, values: readonly string[]): readonly string[] {
  for (const form of DRIVES[name] ?? []) {
    const found = values.filter((value) => form.test(value));
    if (found.length > 0) return found;
  }
  return [];
}

/** Of these a vehicle has one value of few, so what it is not is every other one. */
export const OF_FEW: readonly FacetAttribute[] = [
  "body",
  "car_type",
  "city",
  "colour",
  "dealership_name",
  "drive",
  "fuel",
  "item_type",
  "location_name",
  "make",
  "state",
  "transmission",
];
/** More ticked boxes than this are no filter any more; of makes and places as many as an address holds. */
const MOST_VALUES = 24;
const OF_MANY: readonly FacetAttribute[] = ["city", "dealership_name", "location_name", "make"];
const mostOf = (attribute: FacetAttribute) => (OF_MANY.includes(attribute) ? MAX_VALUES : MOST_VALUES);
/** The values of a stock by which a vehicle can be asked for that is not so. */
export function excludableValues(stock: StockValues): StockValues {
  return Object.fromEntries(
    OF_FEW.flatMap((attribute) => {
      const values = stock[attribute] ?? [];
      return values.length > 1 && values.length <= mostOf(attribute) ? [[attribute, values]] : [];
    }),
  );
}

/** Fewer chosen values than this say by themselves what is asked for. */
const MANY_CHOSEN = 4;
/** Leaving out more than this is no longer said in a word or two. */
const MOST_LEFT_OUT = 3;

/**
 * What nearly all of a stock's values leave out: white, where every other colour is chosen. Empty where they are better
 * said one by one. Addresses have no "not": this is how one is known again.
 */
export function leftOut(
  attribute: FacetAttribute,
  chosen: readonly string[],
  stock: StockValues,
): readonly string[] {
  if (chosen.length < MANY_CHOSEN) return [];
  const others = (excludableValues(stock)[attribute] ?? []).filter((value) => !chosen.includes(value));
  return others.length <= MOST_LEFT_OUT ? others : [];
}
