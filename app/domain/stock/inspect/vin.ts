const VIN = /^[A-HJ-NPR-Z0-9]{17}$/i;
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2] as const;
const VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  [..."ABCDEFGH"]
    .map((letter, at) => [letter, at + 1] as const)
    .concat(
      [..."JKLMN"].map((letter, at) => [letter, at + 1] as const),
      [["P", 7] as const, ["R", 9] as const],
      [..."STUVWXYZ"].map((letter, at) => [letter, at + 2] as const),
    ),
);

/** Whether a text has the form of a vehicle identification number: 17 letters and digits without I, O and Q, some of each. */
export function isVin(text: string): boolean {
  const vin = text.trim();
  return VIN.test(vin) && /[a-z]/i.test(vin) && (vin.match(/\d/g)?.length ?? 0) >= 4;
}

/** Whether the ninth character is the check digit of the rest, as in North America and China; elsewhere it is free. */
export function hasCheckDigit(text: string): boolean {
  if (!isVin(text)) return false;
  const characters = [...text.trim().toUpperCase()];
  const sum = characters.reduce(
    (total, character, at) => total + (VALUES[character] ?? Number(character)) * (WEIGHTS[at] ?? 0),
    0,
  );
  const rest = sum % 11;
  return characters[8] === (rest === 10 ? "X" : String(rest));
}

/** Whether a VIN says that the vehicle was built in the United States. */
export function isBuiltInUs(text: string): boolean {
  return isVin(text) && /^[1457]/.test(text.trim());
}
