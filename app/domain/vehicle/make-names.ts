import { usualMake } from "../make/known-makes";

/** Makes as feeds spell them -> as shoppers know them (SRCH-29). Applied when stock is indexed and wherever a make is printed. */
export const MAKE_ALIASES: Readonly<Record<string, string>> = {
  "Suzuki Australia": "Suzuki",
  "Isuzu UTE": "Isuzu",
};

/** Models too short to stand alone, which take their make in front (SRCH-30). */
export const MAKE_PREFIXED_MODELS: Readonly<Record<string, readonly string[]>> = {
  Mazda: ["2", "3", "6"],
  MG: ["3", "4", "5"],
};

const sameWord = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The make as shoppers know it (SRCH-29): neither the letter case of the feed's spelling matters nor a short name. */
export function displayMake(make: string, aliases: Readonly<Record<string, string>> = MAKE_ALIASES): string {
  for (const from in aliases) if (sameWord(from, make)) return aliases[from] ?? make.trim();
  return usualMake(make.trim()) ?? make.trim();
}

/** The model as printed: `3` of Mazda is `Mazda3`, everything else stays as it is (SRCH-30). */
export function displayModel(
  make: string,
  model: string,
  prefixed: Readonly<Record<string, readonly string[]>> = MAKE_PREFIXED_MODELS,
): string {
  const entry = Object.entries(prefixed).find(([name]) => sameWord(name, make));
  return entry?.[1].includes(model.trim()) ? `${entry[0]}${model.trim()}` : model.trim();
}

/** Make and model as one title part: `Toyota Hilux`, but `Mazda3` and not `Mazda Mazda3`. */
export function displayMakeModel(
  vehicle: { readonly make: string; readonly model: string },
  aliases: Readonly<Record<string, string>> = MAKE_ALIASES,
  prefixed: Readonly<Record<string, readonly string[]>> = MAKE_PREFIXED_MODELS,
): string {
  const make = displayMake(vehicle.make, aliases);
  const model = displayModel(make, vehicle.model, prefixed);
  const namesMake =
    model.toLowerCase().startsWith(make.toLowerCase()) && /^\d/.test(model.slice(make.length));
  return model === vehicle.model.trim() && !namesMake ? `${make} ${model}` : model;
}
