import type { ReactNode } from "react";
import { Icon } from "~/ui/icon/icon";
import { classNames } from "~/ui/theme/class-names";
import { muted, tn } from "~/ui/theme/typography.css";
import { PRICE_NOTES_ID } from "../page/part-ids";
import * as css from "./price-notes.css";
import type { PriceContentsView, PriceHistoryView, PriceNotesView } from "./price-notes-view";

/** Beside the price, folded: what it includes, and what it was before. */
export function PriceNotes({ view: { contents, history } }: { readonly view: PriceNotesView }) {
  return (
    <div id={PRICE_NOTES_ID} className={css.notes}>
      {contents === null ? null : (
        <Fold title={contents.title}>
          <Contents view={contents} />
        </Fold>
      )}
      {history === null ? null : (
        <Fold title={history.title}>
          <History view={history} />
        </Fold>
      )}
    </div>
  );
}

function Fold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details name="price" className={css.fold}>
      <summary className={css.summary}>
        {title}
        <Icon name="chevron-down" size="sm" className={css.chevron} />
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}

function Contents({ view: { rows, notes } }: { readonly view: PriceContentsView }) {
  return (
    <>
      {rows.length === 0 ? null : (
        <dl className={css.rows}>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt className={muted}>{label}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </>
  );
}

function History({ view: { title, heads, rows } }: { readonly view: PriceHistoryView }) {
  return (
    <table className={classNames(css.table, tn)} aria-label={title}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={classNames(css.cell, muted)}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ since, time, price }) => (
          <tr key={time ?? ""}>
            <th scope="row" className={css.cell}>
              {time === null ? since : <time dateTime={time}>{since}</time>}
            </th>
            <td className={css.cell}>{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
