import { useMatches } from "@remix-run/react";
import { useMemo } from "react";
import { formatterFor } from "~/i18n/format";
import { useTranslation } from "~/i18n/translation";
import { CREDIT_ID } from "./credit-id";
import { creditIn } from "./credit-in";
import { creditSentences } from "./credit-text";
import { useShownCredits } from "./shown-credit";

/** How the dealer's site writes money, and what it says its comparison rates are of. */
export interface CreditSite {
  readonly locale: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly comparisonBasis: string | null;
}

/**
 * The footnote that the mark beside every repayment refers to (FIN-22, FIN-23): what the repayments on this page are
 * worked out from, those of cards that came later too. Nothing on a page without repayments.
 */
export function CreditFootnote({
  site,
  className,
}: {
  readonly site: CreditSite;
  readonly className: string;
}) {
  const { t } = useTranslation();
  const matches = useMatches();
  const later = useShownCredits();
  const known = useMemo(() => creditIn(matches.map(({ data }) => data)), [matches]);
  const { locale, currency, timeZone } = site;
  const words = { ...site, t, format: formatterFor(locale, currency, timeZone) };
  const sentences = creditSentences({ own: known.own, cards: [...known.cards, ...later] }, words);
  return (
    <div id={CREDIT_ID}>
      {sentences.length === 0 ? null : (
        <p className={className}>{[t("credit.lead"), ...sentences].join(" ")}</p>
      )}
    </div>
  );
}
