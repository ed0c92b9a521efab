import type { VehicleSection } from "~/domain/tenant/config/vehicle";
import type { FactView } from "./fact-view";

/** Rows that tell which one vehicle it is: the entry of the info accordion has them where there is one. */
export const IDENTITY: readonly string[] = ["registration", "vin", "buildDate", "complianceDate"];
/** A row that says again, in other words, what another one says. */
const SAYS_AGAIN: Readonly<Record<string, string>> = { engineSize: "engine", bodyConfiguration: "body" };

/** What sums a vehicle up beside what stands at its price, and how many of it: first what only some kinds have. */
const SUMS_UP: readonly string[] = [
  ...["grossMass", "payload", "sleeps", "atm", "bodyLength", "axles"],
  ...["electricRange", "battery"],
  ...["engine", "drive", "seats", "colour"],
];
const SUMMARY_LENGTH = 4;

/** The rows of a page before any is left out. */
export interface AllFacts {
  /** Beside the price. */
  readonly facts: readonly FactView[];
  readonly specs: readonly FactView[];
  readonly details: readonly FactView[];
  readonly variantSpecs: readonly FactView[];
}

/** The rows of each section. */
export interface FactsOnce {
  /** Beside the price: as the key information would have said it, in full, where the page has that. */
  readonly facts: readonly FactView[];
  /** Of the summary: what does not stand beside the price already, unless nothing else is known. */
  readonly summary: readonly FactView[];
  readonly specs: readonly FactView[];
  readonly variantSpecs: readonly FactView[];
  /** Of the section with everything: what no other section of the page has, by origin; empty for nothing. */
  readonly allSpecs: readonly (readonly FactView[])[];
}

/**
 * What each section of a page prints so that no fact stands twice below the pictures: the price, and whoever sums up or
 * tells which one vehicle it is, takes a fact first, then the key information, the manufacturer's figures, and last "all".
 */
export function factsOnce(all: AllFacts, sections: readonly VehicleSection[]): FactsOnce {
  const has = (key: VehicleSection) => sections.includes(key);
  const said = new Map<string, string>();
  const take = (rows: readonly FactView[]) => {
    const own = rows.filter((row) => !isSaid(row, said));
    for (const { key, value } of own) said.set(key, value);
    return own;
  };
  if (has("carSummary") || has("keyInfo")) take(all.facts);
  const summing = SUMS_UP.flatMap((key) => all.specs.find((row) => row.key === key) ?? []);
  const summary = has("carSummary") ? take(summing.slice(0, SUMMARY_LENGTH)) : [];
  if (has("infoAccordion")) take(all.specs.filter(({ key }) => IDENTITY.includes(key)));
  if (has("details")) take(all.details);
  const specs = has("keyInfo") ? take(all.specs) : [];
  const variantSpecs = has("specs") ? take(all.variantSpecs) : [];
  const allSpecs = has("allSpecs") ? [all.details, all.specs, all.variantSpecs].map(take) : [];
  return {
    facts: has("keyInfo") ? all.facts.map((fact) => inFull(fact, all.specs)) : all.facts,
    summary: summary.length > 0 ? summary : all.facts,
    specs,
    variantSpecs,
    allSpecs: allSpecs.filter((rows) => rows.length > 0),
  };
}

function inFull(fact: FactView, specs: readonly FactView[]): FactView {
  return specs.find(({ key }) => key === fact.key) ?? fact;
}

function isSaid({ key, value }: FactView, said: ReadonlyMap<string, string>): boolean {
  const other = SAYS_AGAIN[key];
  if (said.has(key)) return true;
  if (other === undefined) return false;
  const before = said.get(other);
  return key === "engineSize" ? before !== undefined : before?.toLowerCase() === value.toLowerCase();
}
