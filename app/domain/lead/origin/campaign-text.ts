import type { LeadRecord } from "../lead-record";

/** Whose link it was that somebody pressed, by the parameter that carries the number of the press. */
const PRESSED: Readonly<Record<string, string>> = {
  gclid: "Google Ads",
  gbraid: "Google Ads",
  wbraid: "Google Ads",
  fbclid: "Facebook",
  msclkid: "Microsoft Ads",
  ttclid: "TikTok",
  li_fat_id: "LinkedIn",
};

/**
 * The campaign that led to a lead, for people: "radio, winter sale, Google Ads"; "" without one. Numbers of presses are
 * for systems.
 */
export function campaignText({ linkedQueryParams }: Pick<LeadRecord, "linkedQueryParams">): string {
  const params = Object.entries(linkedQueryParams);
  const named = params.flatMap(([name, value]) => (name in PRESSED ? [] : value));
  const pressed = params.flatMap(([name]) => PRESSED[name] ?? []);
  return [...new Set([...named, ...pressed])].join(", ");
}
