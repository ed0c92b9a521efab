import type { ItemType } from "~/domain/vehicle/vehicle";
import type { Choice } from "./choose-vehicle.server";
import { powertrainOf } from "./powertrain.server";
import type { Prng } from "./prng.server";
import { seatsOf } from "./specification-fields.server";
import { demoWords } from "./words.server";

const LEARNER_LEGAL = "LAMS Approved";
/** Litres of the largest road motorcycle that a learner may ride whatever its trim. */
const SMALL_ENGINE = 0.4;

/** A trim that is made for learners, or a small engine made for the road. */
function isLearnerLegal({ model, badge }: Choice): boolean {
  const litres = Number(model.powertrain.split(" ")[0]);
  const isSmall = litres <= SMALL_ENGINE && !model.powertrain.includes("electric");
  return /\bLAMS\b/.test(badge.name) || (isSmall && model.segment.body !== "Enduro");
}

/** The equipment that a vehicle of this tier and age may have; older vehicles have less of the newer kind. */
export function drawnEquipment(choice: Choice, age: number, prng: Prng): readonly string[] {
  const { item, tier } = choice.model.segment;
  if (item !== "car") {
    const all = prng.sample(otherFeatures(item), prng.int(5, 12)).sort();
    return all.filter((feature) => feature !== LEARNER_LEGAL || isLearnerLegal(choice));
  }
  const reach = Math.max(1, Math.min(5, tier + (age <= 3 ? 1 : age > 11 ? -1 : 0)));
  const usual = Array.from({ length: reach }, (_, index) => demoWords.features[String(index + 1)] ?? []);
  const drawn = usual.flatMap((features, index) =>
    prng.sample(features, shareOf(features.length, index, reach, prng)),
  );
  return drawn.filter((feature) => mayHave(feature, choice));
}

/** A car of two seats has no third row, a coupe no tow bar, a convertible no glass roof, an electric car no exhaust. */
function mayHave(feature: string, choice: Choice): boolean {
  const seats = seatsOf(choice) ?? 5;
  if (feature === "Third Row Seats") return seats >= 6;
  if (feature === "60/40 Split Fold Rear Seat") return seats >= 4;
  if (feature === "Sports Exhaust") return powertrainOf(choice)?.litres != null;
  if (feature === "Panoramic Sunroof") return choice.model.segment.simpleBody !== "convertible";
  return !isSporty(choice) || !["Roof Rails", "Tow Bar", "Power Tailgate"].includes(feature);
}

const isSporty = ({ model }: Choice) => /^(coupe|convertible)$/.test(model.segment.simpleBody ?? "");

function shareOf(length: number, level: number, reach: number, prng: Prng): number {
  return level === reach - 1
    ? prng.int(2, Math.ceil(length * 0.6))
    : prng.int(Math.ceil(length * 0.7), length);
}

function otherFeatures(item: ItemType): readonly string[] {
  if (item === "motorcycle") return demoWords.motorcycleFeatures;
  return item === "truck" ? demoWords.truckFeatures : demoWords.caravanFeatures;
}

/** The features of the equipment that have a filter. */
export function filteredFeatures(equipment: readonly string[]): string[] {
  return equipment.filter((feature) => demoWords.filtered.includes(feature));
}

interface Facts {
  readonly title: string;
  readonly colour: string;
  readonly km: number | null;
  /** What was drawn for it, and what it has of that and beside it. */
  readonly drawn: readonly string[];
  readonly equipment: readonly string[];
}

/** A dealer's comments: paragraphs joined by pipes; null for one vehicle in twelve. */
export function commentsOf(choice: Choice, facts: Facts, prng: Prng): string | null {
  if (prng.chance(1 / 12)) return null;
  const { openings, newOpenings, closings, long } = demoWords.makers;
  const caravan = choice.model.segment.item === "caravan";
  const middles = caravan ? demoWords.makers.caravanMiddles : demoWords.makers.middles;
  const endings = caravan ? closings.filter((text) => !text.includes("test drive")) : closings;
  const used = choice.carType === "used";
  const fitting = middles.filter((text) => mayBeSaid(text, choice, facts.km !== null));
  const middle = withoutSecondList(prng.sample(fitting, prng.int(1, 4)));
  const paragraphs = [prng.pick(used ? openings : newOpenings), middle.join(" "), prng.pick(endings)];
  if (!caravan && prng.chance(0.3)) paragraphs.push(prng.pick(long));
  return paragraphs.map((text) => fill(text, choice, facts, prng)).join("|");
}

/** Kilometres as they stand in a dealer's sentence: 67,406. */
const GROUPED = new Intl.NumberFormat("en-AU");

/** Litres per 100 km up to which a car is called easy on fuel. */
const EASY_ON_FUEL = 8;

function mayBeSaid(text: string, choice: Choice, hasKilometres: boolean): boolean {
  const { item } = choice.model.segment;
  if (choice.carType !== "used" && /clock|Serviced|owner|smoker|Tyres|inspection/.test(text)) return false;
  if (text.includes("{km}")) return hasKilometres;
  if (text.includes("family"))
    return item === "caravan" || (item === "car" && (seatsOf(choice) ?? 0) >= 5 && !isSporty(choice));
  if (text.includes("on fuel"))
    return item === "car" && (powertrainOf(choice)?.consumption ?? Infinity) <= EASY_ON_FUEL;
  return item !== "motorcycle" || !text.includes("glovebox");
}

/** Equipment is listed once. */
function withoutSecondList(sentences: readonly string[]): readonly string[] {
  const first = sentences.findIndex((text) => text.includes("{features}"));
  return sentences.filter((text, index) => index === first || !text.includes("{features}"));
}

/** As it stands within a sentence: names and abbreviations keep their capitals. */
function withinSentence(feature: string): string {
  return feature.replace(/\S+/g, (word) =>
    /[A-Z][^-]*[A-Z]|^(Android|Apple|Auto|Bluetooth)$/.test(word) ? word : word.toLowerCase(),
  );
}

/** Three that it has, chosen among all that were drawn, so that what is taken away moves no later choice. */
function featuresNamed({ drawn, equipment }: Facts, prng: Prng): readonly string[] {
  const inOrder = prng.sample(drawn, drawn.length);
  return inOrder.filter((feature) => equipment.includes(feature)).slice(0, 3);
}

function fill(text: string, choice: Choice, facts: Facts, prng: Prng): string {
  const values: Readonly<Record<string, string>> = {
    title: facts.title,
    make: choice.model.make,
    model: choice.model.model,
    badge: choice.badge.name,
    year: String(choice.year),
    colour: facts.colour,
    km: facts.km === null ? "" : GROUPED.format(facts.km),
    features: featuresNamed(facts, prng).map(withinSentence).join(", "),
  };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
