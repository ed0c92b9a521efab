import type { CreditBasis } from "~/domain/finance/credit-basis";
import type { LenderInfo } from "~/domain/finance/lender";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Formatter } from "~/i18n/format";
import type { Translator } from "~/i18n/translator";
import { creditSentences, type CreditWords, ownCreditText } from "../../credit/credit-text";

/** One dealer's site, as its small print is written. */
export interface SmallPrintSite {
  readonly config: Pick<SiteConfig, "finance" | "site">;
  readonly format: Formatter;
  readonly t: Translator;
}

/** A vehicle's own words on finance (CALL-19, FIN-54): its lender's, else the site's, else the platform's. */
export function financeDisclaimer(
  lender: Pick<LenderInfo, "disclaimer"> | null,
  { config, t }: Pick<SmallPrintSite, "config" | "t">,
): string {
  const own = lender?.disclaimer?.trim() ?? "";
  return own || config.finance.disclaimer || t("finance.disclaimer");
}

/** What a vehicle's repayment is worked out from, in words (FIN-23, FIN-55). */
export function creditText(basis: CreditBasis, site: SmallPrintSite): string {
  return ownCreditText(basis, creditWords(site));
}

/** What the repayment of a calculator about no vehicle is worked out from, in words. */
export function plainCreditText(basis: CreditBasis, site: SmallPrintSite): string {
  const sentences = creditSentences({ own: [], cards: [basis] }, creditWords(site));
  return [...sentences, site.t("credit.yours")].join(" ");
}

function creditWords({ config, format, t }: SmallPrintSite): CreditWords {
  const { locale, currency } = config.site;
  const comparisonBasis = config.finance.comparisonExample?.basis ?? null;
  return { t, format, locale, currency, comparisonBasis };
}
