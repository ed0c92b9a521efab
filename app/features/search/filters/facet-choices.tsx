import { box, check, count as countClass, dot } from "~/ui/check/check.css";
import type { FilterChoiceView } from "~/features/search/results/results-view";

/**
 * One choice of a filter. Made of plain elements and fixed class names, because a page has about a hundred of these.
 */
export function choice(
  name: string,
  { value, label, count, on, swatch }: FilterChoiceView,
  number: (value: number) => string,
) {
  return (
    <label key={value} className={check}>
      <input
        type="checkbox"
        className={box}
        name={name}
        value={value}
        data-count={count}
        defaultChecked={on === true}
      />
      {swatch === undefined ? null : (
        <svg className={dot} viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="7" fill={swatch} />
        </svg>
      )}
      {ordered(label ?? value)}
      <span className={countClass}>{count < 1000 ? count : number(count)}</span>
    </label>
  );
}

/** Figures before Latin words ("1 Series") would change places with them on a page written from right to left. */
function ordered(text: string) {
  return /^\d+ [A-Za-z]/.test(text) ? <bdi>{text}</bdi> : text;
}
