import { basicColourOf } from "~/domain/colour/colour-of";
import { bodyTypeOf } from "~/domain/vehicle/body-type-of";
import { displayMake } from "~/domain/vehicle/make-names";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { textForms } from "./text";

/** What free text is looked for in, beside the stock number. */
export const TEXT_FIELDS = [
  "make_model",
  "badge",
  "series",
  "year",
  "colour",
  "body",
  "fuel",
  "transmission",
  "drive",
  "equipment",
  "city",
  "state",
] as const;
/** One of {@link TEXT_FIELDS}. */
export type TextField = (typeof TEXT_FIELDS)[number];

/** Other words shoppers use, by the folded word found in the record; a map, because "constructor" is a word too. */
const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    automatic: ["auto"],
    auto: ["automatic"],
    hatch: ["hatchback"],
    hatchback: ["hatch"],
    ute: ["pickup", "utility"],
    sedan: ["saloon"],
    grey: ["gray"],
    gray: ["grey"],
    electric: ["ev"],
    ev: ["electric"],
    phev: ["hybrid"],
    unleaded: ["petrol"],
    scooter: ["moped"],
    sport: ["sports"],
    enduro: ["dirt", "trail"],
    classic: ["retro"],
    conditioning: ["conditioner", "aircon"],
    "4wd": ["4x4"],
    "4x4": ["4wd"],
  }),
);

const written = (...texts: readonly (string | null)[]) => texts.filter((text) => text !== null).join(" ");

/** A motorcycle for sport, in a word that no grade is called by: an "Adventure Sports" is none. */
function sportbike({ item_type, body }: Vehicle): string | null {
  const isSporting = /sport|race|racing/iu.test(body ?? "") && !/tour/iu.test(body ?? "");
  return item_type === "motorcycle" && isSporting ? "sportbike" : null;
}

/** What a vehicle is found by, as its record writes it; many vehicles share each text. Empty for nothing. */
export function textSources(vehicle: Vehicle): Record<TextField, string> {
  return {
    make_model: `${displayMake(vehicle.make)} ${vehicle.model}`,
    badge: written(vehicle.badge),
    series: written(vehicle.series),
    year: String(vehicle.year),
    colour: written(vehicle.colour, vehicle.simple_colour ?? basicColourOf(vehicle.colour)),
    body: written(vehicle.simple_body ?? bodyTypeOf(vehicle.body), vehicle.body, sportbike(vehicle)),
    fuel: written(vehicle.simple_fuel, vehicle.fuel),
    // A gearbox that is called sporty makes no sports car, and no badge.
    transmission: written(vehicle.simple_transmission, vehicle.trans)
      .replace(/\bsports? */giu, "")
      .trim(),
    drive: written(vehicle.drive),
    // What a caravan is furnished with decides; of a car it is a long list that nobody searches by name.
    equipment: vehicle.item_type === "caravan" ? vehicle.standardEquipment.join(" ") : "",
    city: written(vehicle.city),
    state: written(vehicle.state),
  };
}

/** The words one text of {@link textSources} is found by: all its forms, and what else shoppers call them. */
export function searchWords(source: string): string[] {
  const forms = textForms(source);
  return [...new Set([...forms, ...forms.flatMap((form) => SYNONYMS.get(form) ?? [])])];
}
