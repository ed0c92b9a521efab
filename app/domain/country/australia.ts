import type { Country, State } from "./country";

const STATES: readonly State[] = [
  { code: "qld", name: "Queensland", timeZone: "Australia/Brisbane" },
  { code: "nsw", name: "New South Wales", timeZone: "Australia/Sydney" },
  { code: "vic", name: "Victoria", timeZone: "Australia/Melbourne" },
  { code: "act", name: "Australian Capital Territory", timeZone: "Australia/Sydney" },
  { code: "sa", name: "South Australia", timeZone: "Australia/Adelaide" },
  { code: "wa", name: "Western Australia", timeZone: "Australia/Perth" },
  { code: "tas", name: "Tasmania", timeZone: "Australia/Hobart" },
  { code: "nt", name: "Northern Territory", timeZone: "Australia/Darwin" },
];

/** Australia: the country the specification is written for. */
export const AUSTRALIA: Country = {
  code: "au",
  name: "Australia",
  geocodingRegion: "AU",
  phonePrefix: "61",
  locale: "en-AU",
  currency: "AUD",
  timeZone: "Australia/Brisbane",
  carLicenceKg: 4_500,
  distanceUnit: "km",
  postcode: { pattern: /^\d{4}$/, maxLength: 4, messageKey: "form.postcode" },
  stateInAddress: true,
  searchWords: { "fuel:lpg": "gas, dual fuel, petrol gas, gas powered, on gas" },
  laws: { privacy: "Privacy Act 1988", consumer: "Australian Consumer Law" },
  states: STATES,
  registrationStates: STATES,
};
