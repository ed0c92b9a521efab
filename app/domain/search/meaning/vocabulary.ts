import { makeOf } from "../../make/make-of";
import { FACET_ATTRIBUTES, type FacetAttribute, type RangeAttribute } from "../attributes";
import type { Today } from "../ranges/step-filters";
import { compactText, textForms } from "../text";
import { badgeIndex, type BadgeIndex } from "./badges/badge-index";
import { hanWords } from "./words/han-words";
import { wordKey } from "./lexemes";
import { MAKE_ORIGINS } from "./models/make-origins";
import { MAKE_WORDS } from "./models/make-words";
import { MODEL_WORDS } from "./models/model-words";
import { mendableWords, type MendableWords } from "./mend-word";
import { FILLERS, LEFT_ALONE, STATE_WORDS, WORDS_OF_A_KIND } from "./name-words";
import { CITY_WORDS } from "./places/city-words";
import { dealershipPlaces } from "./dealership-places";
import { partsOfModels } from "./models/model-parts";
import type { UsualBounds } from "./read-wish";
import { conceptValues, excludableValues, type StockValues } from "./stock-concepts";
import { WORD_TABLES } from "./vocabulary-words";
import { namesBySound } from "./phrases/sound-key";
import type { WordTable } from "./words/word-table";

/** What a phrase asks for. */
export interface Meaning {
  readonly attribute: FacetAttribute;
  /** Empty where every vehicle here is one: "cars" at a dealer of cars asks for nothing. */
  readonly values: readonly string[];
}

/** Everything that a dealer's shoppers can name, made from the stock and from the words of our languages. */
export interface SearchVocabulary {
  /** By the letters of the phrase without blanks; null for what stays text. */
  readonly phrases: ReadonlyMap<string, Meaning | null>;
  /** The same of places alone: Orange is a town behind "in", and a colour elsewhere. */
  readonly places: ReadonlyMap<string, Meaning | null>;
  readonly usual: UsualBounds;
  /** The measures that the dealer's filters hold. */
  readonly measures: ReadonlySet<RangeAttribute>;
  /** Whether any place may be named, of the stock or not. */
  readonly hasPlaces: boolean;
  readonly mendable: MendableWords;
  /** Names of makes and models by how they are heard. */
  readonly bySound: ReadonlyMap<string, readonly string[]>;
  readonly hanWords: ReadonlySet<string>;
  /** The kind of all vehicles here; null where there are several. */
  readonly onlyKind: string | null;
  /** How many seats the vehicles have, ascending. */
  readonly seats: readonly number[];
  /** Of each make, the model whose only number is this: 150 of Ford is F-150. */
  readonly byNumber: ReadonlyMap<string, string>;
  readonly makes: readonly string[];
  readonly models: readonly string[];
  readonly badgeIndex: BadgeIndex;
  /** Words of the stock's badges: "Long Range" is one before it is a wish. */
  readonly badges: ReadonlySet<string>;
  /** The badges as the stock writes them. */
  readonly badgeNames: readonly string[];
  /** Names of yards, which towns may share. */
  readonly yards: readonly string[];
  /** Words of the names of makes and models. */
  readonly nameWords: ReadonlySet<string>;
  /** What days are counted back from; without it "listed this week" is told. */
  readonly today?: Today;
  /** All values of what a vehicle may be asked not to be. */
  readonly excludable: StockValues;
}

/** Attributes whose values are named as the stock writes them. */
const NAMED = [
  ...(["fuel", "transmission", "drive", "city", "state", "location_name", "dealership_name"] as const),
  ...(["categories", "filtered_features", "tag"] as const),
];
/** What of a stock a vocabulary is made of. */
export const VOCABULARY_ATTRIBUTES: readonly FacetAttribute[] = [
  ...([
    "make",
    "make_model",
    "model_badge",
    "badge",
    "car_type",
    "item_type",
    "body",
    "colour",
    "seats",
    "doors",
  ] as const),
  ...(["highlights", "certified", "axle_type", "status"] as const),
  ...NAMED,
];
/** Attributes whose mistyped values are mended. */
const MENDED: ReadonlySet<FacetAttribute> = new Set([
  ...([
    "make",
    "make_model",
    "body",
    "fuel",
    "transmission",
    "colour",
    "car_type",
    "item_type",
    "axle_type",
    "city",
    "filtered_features",
  ] as const),
]);
/** A model of one digit or one letter means nothing without its make: "3", "6", "T". */
const TOO_SHORT = /^.$/u;
/** Models of caravans that are named by what others have as well. */
const FURNISHED: ReadonlySet<string> = new Set([
  "offgrid",
  "offroad",
  "poptop",
  "hardtop",
  "camper",
  "ensuite",
]);
const YEAR = /^(?:19|20)\d\d$/;

/** Where no vehicle is told to be so: everything can be had at once, and "NZ new" is new. */
const UNTOLD: ReadonlySet<string> = new Set(["highlights:available", "categories:soldNewHere"]);

/** What cities are called for short: whoever writes "CBR" alone may mean Canberra. */
const CITY_CODES: ReadonlySet<string> = new Set(
  Object.values(CITY_WORDS).flatMap((words) => words.split(", ").map(compactText)),
);

/** The number of a phrase that belongs to one make. */
export const numberKey = (make: string, digits: string): string => `${make} ${digits}`;

/** Attributes that say where a vehicle stands, the narrowest last: "Geelong" is a town before it is a yard's name. */
const PLACES = ["city", "location_name", "dealership_name", "state"] as const;
const NO_BOUNDS: UsualBounds = { cheapPrice: null, lowKm: null, repaymentEvery: "week" };

/**
 * The vocabulary of one dealer's stock. Words whose meaning has no vehicle here stay text.
 * @param measures the ranges that the dealer's filters hold
 * @param usual what "cheap" and "low kms" mean at this dealer
 * @param countryWords words that mean this in the dealer's country alone
 */
export function searchVocabulary(
  stock: StockValues,
  usual: UsualBounds = NO_BOUNDS,
  measures: readonly RangeAttribute[] = [],
  countryWords: WordTable = {},
): SearchVocabulary {
  const phrases = new Map<string, Meaning | null>();
  const add = adding(phrases, stock);
  addMakes(stock, add);
  addConcepts(stock, [countryWords, ...WORD_TABLES], add);
  addModels(stock, add);
  addOtherNames(STATE_WORDS, "state", stock.state ?? [], add);
  for (const attribute of NAMED) for (const value of stock[attribute] ?? []) add(value, attribute, [value]);
  const places = placePhrases(stock);
  for (const [key, meaning] of places) if (meaning !== null && !phrases.has(key)) phrases.set(key, meaning);
  for (const [part, models] of partsOfModels(stock))
    if (!phrases.has(part) && !CITY_CODES.has(part)) add(part, "make_model", models);
  for (const phrase of [...LEFT_ALONE, ...badgeWords(stock)])
    if (!phrases.has(compactText(phrase))) add(phrase, "badge", []);
  const mended = [...phrases].filter(([, meaning]) => meaning !== null && MENDED.has(meaning.attribute));
  return {
    phrases,
    places,
    usual,
    measures: new Set(measures),
    hasPlaces: true,
    mendable: mendableWords(mended.map(([key]) => key)),
    bySound: namesBySound(mended.flatMap(([key, meaning]) => (isName(meaning) ? [key] : []))),
    hanWords: hanWords(phrases.keys()),
    onlyKind: stock.item_type?.length === 1 ? (stock.item_type[0] ?? null) : null,
    seats: (stock.seats ?? [])
      .map(Number)
      .filter(Number.isInteger)
      .sort((a, b) => a - b),
    byNumber: modelNumbers(stock),
    makes: stock.make ?? [],
    models: stock.make_model ?? [],
    badgeIndex: badgeIndex(stock),
    badges: new Set(badgeWords(stock).map(compactText)),
    badgeNames: stock.badge ?? [],
    yards: stock.location_name ?? [],
    nameWords: new Set([...(stock.make ?? []), ...(stock.make_model ?? [])].flatMap(textForms)),
    excludable: excludableValues(stock),
  };
}

const isName = (meaning: Meaning | null) =>
  meaning?.attribute === "make" || meaning?.attribute === "make_model";

function adding(phrases: Map<string, Meaning | null>, stock: StockValues): Add {
  const add: Add = (phrase, attribute, values) => {
    const key = wordKey(phrase);
    if (key === "" || phrases.get(key)) return;
    // The Arabic ending of words for what is female is written as one of two letters.
    if (key.endsWith("ة")) add(`${key.slice(0, -1)}ه`, attribute, values);
    // "车" is a word for anything that is driven where there are no cars.
    if (values.length === 0 && key === "车") return;
    const isEverything = attribute === "item_type" && values.length > 0 && stock.item_type?.length === 1;
    const meaning = { attribute, values: isEverything ? [] : values };
    phrases.set(key, values.length === 0 ? null : meaning);
  };
  return add;
}

function placePhrases(stock: StockValues): ReadonlyMap<string, Meaning | null> {
  const places = new Map<string, Meaning | null>();
  const add = adding(places, stock);
  for (const attribute of PLACES) for (const value of stock[attribute] ?? []) add(value, attribute, [value]);
  addOtherNames(STATE_WORDS, "state", stock.state ?? [], add);
  addOtherNames(CITY_WORDS, "state", stock.state ?? [], add);
  addOtherNames(CITY_WORDS, "city", stock.city ?? [], add);
  for (const [place, names] of dealershipPlaces(stock.dealership_name ?? []))
    add(place, "dealership_name", names);
  return places;
}

type Add = (phrase: string, attribute: FacetAttribute, values: readonly string[]) => void;

function addMakes({ make: makes = [] }: StockValues, add: Add): void {
  for (const make of makes) add(make, "make", [make]);
  addOtherNames(MAKE_WORDS, "make", makes, add);
  for (const origin of MAKE_ORIGINS) {
    const keys = new Set(origin.makes.map(compactText));
    const here = makes.filter((make) => keys.has(compactText(make)));
    for (const word of origin.words) add(word, "make", here);
  }
}

function addModels(stock: StockValues, add: Add): void {
  const { make: makes = [], make_model: models = [], item_type: kinds = [] } = stock;
  for (const value of models) add(value, "make_model", [value]);
  for (const value of models) {
    const model = value.slice((makeOf(value, makes)?.length ?? -1) + 1);
    const key = compactText(model);
    // "models" is a word before it is a Model S.
    if (!TOO_SHORT.test(key) && !YEAR.test(key) && !FILLERS.has(key) && !FURNISHED.has(key))
      add(model, "make_model", [value]);
  }
  addOtherNames(MODEL_WORDS, "make_model", models, (word, attribute, values) => {
    const kind = WORDS_OF_A_KIND.get(word);
    if (kind === undefined || !kinds.includes(kind)) add(word, attribute, values);
  });
}

function addOtherNames(
  table: Readonly<Record<string, string>>,
  attribute: FacetAttribute,
  values: readonly string[],
  add: Add,
): void {
  for (const [name, words] of Object.entries(table)) {
    const here = values.find((one) => compactText(one) === compactText(name));
    for (const word of words.split(", ")) if (here !== undefined) add(word, attribute, [here]);
  }
}

function addConcepts(stock: StockValues, tables: readonly WordTable[], add: Add): void {
  for (const table of tables) {
    for (const [concept, words] of Object.entries(table)) {
      const [attribute, name = ""] = concept.split(":");
      const known = FACET_ATTRIBUTES.find((one) => one === attribute);
      if (known === undefined) throw new Error(`No attribute is called ${attribute}`);
      const values = conceptValues(known, name, stock);
      if (UNTOLD.has(concept) && values.length === 0) continue;
      for (const word of words.split(", ")) add(word, known, values);
    }
  }
}

function badgeWords({ badge: badges = [] }: StockValues): string[] {
  return badges.flatMap((badge) => badge.split(/\s+/u));
}

function modelNumbers({
  make: makes = [],
  make_model: models = [],
}: StockValues): ReadonlyMap<string, string> {
  const found = new Map<string, string[]>();
  for (const value of models) {
    const make = makeOf(value, makes);
    const [digits, ...more] = value.slice(make?.length).match(/\d+/g) ?? [];
    if (make === null || digits === undefined || more.length > 0) continue;
    found.set(numberKey(make, digits), [...(found.get(numberKey(make, digits)) ?? []), value]);
  }
  return new Map(
    [...found].flatMap(([key, [only = "", ...others]]) => (others.length === 0 ? [[key, only]] : [])),
  );
}
