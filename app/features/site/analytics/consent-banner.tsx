import { useEffect, useRef } from "react";
import { useTranslation } from "~/i18n/translation";
import { Button } from "~/ui/button/button";
import { classNames } from "~/ui/theme/class-names";
import { small, strong } from "~/ui/theme/typography.css";
import * as css from "./consent-banner.css";

interface ConsentBannerProps {
  readonly onDecide: (decision: "allowed" | "refused") => void;
  /** Whether somebody asked for the question. */
  readonly takesFocus: boolean;
}

/** Asks whether the visitor may be counted. Both answers weigh the same; the page can be used without one. */
export default function ConsentBanner({ onDecide, takesFocus }: ConsentBannerProps) {
  const { t } = useTranslation();
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) banner.current?.focus();
  }, [takesFocus]);
  return (
    <section ref={banner} tabIndex={-1} className={css.banner} aria-label={t("consent.title")} data-consent>
      <div className={css.words}>
        <p className={strong}>{t("consent.title")}</p>
        <p className={small}>{t("consent.text")}</p>
      </div>
      <div className={classNames(css.answers)}>
        <Button size="sm" onClick={() => onDecide("refused")}>
          {t("consent.refuse")}
        </Button>
        <Button size="sm" onClick={() => onDecide("allowed")}>
          {t("consent.allow")}
        </Button>
      </div>
    </section>
  );
}
