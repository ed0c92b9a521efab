import { type RefObject, useEffect, useRef, useState } from "react";
import type { PriceComparison } from "~/domain/pricing/price-comparison";
import { useTranslation } from "~/i18n/translation";
import { Panel } from "~/ui/panel/panel";
import { classNames } from "~/ui/theme/class-names";
import { stackSm } from "~/ui/theme/layout.css";
import { sr } from "~/ui/theme/typography.css";
import { SectionFrame } from "../section-frame";
import { askComparison } from "./ask-comparison";
import { ComparisonPanel } from "./comparison-panel";
import type { ComparisonView } from "./comparison-view";
import * as css from "./price-comparison.css";

interface ComparisonProps {
  readonly view: ComparisonView;
}

/** The price comparison: what the server has at hand, or what script still has to ask for. */
export function PriceComparisonSection({ view }: ComparisonProps) {
  const { t } = useTranslation();
  if (view.comparison === null) return <LaterComparison view={view} />;
  return (
    <SectionFrame id="price-comparison" title={t("comparison.title")}>
      <ComparisonPanel comparison={view.comparison} view={view} fresh={false} />
    </SectionFrame>
  );
}

/** The answer, and whether the section's place was on the screen when it came. */
interface Answered {
  readonly found: PriceComparison | null;
  readonly seen: boolean;
}

/**
 * A placeholder, then the panel or nothing (PRICE-14, PRICE-15). While it is in sight its place stays, so that nothing
 * on the screen moves.
 */
function LaterComparison({ view }: ComparisonProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const answered = useAnswer(view.lookup, place);
  const found = answered?.found ?? null;
  const nothing = answered !== null && found === null;
  if (nothing && !answered.seen) return null;
  return (
    <div ref={place} className={classNames(css.needsScript, nothing && css.givenUp)} aria-hidden={nothing}>
      <SectionFrame id="price-comparison" title={t("comparison.title")}>
        {found === null ? (
          <Skeleton />
        ) : (
          <ComparisonPanel comparison={found} view={view} fresh={answered?.seen ?? false} />
        )}
      </SectionFrame>
    </div>
  );
}

function useAnswer(lookup: string, place: RefObject<HTMLElement>): Answered | null {
  const [answered, setAnswered] = useState<Answered | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    void askComparison(lookup, leaving.signal).then((found) => {
      if (!leaving.signal.aborted) setAnswered({ found, seen: inSight(place.current) });
    });
    return () => leaving.abort();
  }, [lookup, place]);
  return answered;
}

function Skeleton() {
  const { t } = useTranslation();
  return (
    <Panel className={css.panel} aria-busy="true">
      <span className={sr}>{t("comparison.loading")}</span>
      <div className={stackSm} aria-hidden="true">
        <i className={classNames(css.bone, css.boneTitle)} />
        <i className={classNames(css.bone, css.boneText)} />
        <i className={classNames(css.bone, css.boneText)} />
      </div>
      <div className={css.gauge} aria-hidden="true">
        <i className={classNames(css.bone, css.boneText)} />
        <i className={classNames(css.bone, css.boneBar)} />
        <i className={classNames(css.bone, css.boneText)} />
      </div>
    </Panel>
  );
}

/**
 * Whether any part of an element is on the screen. Only what is off the screen may appear or disappear without a layout
 * shift.
 */
function inSight(element: HTMLElement | null): boolean {
  if (element === null) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
