import type { Country } from "./country";

const REGIONS: readonly (readonly [string, string])[] = [
  ["ntl", "Northland"],
  ["auk", "Auckland"],
  ["wko", "Waikato"],
  ["bop", "Bay of Plenty"],
  ["gis", "Gisborne"],
  ["hkb", "Hawke’s Bay"],
  ["tki", "Taranaki"],
  ["mwt", "Manawatū–Whanganui"],
  ["wgn", "Wellington"],
  ["tas", "Tasman"],
  ["nsn", "Nelson"],
  ["mbh", "Marlborough"],
  ["wtc", "West Coast"],
  ["can", "Canterbury"],
  ["ota", "Otago"],
  ["stl", "Southland"],
];

/** New Zealand: postcodes run from 0110 to 9893, plates are national. */
export const NEW_ZEALAND: Country = {
  code: "nz",
  name: "New Zealand",
  geocodingRegion: "NZ",
  phonePrefix: "64",
  locale: "en-NZ",
  currency: "NZD",
  timeZone: "Pacific/Auckland",
  carLicenceKg: 6_000,
  distanceUnit: "km",
  postcode: { pattern: /^(?!00)\d{4}$/, maxLength: 4, messageKey: "form.postcodeNz" },
  stateInAddress: false,
  searchWords: { "fuel:petrol": "gas" },
  laws: { privacy: "Privacy Act 2020", consumer: "Consumer Guarantees Act 1993 and Fair Trading Act 1986" },
  states: REGIONS.map(([code, name]) => ({ code, name })),
  registrationStates: [],
};
