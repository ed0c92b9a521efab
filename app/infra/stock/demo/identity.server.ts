import vinPrefixes from "./catalogue/vin-prefixes.json" with { type: "json" };
import type { Prng } from "./prng.server";

const VIN_CHARACTERS = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789";
const VIN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const VIN_VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  Array.from("ABCDEFGH")
    .map((letter, index): [string, number] => [letter, index + 1])
    .concat(Array.from("JKLMN").map((letter, index): [string, number] => [letter, index + 1]))
    .concat([
      ["P", 7],
      ["R", 9],
    ])
    .concat(Array.from("STUVWXYZ").map((letter, index): [string, number] => [letter, index + 2])),
);
const CHECK_POSITION = 8;

const prefixes: Readonly<Record<string, string>> = vinPrefixes;
/** An Australian manufacturer of few: builders of caravans and whatever the table does not know. */
const SMALL_MAKER = "6T9";

/**
 * A 17-character vehicle identification number with the maker's prefix and a right check digit (ISO 3779 without I, O,
 * Q).
 */
export function vinFor(make: string, prng: Prng): string {
  const body = Array.from({ length: 11 }, () => prng.pick(Array.from(VIN_CHARACTERS))).join("");
  const vin = `${prefixes[make] ?? SMALL_MAKER}${body.slice(0, 8)}${digits(prng, 6)}`;
  return vin.slice(0, CHECK_POSITION) + checkDigit(vin) + vin.slice(CHECK_POSITION + 1);
}

/** The check digit of a VIN, whatever stands in its place. */
export function checkDigit(vin: string): string {
  const sum = [...vin].reduce((total, character, index) => {
    const value = VIN_VALUES[character] ?? Number(character);
    return total + value * (VIN_WEIGHTS[index] ?? 0);
  }, 0);
  return sum % 11 === 10 ? "X" : String(sum % 11);
}

// A letter, B digit, anything else stands for itself.
const PLATES: Readonly<Record<string, string>> = {
  QLD: "BBBAAB",
  NSW: "AAABBA",
  VIC: "BAABAA",
  SA: "SBBBAAA",
  WA: "1AAABBB",
  TAS: "ABBAA",
  ACT: "YAABBA",
  NT: "CABBAA",
};
const NZ_PLATE = "AAABBB";

/** A registration plate in the state's form; New Zealand's for any other region. */
export function plateFor(state: string, prng: Prng): string {
  const pattern = PLATES[state] ?? NZ_PLATE;
  const fixed = state === "SA" ? 1 : 0;
  return Array.from(pattern)
    .map((sign, index) =>
      index < fixed
        ? sign
        : sign === "A"
          ? prng.pick(Array.from("ABCDEFGHJKLMNPRSTUVWXYZ"))
          : sign === "B"
            ? prng.int(0, 9)
            : sign,
    )
    .join("");
}

function digits(prng: Prng, count: number): string {
  return Array.from({ length: count }, () => prng.int(0, 9)).join("");
}
