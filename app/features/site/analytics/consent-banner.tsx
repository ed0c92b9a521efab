import { type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "~/i18n/translation";
import { Button } from "~/ui/button/button";
import { TextLink, textLinkClass } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { wrap } from "~/ui/theme/layout.css";
import { QUESTION_ROOM } from "~/ui/analytics/question-room";
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
 * Asks whether the visitor may be counted. Both answers look alike, and the page can be used without one. The question
 * is a bar at the foot of the window, early in the order of focus; what sticks there stands above it, and the end of the
 * page as well. Without script nothing is counted, so nobody is asked.
 */
export function ConsentBanner({ isOpen, policy, onDecide, takesFocus }: ConsentBannerProps) {
  const { t } = useTranslation();
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) banner.current?.focus();
  }, [takesFocus]);
  useRoom(banner);
  return (
    <section
      ref={banner}
      tabIndex={-1}
      className={css.banner}
      aria-label={t("consent.title")}
      data-consent
      hidden={!isOpen}
    >
      <div className={classNames(wrap, css.row)}>
        <div className={css.words}>
          <p>{t("consent.text")}</p>
          <div className={css.more}>
            {policy === null ? null : <TextLink href={policy.href}>{policy.label}</TextLink>}
            <details className={css.kept}>
              <summary className={textLinkClass}>{t("consent.more")}</summary>
              <p>{t("consent.details")}</p>
            </details>
          </div>
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
    </section>
  );
}

/** Keeps the room at the foot of the window as high as the question is: none while it is hidden. */
function useRoom(banner: RefObject<HTMLElement>): void {
  useEffect(() => {
    const { current } = banner;
    const { style } = document.documentElement;
    if (current === null || typeof ResizeObserver === "undefined") return undefined;
    const watch = new ResizeObserver(() => style.setProperty(QUESTION_ROOM, `${current.offsetHeight}px`));
    watch.observe(current);
    return () => {
      watch.disconnect();
      style.removeProperty(QUESTION_ROOM);
    };
  }, [banner]);
}
