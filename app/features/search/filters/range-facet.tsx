import { isFraction, typedBound } from "~/domain/search/ranges/typed-range";
import { useState } from "react";
import type { NumberRange } from "~/domain/search/query";
import { moveHandle, rangeHandles, rangeOfHandles } from "~/domain/search/ranges/range-rule";
import { Affix } from "~/ui/affix/affix";
import { Facet } from "~/ui/facet/facet";
import { Range } from "~/ui/range/range";
import { TextInput } from "~/ui/text-input/text-input";
import * as styles from "./filter-panel.css";
import type { RangeFilter } from "~/features/search/results/results-view";

/** The words of every range, translated once; `{name}` stands for the filter's name. */
export interface RangeLabels {
  readonly to: string;
  readonly minimum: string;
  readonly maximum: string;
  readonly minimumSlider: string;
  readonly maximumSlider: string;
  readonly resetMinimum: string;
  readonly resetMaximum: string;
}

interface RangeFacetProps {
  readonly filter: RangeFilter;
  readonly labels: RangeLabels;
  readonly currencySign: string;
  readonly number: (value: number) => string;
  /** Called when the range was set by a control that sends no change event. */
  readonly onSet: () => void;
}

/**
 * A box while it is typed into. A number that was applied half typed may have turned the range round ("3" on its way to
 * 30,000 is below the minimum): the whole one counts with the range as it was `before`.
 */
interface Typing {
  readonly end: "min" | "max";
  readonly text: string;
  readonly before: NumberRange;
  /** The ranges that it may have asked for so far, and the one that was shown first. */
  readonly asked: readonly string[];
  /** Which of them was answered last. */
  readonly at: number;
}

/** A range as the server answers it: with the lower end first. */
function endsOf({ min, max }: NumberRange): string {
  const isTurned = min !== undefined && max !== undefined && min > max;
  return isTurned ? `${max}:${min}` : `${min ?? ""}:${max ?? ""}`;
}

/** A range filter (FILT-01, FILT-09 to FILT-16): two number boxes, and two sliders where there is script. */
export function RangeFacet({ filter, labels, currencySign, number, onSet }: RangeFacetProps) {
  const { name, bounds, unit } = filter;
  const [answered, setChosen] = useChosen(filter);
  const [typing, setTyping] = useState<Typing | null>(null);
  const at = typing?.asked.lastIndexOf(endsOf(filter.chosen)) ?? 0;
  // A chip, or Back, has set another range meanwhile.
  if (typing !== null && at < typing.at) setTyping(null);
  else if (typing !== null && at > typing.at) setTyping({ ...typing, at });
  const chosen = typing === null ? answered : withEnd(name, typing.before, typing.end, typing.text);
  const print = (value: number) => (unit === "plain" ? String(value) : number(value));
  const handles = rangeHandles(bounds, chosen);
  const named = (text: string) => text.replace("{name}", filter.label.toLowerCase());
  const move = (end: "low" | "high", value: number) => {
    if (value < bounds.min || value > bounds.max) console.info(`${name} ${value} is outside its range`);
    setTyping(null);
    setChosen(rangeOfHandles(name, bounds, moveHandle(bounds, handles, end, value)));
  };
  const sign =
    unit === "money" ? { start: currencySign } : filter.suffix === null ? {} : { end: filter.suffix };
  const box = (end: "min" | "max", label: string) => (
    <Affix {...sign}>
      <TextInput
        size="sm"
        inputMode={unit === "ft" || unit === "cc" ? "decimal" : "numeric"}
        autoComplete="off"
        className={styles.numberInput}
        name={`${name}_${end}`}
        aria-label={named(label)}
        placeholder={print(bounds[end])}
        // "6." is on its way to 6.5: it stays as it is until the field is left.
        value={
          typing?.end === end && isFraction(typing.text)
            ? typing.text
            : chosen[end] === undefined
              ? ""
              : print(chosen[end])
        }
        onBlur={() => {
          setTyping(null);
        }}
        onChange={(event) => {
          const { value: text } = event.currentTarget;
          const begun =
            typing?.end === end ? typing : { before: chosen, asked: [endsOf(filter.chosen)], at: 0 };
          const range = withEnd(name, begun.before, end, text);
          setTyping({ ...begun, end, text, asked: [...begun.asked, endsOf(range)] });
          setChosen(range);
        }}
      />
    </Affix>
  );
  const reset = (end: "min" | "max", label: string) =>
    chosen[end] === undefined ? null : (
      <button
        type="button"
        className={styles.reset}
        onClick={() => {
          setTyping(null);
          setChosen(withEnd(name, chosen, end, ""));
          onSet();
        }}
      >
        {label}
      </button>
    );
  return (
    <Facet title={filter.label} note={filter.note ?? undefined} open={filter.open}>
      <Range
        {...bounds}
        {...handles}
        labels={{ low: named(labels.minimumSlider), high: named(labels.maximumSlider) }}
        valueText={(value) => (unit === "money" ? `${currencySign}${number(value)}` : print(value))}
        onMove={move}
      />
      <div className={styles.numbers}>
        {box("min", labels.minimum)}
        <span>{labels.to}</span>
        {box("max", labels.maximum)}
      </div>
      <div className={styles.resets}>
        {reset("min", labels.resetMinimum)}
        {reset("max", labels.resetMaximum)}
      </div>
    </Facet>
  );
}

/**
 * The range while it is being set. An answer with another range replaces it; an answer with the same range does not
 * reset a handle that is being moved.
 */
function useChosen({ chosen }: RangeFilter): [NumberRange, (range: NumberRange) => void] {
  const [state, setState] = useState({ from: chosen, range: chosen });
  const { from } = state;
  if (from.min !== chosen.min || from.max !== chosen.max) setState({ from: chosen, range: chosen });
  return [
    state.range,
    (range) => {
      setState({ from: chosen, range });
    },
  ];
}

/** What a box holds at most. */
const MOST_DIGITS = 9;

function withEnd(
  name: RangeFilter["name"],
  range: NumberRange,
  end: "min" | "max",
  text: string,
): NumberRange {
  const { [end]: _, ...other } = range;
  const number = typedBound(name, text);
  return number === null ? other : { ...other, [end]: Number(String(number).slice(0, MOST_DIGITS)) };
}
