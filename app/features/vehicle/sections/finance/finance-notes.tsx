import { memo } from "react";
import { useTranslation } from "~/i18n/translation";
import { textLinkClass } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { muted, small, strong, tiny, tn } from "~/ui/theme/typography.css";
import type { FinanceOfferedView } from "./finance-view";
import * as css from "./finance.css";

/** What stands below the calculator: the dealer's indicative estimate, its fees, and what comparison rates are of. */
export const FinanceNotes = memo(function FinanceNotes({
  view: { fees, comparison, indicative },
}: {
  readonly view: FinanceOfferedView;
}) {
  const { t } = useTranslation();
  if (fees.length === 0 && comparison.length === 0 && indicative === null) return null;
  return (
    <div className={css.notes}>
      {indicative === null ? null : <p className={small}>{indicative}</p>}
      {fees.length === 0 ? null : (
        <div>
          <p className={classNames(strong, small)}>{t("finance.fees")}</p>
          <dl className={classNames(css.fees, small, tn)}>
            {fees.map(({ label, amount }) => (
              <div key={label} className={css.figure}>
                <dt className={muted}>{label}</dt>
                <dd className={css.figureValue}>{amount}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {comparison.map((sentence) => (
        <p key={sentence} className={classNames(muted, tiny)}>
          {sentence}
        </p>
      ))}
    </div>
  );
});

/** All that is to be read about a calculator of no vehicle, once, under one heading that unfolds it. */
export const FoldedNotes = memo(function FoldedNotes({
  id,
  view,
}: {
  readonly id: string;
  readonly view: FinanceOfferedView;
}) {
  const { t } = useTranslation();
  const { full, basis } = view.disclaimer;
  return (
    <details id={id} className={css.notesFold}>
      <summary className={classNames(textLinkClass, small, css.foldButton)}>
        {t("finance.smallPrint")}
      </summary>
      <div className={css.foldedText}>
        <p className={classNames(muted, tiny)}>{full}</p>
        {basis === null ? null : <p className={classNames(muted, tiny)}>{basis}</p>}
        <FinanceNotes view={view} />
      </div>
    </details>
  );
});
