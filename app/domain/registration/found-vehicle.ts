import type { FieldChoice, FieldDefinition } from "../forms/field-definition";
import { foldText } from "../text/fold-text";

/** What a registration look-up tells of a vehicle; null for what it does not know. */
export interface FoundVehicle {
  readonly year: number | null;
  readonly make: string;
  readonly model: string | null;
  readonly badge: string | null;
  readonly body: string | null;
  readonly gearbox: string | null;
  readonly colour: string | null;
  readonly vin: string | null;
}

/** What is asked in a form, and what can be chosen there, by field. */
export interface FoundOptions {
  readonly fields: readonly Pick<FieldDefinition, "name" | "control" | "maxLength" | "whenKnown">[];
  readonly choices: Readonly<Record<string, readonly FieldChoice[]>>;
  /** The choice of a make that is not on the list. */
  readonly otherMake: string;
}

/** A vehicle in one line: "2021 Toyota Corolla Ascent Sport". */
export function foundName({ year, make, model, badge }: FoundVehicle): string {
  return [year === null ? "" : String(year), make, model ?? "", badge ?? ""]
    .filter((part) => part !== "")
    .join(" ");
}

/**
 * The answers that a found vehicle gives, by field of the form. Only what the field takes: a year that is not offered is
 * left to the shopper. Fields that are shown only when they are known are emptied where this vehicle says nothing, so
 * that nothing of a vehicle that was looked up before stays.
 */
export function foundAnswers(found: FoundVehicle, options: FoundOptions): Readonly<Record<string, string>> {
  const { fields, choices } = options;
  const make = makeAmong(found.make, options);
  const isOther = make === options.otherMake && foldText(found.make) !== foldText(make);
  const said: Readonly<Record<string, string>> = {
    vehicle: foundName(found),
    year: found.year === null ? "" : String(found.year),
    make,
    // Of a make that is not on the list the name stands before the model.
    model: [isOther ? found.make : "", found.model ?? "", found.badge ?? ""].filter(Boolean).join(" "),
    body: found.body ?? "",
    gearbox: found.gearbox ?? "",
    colour: found.colour ?? "",
    vin: found.vin ?? "",
  };
  return Object.fromEntries(
    fields.flatMap(({ name, control, maxLength, whenKnown }) => {
      const text = said[name];
      if (text === undefined) return [];
      const isOffered = control !== "select" || choices[name]?.some(({ value }) => value === text) === true;
      const answer = isOffered ? [...text].slice(0, maxLength).join("").trim() : "";
      return answer !== "" || whenKnown === true ? [[name, answer]] : [];
    }),
  );
}

/** The make as the list writes it; the choice for others where it is not on it. */
function makeAmong(make: string, { choices, otherMake }: FoundOptions): string {
  return choices["make"]?.find(({ value }) => foldText(value) === foldText(make))?.value ?? otherMake;
}
