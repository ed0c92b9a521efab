import type { Country, State } from "~/domain/country/country";

/** An address in its parts. */
export interface GivenAddress {
  readonly street: string;
  readonly city: string;
  readonly state: State;
  readonly postcode: string;
}

/**
 * An address in one line: street, town, state or region, postcode. The commas before the state and before the postcode
 * may be missing.
 */
export function readAddress(text: string, country: Country): GivenAddress | { readonly expected: string } {
  const [, before = "", postcode = ""] = /^(.*[^\s,])[\s,]+(\S+)$/.exec(text.trim()) ?? [];
  const state = stateAtEnd(before, country);
  const [street, city] = streetAndTown(state, country);
  if (state === null || city.trim() === "" || !country.postcode.pattern.test(postcode))
    return { expected: `street, town, one of ${statesOf(country)}, and a postcode of ${country.name}` };
  return { street: street.trim(), city: city.trim(), state: state.state, postcode };
}

interface FoundState {
  readonly state: State;
  /** What stands before it, and how it is written. */
  readonly before: string;
  readonly written: string;
}

/** Where addresses name no state, what looks like one alone is the town: `12 Queen Street, Auckland 1010`. */
function streetAndTown(found: FoundState | null, { stateInAddress }: Country): readonly [string, string] {
  if (found === null) return ["", ""];
  const [, street = "", city = ""] = /^(.+),\s*([^,]+)$/.exec(found.before) ?? [];
  const isTown = !stateInAddress && found.written.toLowerCase() !== found.state.code;
  return city === "" && isTown ? [found.before, found.written] : [street, city];
}

function stateAtEnd(text: string, { states }: Country): FoundState | null {
  const plain = text.toLowerCase();
  const names = states.flatMap((state) =>
    [state.code, state.name].map((name) => ({ state, name: name.toLowerCase() })),
  );
  const found = names
    .filter(({ name }) => plain.endsWith(name) && /[\s,]/.test(plain.at(-name.length - 1) ?? ""))
    .sort((a, b) => b.name.length - a.name.length)[0];
  if (found === undefined) return null;
  const at = text.length - found.name.length;
  return { state: found.state, before: text.slice(0, at).replace(/[\s,]+$/, ""), written: text.slice(at) };
}

function statesOf({ states }: Country): string {
  return states.map(({ code, name }) => `${name} (${code})`).join(", ");
}
