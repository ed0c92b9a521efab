import type { VisitHorizon } from "../forms/read-field";
import type { SiteConfig } from "../tenant/site-config";
import { dayAfter } from "./free-times";

/** How far ahead this dealer's shoppers may ask for a day. @param today where the dealer is, `2026-11-21` */
export function visitHorizon({ forms }: Pick<SiteConfig, "forms">, today: string): VisitHorizon {
  return { days: forms.daysAhead, last: dayAfter(today, forms.daysAhead) };
}
