import { box, check, count as countClass } from "~/ui/check/check.css";
import type { ChoiceView } from "~/features/search/results/results-view";

/**
 * One choice of a filter. Made of plain elements and fixed class names, because a page has about a hundred of these.
 */
export function choice(
  name: string,
  { value, label, count, on }: ChoiceView,
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
      {label ?? value}
      <span className={countClass}>{count < 1000 ? count : number(count)}</span>
    </label>
  );
}
