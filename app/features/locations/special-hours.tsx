import { classNames } from "~/ui/theme/class-names";
import { display } from "~/ui/theme/typography.css";
import type { SpecialDayView } from "./location-views";
import * as css from "./locations.css";

/** Days to come whose hours differ (LOC-07). */
export function SpecialHours({
  days,
  title,
}: {
  readonly days: readonly SpecialDayView[];
  readonly title: string;
}) {
  return (
    <section>
      <h2 className={display.d1}>{title}</h2>
      <table className={css.hours}>
        <tbody>
          {days.map(({ date, name, hours }) => (
            <tr key={date}>
              <th scope="row" className={css.day}>
                {name === "" ? date : `${name}, ${date}`}
              </th>
              <td className={classNames(css.time)}>{hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
