import type { LeadVehicle, LeadYard } from "./lead-record";

/** The page of a lead's vehicle, whole, for mails and lead systems. */
export function vehicleLink({ slug }: Pick<LeadVehicle, "slug">, siteUrl: string): string {
  return new URL(`/cars/${slug}`, siteUrl).href;
}

/** A picture of it, whole; one of our own in a size that can be looked at. Null where there is none. */
export function pictureLink({ picture }: Pick<LeadVehicle, "picture">, siteUrl: string): string | null {
  if (picture === null || !URL.canParse(picture, siteUrl)) return null;
  const link = new URL(picture, siteUrl);
  if (link.pathname.startsWith("/media/") && link.search === "") link.search = "?w=1200";
  return link.href;
}

/** A yard in one line: "Rocklea, 12 Balham Road, Rocklea QLD 4106". */
export function yardLine({ name, street, suburb, state, postcode }: LeadYard): string {
  const town = [suburb, state, postcode].filter(Boolean).join(" ");
  return [name, street, town].filter(Boolean).join(", ");
}
