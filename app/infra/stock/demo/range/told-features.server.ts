import { type ModelSheet, NOTES } from "./model-sheet.server";

/** How a row of a model's table tells who has a feature. */
interface Telling {
  readonly feature: string;
  readonly label: RegExp;
  /** Words that show, for whichever badge they stand, that the row is about the feature. */
  readonly about: RegExp;
  /** What is said of a badge that has it. */
  readonly has: RegExp;
}

const UPHOLSTERY = /leather|nappa|fabric|cloth|suede|vinyl|syntex/i;
const NOTED = new RegExp(`^${NOTES}$`);

const TELLINGS: readonly Telling[] = [
  { feature: "Leather Seats", label: /^seats$/i, about: UPHOLSTERY, has: /\b(?:leather|nappa)\b/i },
  { feature: "Heated Front Seats", label: /^seats$/i, about: /heated/i, has: /heated/i },
  { feature: "Ventilated Front Seats", label: /^seats$/i, about: /cooled|fabric|cloth/i, has: /cooled/i },
  {
    feature: "Panoramic Sunroof",
    label: /^roof$/i,
    about: /steel|glass|panoramic/i,
    has: /glass|panoramic/i,
  },
  { feature: "Panoramic Sunroof", label: NOTED, about: /glass roof/i, has: /glass roof/i },
  { feature: "Alloy Wheels", label: /^wheels$/i, about: /steel|alloy/i, has: /^(?!.*steel)/i },
  { feature: "Power Tailgate", label: /^tailgate$/i, about: /manual|powered/i, has: /powered/i },
  { feature: "360 Degree Camera", label: /camera/i, about: /360/, has: /360/ },
  { feature: "LED Headlights", label: /^lights$/i, about: /\bled\b|halogen/i, has: /\bled\b/i },
  { feature: "Satellite Navigation", label: /^screen$/i, about: /navigation/i, has: /navigation/i },
  { feature: "Solar Panels", label: /^solar$/i, about: /\d W$/, has: /[1-9]/ },
  { feature: "Full Ensuite", label: /^shower and toilet$/i, about: /^(?:yes|no)$/i, has: /^yes$/i },
  { feature: "Bunk Beds", label: NOTED, about: /bunk/i, has: /bunk/i },
];
/** `Leather accents, option`, `Cloth or leather`: one may have it or not. */
const OPEN = /\boptions?\b|\bor\b/i;

/** Which features a model's page gives a badge or denies it; what it is silent about is not in the answer. */
export function toldFeatures(sheet: ModelSheet | null): ReadonlyMap<string, boolean> {
  const told = new Map<string, boolean>();
  if (sheet === null) return told;
  for (const { feature, label, about, has } of TELLINGS) {
    const row = sheet.rows.find(
      (one) => label.test(one.label) && one.values.some((text) => about.test(text)),
    );
    if (row !== undefined && !told.has(feature) && !OPEN.test(row.value))
      told.set(feature, has.test(row.value));
  }
  if (sheet.facts.some(({ label }) => /^lithium$/i.test(label))) told.set("Lithium Batteries", true);
  return told;
}
