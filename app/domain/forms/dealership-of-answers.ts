import type { SiteConfig } from "../tenant/site-config";

/** Id of the dealership that a form's answers name, or of the only one; null where nobody can say. */
export function dealershipOfAnswers(
  { site }: Pick<SiteConfig, "site">,
  values: Readonly<Record<string, string>>,
): string | null {
  const bySlug = site.dealerships.find(({ slug }) => slug === values["preferredDealership"])?.id;
  const place = values["location"] ?? values["work_location"];
  const byPlace = site.locations.find(({ id }) => id === place)?.dealershipId;
  const only = site.dealerships.length === 1 ? site.dealerships[0]?.id : undefined;
  return bySlug ?? byPlace ?? only ?? null;
}
