import type { Vehicle } from "../vehicle/vehicle";
import { displayMakeModel } from "../vehicle/make-names";
import type { NameRules } from "../vehicle/title";
import type { Repair } from "./cells/note-repair";
import { shownValue } from "./vehicle-changes";
import { vehicleNames } from "./vehicle-names";

/** What a row calls its vehicle. */
type RowNames = Pick<Vehicle, "name" | "make" | "model" | "badge">;

type Read = Readonly<Record<string, unknown>>;

/**
 * Name, make, model and badge of a row that has a make and a model, put right. A row without a name is named by its year,
 * make, model and badge, as pages title it. A title that begins or ends with another year than the row's own is told: one of the
 * two is wrong. The year at the end of a title is no badge.
 * @param rules of the dealer's site; the platform's own without them
 */
export function rowNames(read: Read, note: (repair: Repair) => void, rules?: NameRules): RowNames {
  const codes: string[] = [];
  const [year, make, model, badge] = ["year", "make", "model", "badge"].map((field) => textOf(read[field]));
  const given = textOf(read["name"]);
  const title = given ?? written([year, make, model, badge]);
  const names = vehicleNames(make ?? "", model ?? "", title, (code) => codes.push(code));
  for (const code of codes) {
    const field = code === "make-joined" || code === "make-spelling" ? "make" : "model";
    note({ code, field, before: shownValue(read[field]), after: names[field] });
  }
  const saidYear = titleYear(title, names.model);
  if (saidYear !== undefined && saidYear !== year)
    note({ code: "title-year-differs", field: "year", before: title.slice(0, 100), after: year ?? "" });
  const full = badge ?? withoutYear(names.badge);
  const makeModel = () => displayMakeModel(names, rules?.makeAliases, rules?.makePrefixedModels);
  const name = given ?? written([year, makeModel(), full]);
  return { ...names, badge: full, name };
}

const YEAR_AT_START = /^((?:19|20)\d\d)(?!\S)/;
const YEAR_AT_END = /(?:^|\s)\(?((?:19|20)\d\d)\)?$/;

/** The year that a title says at its beginning, else at its end: "Peugeot 2008" ends with its model and says none. */
function titleYear(title: string, model: string): string | undefined {
  const [, first] = YEAR_AT_START.exec(title) ?? [];
  const [, last] = YEAR_AT_END.exec(title) ?? [];
  return first ?? (YEAR_AT_END.exec(model) === null ? last : undefined);
}

/** What a title says after the model, without the year at its end. */
function withoutYear(badge: string | null): string | null {
  return badge?.replace(YEAR_AT_END, "").trim() || null;
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : null;
}

function written(parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ").slice(0, 200);
}
