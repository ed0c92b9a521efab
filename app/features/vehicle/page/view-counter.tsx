import { numberFormat } from "~/domain/text/intl-formats";
import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useCounted } from "~/ui/analytics/consent";
import { useTranslation } from "~/i18n/translation";
import { Icon } from "~/ui/icon/icon";
import { classNames } from "~/ui/theme/class-names";
import { muted, tiny } from "~/ui/theme/typography.css";
import * as css from "./vehicle-side.css";
import type { ViewsView } from "./vehicle-page-view";

/** Milliseconds the number runs up to the newest count (VDP-40). */
const COUNT_UP_MS = 1_000;

/**
 * "1,284 views", counting up to the number that the counter answers. The number of the page stays when the counter does
 * not answer (ERR-20), nothing stands there while it is 0, and for a visitor who may not be counted, because asking for the number counts the visitor.
 */
export function ViewCounter({ count, countPath, locale }: ViewsView) {
  const { t } = useTranslation();
  const shown = useCountUp(count, useNewestCount(count, countPath));
  // That nobody has looked yet recommends nothing.
  return shown === 0 ? null : (
    <span className={classNames(muted, tiny, css.views)}>
      <Icon name="eye" size="sm" />
      {t("card.views", { count: shown, number: numberFormat(locale).format(shown) })}
    </span>
  );
}

function useNewestCount(count: number, countPath: string): number {
  const [newest, setNewest] = useState(count);
  const revalidator = useRevalidator();
  // `revalidate` is a new function with every render, but the page asks only once.
  const revalidate = useRef(revalidator.revalidate);
  const counted = useCounted();
  useEffect(() => {
    if (!counted) return undefined;
    const asked = new AbortController();
    askForCount(countPath, asked.signal)
      .then((answer) => {
        if (answer === null) return;
        setNewest(answer.views);
        if (answer.isStale) revalidate.current();
      })
      .catch((error: unknown) => {
        if (!asked.signal.aborted) console.warn("The view counter does not answer.", error);
      });
    return () => asked.abort();
  }, [counted, countPath]);
  return newest;
}

interface Count {
  readonly views: number;
  /** Whether the stock is newer than the page. */
  readonly isStale: boolean;
}

/** Null when the answer is not OK or not a count. */
async function askForCount(path: string, signal: AbortSignal): Promise<Count | null> {
  const response = await fetch(path, { signal });
  if (!response.ok) return null;
  const answer: unknown = await response.json();
  if (typeof answer !== "object" || answer === null || !("views" in answer)) return null;
  const { views } = answer;
  if (typeof views !== "number" || !Number.isSafeInteger(views) || views < 0) return null;
  const fields = "car_fields" in answer ? answer.car_fields : null;
  return { views, isStale: typeof fields === "object" && fields !== null && Object.keys(fields).length > 0 };
}

function useCountUp(from: number, to: number): number {
  const [shown, setShown] = useState(from);
  useEffect(() => {
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (to === from || still) {
      setShown(to);
      return undefined;
    }
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, (now - began) / COUNT_UP_MS);
      setShown(Math.round(from + (to - from) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [from, to]);
  return shown;
}
