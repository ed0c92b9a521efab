import { memo, type MouseEvent, useState } from "react";
import { useTranslation } from "~/i18n/translation";
import { Dialog } from "~/ui/dialog/dialog";
import { textLinkClass } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { muted, prose, small, tiny } from "~/ui/theme/typography.css";
import type { DisclaimerView } from "./finance-view";
import * as css from "./finance.css";

/**
 * The small print. A long one is shown whole at first and can be folded to its beginning and back (FIN-14). This works
 * without script, because the state of the `details` element decides which text shows.
 */
export const Disclaimer = memo(function Disclaimer({
  id,
  text: { full, short, basis },
}: {
  readonly id: string;
  readonly text: DisclaimerView;
}) {
  const { t } = useTranslation();
  const based = basis === null ? null : <p className={classNames(muted, tiny, css.basis)}>{basis}</p>;
  if (short === null) {
    return (
      <div id={id} className={css.disclaimer}>
        <p className={classNames(muted, tiny)}>{full}</p>
        {based}
      </div>
    );
  }
  return (
    <div id={id} className={css.disclaimer}>
      <details open className={css.fold} data-brief="">
        <summary className={classNames(textLinkClass, tiny, css.foldButton)}>
          <span className={css.whenFolded}>{t("disclaimer.more")}</span>
          <span className={css.whenUnfolded}>{t("disclaimer.less")}</span>
        </summary>
      </details>
      <p className={classNames(muted, tiny, css.fullText)}>{full}</p>
      <p className={classNames(muted, tiny, css.shortText)} data-brief="">
        {short}
      </p>
      {based}
    </div>
  );
});

export interface DisclaimerLinkProps {
  readonly id: string;
  /** Where the small print stands; where the link leads without script. */
  readonly href: string;
  readonly text: DisclaimerView;
}

/** Opens the small print in a dialog (FIN-59). */
export function DisclaimerLink({ id, href, text }: DisclaimerLinkProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const show = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a href={href} className={classNames(textLinkClass, tiny)} onClick={show}>
        {t("finance.smallPrint")}
      </a>
      {open ? (
        <Dialog
          id={id}
          title={t("finance.disclaimerTitle")}
          closeLabel={t("finance.close")}
          onClose={() => setOpen(false)}
        >
          <div className={classNames(prose, small)}>
            <p>{text.full}</p>
            {text.basis === null ? null : <p>{text.basis}</p>}
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
