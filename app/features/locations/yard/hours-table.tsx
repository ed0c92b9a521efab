import type { HoursText } from "~/domain/location/hours-text";
import { classNames } from "~/ui/theme/class-names";
import * as css from "~/features/locations/locations.css";

interface HoursTableProps {
  readonly hours: readonly HoursText[];
  readonly caption: string;
  /** What marks the row that holds today. */
  readonly today: string;
}

/** A week of opening hours (LOC-08). */
export function HoursTable({ hours, caption, today }: HoursTableProps) {
  return (
    <table className={css.hours}>
      <caption className={css.caption}>{caption}</caption>
      <tbody>
        {hours.map((row) => (
          <tr key={row.day} className={classNames(row.today && css.today)}>
            <th scope="row" className={css.day}>
              {row.today ? `${row.day} (${today})` : row.day}
            </th>
            <td className={css.time}>{row.hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
