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
  /** Whether the visitor asked to see the question again: it then takes the focus. */
  readonly takesFocus: boolean;
}

/**
 * Inline script: shows the question to visitors who have not answered it, before the first paint, so that nothing
 * jumps. Plain text without data of ours.
 */
const SHOW = `document.currentScript.parentNode.hidden=!navigator.cookieEnabled||navigator.globalPrivacyControl===true||/(?:^|; )${CONSENT_COOKIE}=(?:allowed|refused)(?:;|$)/.test(document.cookie)`;

/**
 * Asks whether the visitor may be counted. Both answers look alike, and the page can be used without one. The question
 * stands in the page, above everything else: over the page it would cover a price or a button at some width. Without
 * script nothing is counted, so nobody is asked.
 */
export function ConsentBanner({ isOpen, policy, onDecide, takesFocus }: ConsentBannerProps) {
  const { t } = useTranslation();
  const nonce = useNonce();
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) banner.current?.focus();
  }, [takesFocus]);
  return (
    // The inline script may have shown it already: server and browser differ in this attribute on purpose.
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
