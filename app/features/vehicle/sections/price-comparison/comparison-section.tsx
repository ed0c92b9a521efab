import { useRef } from "react";
import { usableComparison } from "~/domain/pricing/price-comparison";
import { useTranslation } from "~/i18n/translation";
import { Panel } from "~/ui/panel/panel";
import { classNames } from "~/ui/theme/class-names";
import { stackSm } from "~/ui/theme/layout.css";
import { sr } from "~/ui/theme/typography.css";
import * as later from "../later-answer/later-answer.css";
import { useLaterAnswer } from "../later-answer/use-later-answer";
import { SectionFrame } from "../section-frame";
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

/**
 * A placeholder, then the panel or nothing (PRICE-14, PRICE-15). While it is in sight its place stays, so that nothing
 * on the screen moves.
 */
function LaterComparison({ view }: ComparisonProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const question = { name: "price comparison", lookup: view.lookup, usable: usableComparison };
  const { found, seen, state } = useLaterAnswer(question, place);
  if (state === "gone") return null;
  return (
    <div
      ref={place}
      className={classNames(later.needsScript, state === "held" && later.givenUp)}
      aria-hidden={state === "held"}
    >
      <SectionFrame id="price-comparison" title={t("comparison.title")}>
        {found === null ? <Skeleton /> : <ComparisonPanel comparison={found} view={view} fresh={seen} />}
      </SectionFrame>
    </div>
  );
}

function Skeleton() {
  const { t } = useTranslation();
  return (
    <Panel className={css.panel} aria-busy="true">
      <span className={sr}>{t("comparison.loading")}</span>
      <div className={stackSm} aria-hidden="true">
        <i className={classNames(later.bone, later.boneTitle)} />
        <i className={classNames(later.bone, later.boneText)} />
        <i className={classNames(later.bone, later.boneText)} />
      </div>
      <div className={css.gauge} aria-hidden="true">
        <i className={classNames(later.bone, later.boneText)} />
        <i className={classNames(later.bone, css.boneBar)} />
        <i className={classNames(later.bone, later.boneText)} />
      </div>
    </Panel>
  );
}
