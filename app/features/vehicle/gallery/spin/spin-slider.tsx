import { assignInlineVars } from "@vanilla-extract/dynamic";
import type { RefObject } from "react";
import { turnDegrees } from "~/domain/vehicle/spin-turn";
import { useTranslation } from "~/i18n/translation";
import { handle, highAt, lowAt, track } from "~/ui/range/range.css";
import { classNames } from "~/ui/theme/class-names";
import * as css from "~/features/vehicle/gallery/panels.css";

interface SpinSliderProps {
  readonly input: RefObject<HTMLInputElement>;
  readonly frame: number;
  readonly count: number;
  readonly onFrame: (frame: number) => void;
}

/** The turn as a slider. On a small stage it is invisible, but there for the keyboard and for screen readers. */
export function SpinSlider({ input, frame, count, onFrame }: SpinSliderProps) {
  const { t } = useTranslation();
  const share = (frame / Math.max(1, count - 1)) * 100;
  return (
    <div className={css.slider}>
      <div
        className={classNames(track, css.sliderTrack)}
        style={assignInlineVars({ [lowAt]: "0%", [highAt]: `${share.toFixed(2)}%` })}
      >
        <input
          ref={input}
          type="range"
          className={classNames(handle, css.sliderHandle)}
          min={0}
          max={count - 1}
          step={1}
          value={frame}
          aria-label={t("viewer.turnSlider")}
          aria-valuetext={t("viewer.turned", { degrees: turnDegrees(frame, count) })}
          onChange={({ currentTarget }) => onFrame(currentTarget.valueAsNumber)}
        />
      </div>
    </div>
  );
}
