import { assignInlineVars } from "@vanilla-extract/dynamic";
import { classNames } from "~/ui/theme/class-names";
import { handle, highAt, lifted, lowAt, track } from "./range.css";

export interface RangeProps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly low: number;
  readonly high: number;
  /** Accessible names of the two handles. */
  readonly labels: { readonly low: string; readonly high: string };
  /** A value as it is read out: `$20,000`. */
  readonly valueText: (value: number) => string;
  /** Called when a handle was moved, by pointer or key; the caller decides where both handles are then. */
  readonly onMove: (end: "low" | "high", value: number) => void;
}

/**
 * Two native sliders on one track. They have no names: pair them with number inputs, which a form sends, and which work
 * without script and without dragging.
 */
export function Range({ min, max, step, low, high, labels, valueText, onMove }: RangeProps) {
  // A native slider stops at the last whole step: one that ends within a step gets the rest of it, and says the end for it.
  const top = min + Math.max(1, Math.ceil((max - min) / step)) * step;
  const placeOf = (value: number) => (value >= max ? top : value);
  const percent = (value: number) => `${((placeOf(value) - min) / (top - min)) * 100}%`;
  const crowded = low > min + (max - min) / 2;
  return (
    <div className={track} style={assignInlineVars({ [lowAt]: percent(low), [highAt]: percent(high) })}>
      {(["low", "high"] as const).map((end) => (
        <input
          key={end}
          type="range"
          className={classNames(handle, end === "low" && crowded && lifted)}
          min={min}
          max={top}
          step={step}
          value={placeOf(end === "low" ? low : high)}
          aria-label={labels[end]}
          aria-valuetext={valueText(end === "low" ? low : high)}
          onChange={(event) => {
            const value = event.currentTarget.valueAsNumber;
            onMove(end, value > max && value <= top ? max : value);
          }}
        />
      ))}
    </div>
  );
}
