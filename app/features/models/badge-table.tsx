import { classNames } from "~/ui/theme/class-names";
import { display, muted, sr, strong, tiny, tn } from "~/ui/theme/typography.css";
import * as css from "./badge-table.css";
import type { BadgeTableView } from "./model-views";

const REACHABLE = { tabIndex: 0 };

/** The badges of a model side by side; on a phone they scroll while the rows' headings stay in view. */
export function BadgeTable({ table }: { readonly table: BadgeTableView }) {
  return (
    <section className={css.section} aria-labelledby="badges-title">
      <h2 className={display.d3} id="badges-title">
        {table.title}
      </h2>
      {/* Reached by Tab where it scrolls, so that its arrow keys work. */}
      <div className={css.scroller} {...REACHABLE} role="group" aria-labelledby="badges-title">
        <table className={css.table} data-columns={table.columns.length}>
          <thead>
            <tr>
              <th scope="col" className={css.corner}>
                <span className={sr}>{table.corner}</span>
              </th>
              {table.columns.map(({ name, from, note }) => (
                <th key={name} scope="col" className={css.column}>
                  <span className={classNames(css.badge, display.d1)}>{name}</span>
                  {from === null ? null : <span className={classNames(css.line, tn)}>{from}</span>}
                  {note === "" ? null : <span className={classNames(css.line, tiny, muted)}>{note}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row" className={classNames(css.label, strong)}>
                  {label}
                </th>
                {values.map((value, index) => (
                  <td key={table.columns[index]?.name ?? index} className={classNames(css.cell, tn)}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
