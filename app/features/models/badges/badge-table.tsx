import { useScrollable } from "~/ui/scrollable/use-scrollable";
import { Picture } from "~/ui/picture/picture";
import { TextLink } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { display, muted, small, sr, strong, tiny, tn } from "~/ui/theme/typography.css";
import * as css from "./badge-table.css";
import type { BadgeRowView, BadgeTableView } from "../model-views";

/** The badges of a model side by side; on a phone they scroll while the rows' headings stay in view. */
export function BadgeTable({ table }: { readonly table: BadgeTableView }) {
  const box = useScrollable<HTMLDivElement>();
  return (
    <section className={css.section} aria-labelledby="badges-title">
      <h2 className={display.d3} id="badges-title">
        {table.title}
      </h2>
      <div className={css.scroller} {...box} role="group" aria-labelledby="badges-title">
        <table className={css.table} data-columns={table.columns.length}>
          <thead>
            <tr>
              <th scope="col" className={css.corner}>
                <span className={sr}>{table.corner}</span>
              </th>
              {table.columns.map(({ name, image, from, note, stock }) => (
                <th key={name} scope="col" className={css.column}>
                  {image === null ? null : (
                    <Picture
                      {...image}
                      className={css.picture}
                      sizes="(max-width: 720px) 120px, 240px"
                      minWidth={160}
                      maxWidth={480}
                    />
                  )}
                  <span className={classNames(css.badge, display.d1)}>{name}</span>
                  {from === null ? null : <span className={classNames(css.line, tn)}>{from}</span>}
                  {stock === null ? null : <InStock stock={stock} />}
                  {note === "" ? null : <span className={classNames(css.line, tiny, muted)}>{note}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row.label}>
                <th scope="row" className={classNames(css.label, strong)}>
                  {row.label}
                </th>
                <Cells row={row} table={table} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {table.note === null ? null : <p className={classNames(small, muted, tn)}>{table.note}</p>}
    </section>
  );
}

function InStock({ stock }: { readonly stock: NonNullable<BadgeTableView["columns"][number]["stock"]> }) {
  return (
    <span className={classNames(css.line, tn)}>
      {stock.href === null ? (
        <span className={muted}>{stock.label}</span>
      ) : (
        <TextLink href={stock.href}>{stock.label}</TextLink>
      )}
    </span>
  );
}

/** A value for each badge, stronger where it changes from one to the next; one for all where it never does. */
function Cells({ row, table }: { readonly row: BadgeRowView; readonly table: BadgeTableView }) {
  if (row.same) {
    return (
      <td className={classNames(css.cell, tn)} colSpan={table.columns.length}>
        {row.values[0]?.value} <span className={muted}>{table.sameIn}</span>
      </td>
    );
  }
  return row.values.map(({ value, differs }, index) => (
    <td key={table.columns[index]?.name ?? index} className={classNames(css.cell, tn, differs && strong)}>
      {value}
    </td>
  ));
}
