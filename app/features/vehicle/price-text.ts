import type { Formatter } from "~/i18n/format";
import type { ShownPrice } from "~/domain/pricing/price-rule";
import { addedToPrice } from "~/domain/pricing/price-terms";
import { priceTermsIn } from "~/domain/stock-words/price-terms";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Translator } from "~/i18n/translator";

export interface PriceText {
  readonly price: string;
  readonly priceType: string | null;
  /** Something has to be paid beside the price: "Excl. Govt. Charges". */
  readonly leavesOut?: boolean;
  readonly was: string | null;
}

/** The price rule's answer in the site's words and money (PRICE-01 to PRICE-07). */
export function priceText(
  shown: ShownPrice,
  config: SiteConfig,
  format: Formatter,
  t: Translator,
): PriceText {
  switch (shown.kind) {
    case "subscription":
      return { price: format.money(shown.amount), priceType: t("price.perWeek"), was: null };
    case "offer":
    case "price": {
      const was = shown.was === null ? null : format.money(shown.was);
      return {
        price: format.money(shown.amount),
        priceType: shown.type === null ? null : priceTermsIn(shown.type, config),
        ...(addedToPrice(shown.type) !== null && { leavesOut: true }),
        was,
      };
    }
    case "preorder":
      return { price: t("price.preorder"), priceType: t("price.preorderNote"), was: null };
    case "none":
      return { price: config.pricing.noPriceText, priceType: null, was: null };
  }
}
