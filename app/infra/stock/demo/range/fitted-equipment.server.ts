import type { Choice } from "../choose-vehicle.server";
import { demoWords } from "../words.server";

/** The last year in which cars were built with a slot for discs. */
const LAST_DISCS = 2018;
/** Tiers in which even the lowest badge has everything. */
const LUXURY_TIER = 4;
/** People who sleep in a caravan without bunks. */
const COUPLE = 2;

/** What only a truck with an open chassis carries. */
const CARRIED: ReadonlySet<string> = new Set(["Alloy Tray", "Tow Bar"]);

/** What else decides which equipment a vehicle has. */
interface Fitting {
  /** Whether its dealer's page has it as the lowest badge; null where no page tells. */
  readonly isLowest: boolean | null;
  readonly told: ReadonlyMap<string, boolean>;
}

/**
 * Equipment that fits the vehicle: what its dealer's page gives the badge and nothing that it denies; where the page is
 * silent, the lowest badge goes without what only dear cars have.
 */
export function fittedEquipment(
  drawn: readonly string[],
  choice: Choice,
  { isLowest, told }: Fitting,
): readonly string[] {
  const isPlain = isLowest ?? isCheapest(choice);
  const kept = drawn.filter((feature) => told.get(feature) ?? isLikely(feature, choice, isPlain));
  const given = [...told].filter(([feature, has]) => has && !drawn.includes(feature));
  const all = [...kept, ...given.map(([feature]) => feature)];
  return choice.model.segment.item === "car" ? all : all.sort();
}

function isLikely(feature: string, choice: Choice, isPlain: boolean): boolean {
  if (feature === "CD Player") return choice.year <= LAST_DISCS;
  if (feature === "Bunk Beds") return berthsOf(choice) > COUPLE;
  if (CARRIED.has(feature) && isClosedBehind(choice)) return false;
  return !(isPlain && isDear(feature));
}

/** A prime mover ends in a turntable, other trucks in the body that their trim names: no tray, no tow bar. */
function isClosedBehind({ model: { segment }, badge }: Choice): boolean {
  if (segment.item !== "truck") return false;
  return segment.body === "Prime Mover" || /tipper|pantech|van|curtainsider/i.test(badge.name);
}

function isDear(feature: string): boolean {
  const { 4: luxury = [], 5: sport = [] } = demoWords.features;
  return (
    feature === "Leather Seats" || (feature !== "Third Row Seats" && [...luxury, ...sport].includes(feature))
  );
}

/** The lowest of several trims of a model that is not itself dear. */
function isCheapest({ model: { badges, segment }, badge }: Choice): boolean {
  const isLowest = badges.length > 1 && badges.every(({ price }) => price >= badge.price);
  return isLowest && segment.tier < LUXURY_TIER;
}

/** Caravans have their berths at the end of their layout. */
function berthsOf({ model, badge }: Choice): number {
  const layout = badge.words.find((word) => /^[\d.]+-\d+$/.test(word)) ?? model.powertrain;
  return Number(layout.split("-")[1] ?? COUPLE);
}

/** The colour inside, as it was drawn where its material is that of the seats; else one of the others. */
export function interiorFor(equipment: readonly string[], drawn: string): string {
  const wrong = equipment.includes("Leather Seats") ? /cloth/i : /leather|suede/i;
  const fitting = demoWords.interiors.filter((name) => !wrong.test(name));
  return fitting.includes(drawn)
    ? drawn
    : (fitting[demoWords.interiors.indexOf(drawn) % fitting.length] ?? drawn);
}
