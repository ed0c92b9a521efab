import type { LenderInfo } from "~/domain/finance/lender";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Translator } from "~/i18n/translator";

/** A vehicle's small print on finance (CALL-19, FIN-54): its lender's, else the site's, else the platform's. */
export function financeDisclaimer(
  lender: LenderInfo | null,
  { finance }: Pick<SiteConfig, "finance">,
  t: Translator,
): string {
  const own = lender?.disclaimer?.trim() ?? "";
  return own || finance.disclaimer || t("finance.disclaimer");
}
