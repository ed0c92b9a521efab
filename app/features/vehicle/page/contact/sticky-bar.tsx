import { useEffect, useRef, useState } from "react";
import { useTranslation } from "~/i18n/translation";
import { ButtonLink } from "~/ui/button/button";
import { wrap } from "~/ui/theme/layout.css";
import { classNames } from "~/ui/theme/class-names";
import { PriceType } from "../../price/price-type";
import * as css from "./sticky-bar.css";
import type { VehiclePageView } from "~/features/vehicle/page/vehicle-page-view";

/** Pixels scrolled before the bar shows, and before it turns compact; null where a site has no such step. */
export interface StickySteps {
  readonly shows: number;
  readonly turnsCompact: number | null;
}

export interface StickyBarProps {
  readonly page: VehiclePageView;
  readonly steps: StickySteps;
}

/**
 * The vehicle's name, price and first button, along the top once the page is scrolled (VDP-02, VDP-03). It repeats what
 * the page says, so it needs script and does not exist without it.
 */
export function StickyBar({ page, steps }: StickyBarProps) {
  const { t } = useTranslation();
  const start = useRef<HTMLSpanElement>(null);
  const compactFrom = useRef<HTMLSpanElement>(null);
  const shown = useScrolledPast(start);
  const compact = useScrolledPast(compactFrom);
  const measured = useRef<HTMLDivElement>(null);
  useStickyBlock(measured, shown);
  const first = page.ranks.filled;
  return (
    <>
      <span ref={start} className={css.step} style={{ insetBlockStart: steps.shows }} />
      {steps.turnsCompact === null ? null : (
        <span ref={compactFrom} className={css.step} style={{ insetBlockStart: steps.turnsCompact }} />
      )}
      {shown ? (
        <div
          ref={measured}
          className={css.bar}
          data-compact={compact}
          role="region"
          aria-label={t("vehicle.stickyBar")}
        >
          <div className={classNames(wrap, css.inner)}>
            <p className={css.title}>
              <bdi>{page.title}</bdi>
              <bdi className={css.badge}>{page.badge}</bdi>
            </p>
            <p className={css.price}>
              {page.price}
              <PriceType of={page} className={css.priceType} />
            </p>
            {first === null ? null : (
              <ButtonLink href={first.href} variant="primary" size="sm">
                {first.label}
              </ButtonLink>
            )}
          </div>
        </div>
      ) : null}
    </>
  );
}

/** Whether the page is scrolled beyond an element that marks a height of it. */
function useScrolledPast(mark: React.RefObject<HTMLElement>): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const element = mark.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      setPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [mark]);
  return past;
}

/**
 * The custom property with the height of what sticks to the top of the window; other sticky parts, and places that are
 * scrolled to, keep clear of it.
 */
const STICKY_BLOCK = "--sticky-block";

/** Tells the styles the height of the bar for as long as it is shown. */
function useStickyBlock(bar: React.RefObject<HTMLElement>, shown: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (!shown || element === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(STICKY_BLOCK, `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(STICKY_BLOCK);
    };
  }, [bar, shown]);
}
