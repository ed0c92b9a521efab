import { memo, useState } from "react";
import { useTranslation } from "~/i18n/translation";
import { ButtonLink, type ButtonLook } from "~/ui/button/button";
import { Dialog } from "~/ui/dialog/dialog";
import { stack } from "~/ui/theme/layout.css";
import { muted } from "~/ui/theme/typography.css";
import type { FinanceCtaView } from "./finance-view";

export interface FinanceCtaProps {
  readonly cta: FinanceCtaView | null;
  readonly id: string;
  readonly variant: NonNullable<ButtonLook["variant"]>;
}

/**
 * The way to finance (FIN-10 to FIN-12): a link to the finance page, or with script a dialog in its place. The page's
 * short form comes before that dialog, once its script is there.
 */
export const FinanceCta = memo(function FinanceCta({ cta, id, variant }: FinanceCtaProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (cta === null) return null;
  const opensDialog = cta.mode === "modal";
  return (
    <>
      <ButtonLink
        href={cta.href}
        variant={variant}
        block
        onClick={(event) => {
          // The short form has taken it, which asks at once.
          if (!opensDialog || event.defaultPrevented) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {cta.label}
      </ButtonLink>
      {open ? (
        <Dialog
          id={id}
          title={t("finance.modalTitle")}
          closeLabel={t("finance.close")}
          onClose={() => setOpen(false)}
        >
          <div className={stack}>
            <p className={muted}>{t("finance.modalText")}</p>
            <ButtonLink href={cta.href} variant="primary" block>
              {t("finance.modalLink")}
            </ButtonLink>
          </div>
        </Dialog>
      ) : null}
    </>
  );
});
