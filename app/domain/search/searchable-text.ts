import type { Vehicle } from "~/domain/vehicle/vehicle";
import { displayMake } from "~/domain/vehicle/make-names";
import { bodyTypeOf } from "~/domain/vehicle/body-type-of";
import { textForms } from "./text";

/** What free text is looked for in, beside the stock number. */
export const TEXT_FIELDS = [
  "make",
  "model",
  "badge",
  "series",
  "year",
  "colour",
  "body",
  "fuel",
  "transmission",
  "drive",
  "city",
  "state",
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** Other words shoppers use, by the folded word found in the record. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  automatic: ["auto"],
  auto: ["automatic"],
  hatch: ["hatchback"],
  hatchback: ["hatch"],
  ute: ["pickup", "utility"],
  sedan: ["saloon"],
  electric: ["ev"],
  ev: ["electric"],
  phev: ["hybrid"],
  unleaded: ["petrol"],
  "4wd": ["4x4"],
  "4x4": ["4wd"],
};

const withSynonyms = (forms: readonly string[]) => [
  ...new Set([...forms, ...forms.flatMap((form) => SYNONYMS[form] ?? [])]),
];

const joined = (...texts: readonly (string | number | null)[]) =>
  withSynonyms(textForms(texts.filter((text) => text !== null).join(" "))).join(" ");

/** Make and model keep `Mazda3` findable when the record says make Mazda, model 3. */
const modelText = (make: string, model: string) => {
  const forms = textForms(model);
  return [...new Set([...forms, ...textForms(`${make}${forms[0] ?? ""}`).slice(0, 1)])].join(" ");
};

/** The words a vehicle is found by, per field, in every form of {@link textForms}, separated by single spaces. */
export function searchableText(vehicle: Vehicle): Record<TextField, string> {
  const make = displayMake(vehicle.make);
  return {
    make: joined(make),
    model: modelText(make, vehicle.model),
    badge: joined(vehicle.badge),
    series: joined(vehicle.series),
    year: String(vehicle.year),
    colour: joined(vehicle.colour),
    body: joined(vehicle.simple_body ?? bodyTypeOf(vehicle.body), vehicle.body),
    fuel: joined(vehicle.simple_fuel, vehicle.fuel),
    transmission: joined(vehicle.simple_transmission, vehicle.trans),
    drive: joined(vehicle.drive),
    city: joined(vehicle.city),
    state: joined(vehicle.state),
  };
}
