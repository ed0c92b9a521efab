import { assignInlineVars } from "@vanilla-extract/dynamic";
import { comparisonHeadline, comparisonLevel, type PriceComparison } from "~/domain/pricing/price-comparison";
import { formatterFor } from "~/i18n/format";
import { useTranslation } from "~/i18n/translation";
import { Panel } from "~/ui/panel/panel";
import { classNames } from "~/ui/theme/class-names";
import { stackSm } from "~/ui/theme/layout.css";
import { display, muted, small, sr } from "~/ui/theme/typography.css";
import type { ComparisonView } from "./comparison-view";
import * as css from "./price-comparison.css";
import { useCounter } from "./use-counter";
import { useEntrance } from "./use-entrance";

export interface ComparisonPanelProps {
  readonly comparison: PriceComparison;
  readonly view: Pick<ComparisonView, "locale" | "currency">;
  /** Whether the answer has only just arrived: the panel then plays its entrance at once. */
  readonly fresh: boolean;
}

/** Headline, what it rests on, and the gauge (PRICE-11 to PRICE-13). */
export function ComparisonPanel({ comparison, view, fresh }: ComparisonPanelProps) {
  const { t } = useTranslation();
  const { element, entrance } = useEntrance<HTMLDivElement>(fresh);
  const { fill, description } = comparison;
  return (
    <Panel className={classNames(css.panel, css.levels[comparisonLevel(fill)])}>
      <div className={stackSm}>
        <p className={classNames(display.d2, css.headline)}>{t(`comparison.${comparisonHeadline(fill)}`)}</p>
        {description === null ? null : <p className={classNames(muted, small)}>{description}</p>}
      </div>
      <div ref={element} className={classNames(css.gauge, css.entrances[entrance])}>
        <Listed comparison={comparison} view={view} entrance={entrance} />
        <Gauge fill={fill} />
        <Range comparison={comparison} view={view} />
      </div>
    </Panel>
  );
}

type FiguresProps = Pick<ComparisonPanelProps, "comparison" | "view">;

/** The price, counted down from the market's upper end; screen readers get the price itself. */
function Listed({
  comparison,
  view,
  entrance,
}: FiguresProps & { readonly entrance: ReturnType<typeof useEntrance>["entrance"] }) {
  const { t } = useTranslation();
  const { listing_price: price, market_range_max: max } = comparison;
  const { money } = formatterFor(view.locale, view.currency, "UTC");
  const counted = useCounter(max, price, entrance);
  return (
    <p className={css.line}>
      <span className={css.quiet}>{t("comparison.listed")}</span>
      <span>
        <b aria-hidden="true">{money(counted)}</b>
        <span className={sr}>{money(price)}</span>
      </span>
    </p>
  );
}

function Gauge({ fill }: { readonly fill: number }) {
  const { t } = useTranslation();
  return (
    <div
      className={css.bar}
      role="img"
      aria-label={t("comparison.strength", { number: Math.round(fill * 100) })}
      style={assignInlineVars({ [css.fillAt]: String(fill) })}
    >
      <span className={css.ground}>
        <span className={css.fill} />
        <i className={classNames(css.notch, css.notchLow)} />
        <i className={classNames(css.notch, css.notchHigh)} />
      </span>
      <span className={css.pinRail}>
        <i className={css.pin} />
      </span>
    </div>
  );
}

function Range({ comparison, view }: FiguresProps) {
  const { t } = useTranslation();
  const { money } = formatterFor(view.locale, view.currency, "UTC");
  const min = money(comparison.market_range_min);
  const max = money(comparison.market_range_max);
  return (
    <p className={classNames(css.line, css.quiet)}>
      <span>{t("comparison.range")}</span>
      <span>{t("comparison.span", { min, max })}</span>
    </p>
  );
}
