import { assignInlineVars } from "@vanilla-extract/dynamic";
import type { HistoryGauge } from "~/domain/plugin/history-gauge";
import { useTranslation } from "~/i18n/translation";
import { classNames } from "~/ui/theme/class-names";
import { display, muted, sr, tn } from "~/ui/theme/typography.css";
import * as later from "../later-answer/later-answer.css";
import * as css from "./history.css";

/** The gauge of a vehicle's history: number, bar and the service's words (TEN-18). */
export function HistoryGaugePanel({ gauge: { score, label } }: { readonly gauge: HistoryGauge }) {
  const { t } = useTranslation();
  return (
    <div className={css.gauge}>
      <p className={classNames(css.score, tn)}>
        <span className={display.d3}>{score}</span> <span className={muted}>{t("history.outOf")}</span>
      </p>
      <div
        className={css.bar}
        role="meter"
        aria-label={t("history.title")}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={score}
        aria-valuetext={`${score} ${t("history.outOf")}: ${label}`}
        style={assignInlineVars({ [css.scoreAt]: `${score}%` })}
      >
        <span className={css.fill} />
      </div>
      <p>{label}</p>
    </div>
  );
}

/** Its place while script asks for it. */
export function HistoryGaugeSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={css.gauge} aria-busy="true">
      <span className={sr}>{t("history.loading")}</span>
      <i className={classNames(later.bone, later.boneTitle)} aria-hidden="true" />
      <i className={classNames(later.bone, css.boneBar)} aria-hidden="true" />
      <i className={classNames(later.bone, later.boneText)} aria-hidden="true" />
    </div>
  );
}
