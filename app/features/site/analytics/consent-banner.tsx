import { useEffect, useRef } from "react";
import { CONSENT_COOKIE } from "~/domain/analytics/consent";
import { useTranslation } from "~/i18n/translation";
import { Button } from "~/ui/button/button";
import { useNonce } from "~/ui/nonce/nonce";
import { TextLink } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { wrap } from "~/ui/theme/layout.css";
import { strong } from "~/ui/theme/typography.css";
import type { AnalyticsView } from "./analytics-view";
import * as css from "./consent-banner.css";

interface ConsentBannerProps {
  readonly isOpen: boolean;
  readonly policy: AnalyticsView["policy"];
  readonly onDecide: (decision: "allowed" | "refused") => void;
  /** Whether somebody asked for the question. */
  readonly takesFocus: boolean;
}

/**
 * Inline script: shows the question to whoever has not answered it, before the first paint, so that nothing jumps.
 * Plain text without data of ours.
 */
const SHOW = `document.currentScript.parentNode.hidden=!navigator.cookieEnabled||navigator.globalPrivacyControl===true||/(?:^|; )${CONSENT_COOKIE}=(?:allowed|refused)(?:;|$)/.test(document.cookie)`;

/**
 * Asks whether the visitor may be counted. Both answers weigh the same; the page can be used without one. It stands in
 * the page, above everything: laid over it, it would cover a price or a button at some width. Nobody is asked without
 * script, as nothing is counted then.
 */
export function ConsentBanner({ isOpen, policy, onDecide, takesFocus }: ConsentBannerProps) {
  const { t } = useTranslation();
  const nonce = useNonce();
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) banner.current?.focus();
  }, [takesFocus]);
  return (
    // The script may have shown it already: the attribute differs from the server's on purpose.
    <section
      ref={banner}
      tabIndex={-1}
      className={css.banner}
      aria-label={t("consent.title")}
      data-consent
      hidden={!isOpen}
      suppressHydrationWarning
    >
      <div className={classNames(wrap, css.row)}>
        <div className={css.words}>
          <p className={strong}>{t("consent.title")}</p>
          <p>
            {t("consent.text")}{" "}
            {policy === null ? null : <TextLink href={policy.href}>{policy.label}</TextLink>}
          </p>
        </div>
        <div className={css.answers}>
          <Button size="sm" onClick={() => onDecide("refused")}>
            {t("consent.refuse")}
          </Button>
          <Button size="sm" onClick={() => onDecide("allowed")}>
            {t("consent.allow")}
          </Button>
        </div>
      </div>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: SHOW }} />
    </section>
  );
}
