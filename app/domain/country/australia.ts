import type { Country, State } from "./country";

const STATES: readonly State[] = [
  { code: "qld", name: "Queensland" },
  { code: "nsw", name: "New South Wales" },
  { code: "vic", name: "Victoria" },
  { code: "act", name: "Australian Capital Territory" },
  { code: "sa", name: "South Australia" },
  { code: "wa", name: "Western Australia" },
  { code: "tas", name: "Tasmania" },
  { code: "nt", name: "Northern Territory" },
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
  distanceUnit: "km",
  postcode: { pattern: /^\d{4}$/, maxLength: 60, messageKey: "form.postcode" },
  stateInAddress: true,
  states: STATES,
  registrationStates: STATES,
};
