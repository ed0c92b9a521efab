import { StateBadge } from "~/ui/state-badge/state-badge";
import { TextLink } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { display, sr, strong } from "~/ui/theme/typography.css";
import * as css from "~/features/account/account.css";
import type { SentHistoryRow, SentHistoryView } from "./sent-history-view";

/** One part of what a shopper sent: each with how it stands and the way to its page. */
export function SentHistory({ history }: { readonly history: SentHistoryView }) {
  const { id, title, rows, all } = history;
  return (
    <section className={css.block} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={display.d2}>
        {title}
      </h2>
      <ul className={css.rows}>
        {rows.map((row) => (
          <li key={row.id} className={css.row} data-sent={row.id}>
            <Row row={row} />
          </li>
        ))}
      </ul>
      {all === null ? null : (
        <div>
          <TextLink href={all.href}>
            {all.label}
            <span className={sr}>: {title}</span>
          </TextLink>
        </div>
      )}
    </section>
  );
}

function Row({ row: { title, detail, note, state, link } }: { readonly row: SentHistoryRow }) {
  return (
    <>
      <div className={css.rowMain}>
        <span className={strong}>
          <bdi>{title}</bdi>
        </span>
        {detail === "" ? null : (
          <span>
            <bdi>{detail}</bdi>
          </span>
        )}
        <span className={css.rowNote}>{note}</span>
      </div>
      <div className={classNames(css.actions, css.rowEnd)}>
        <StateBadge tone={state.tone}>{state.text}</StateBadge>
        {link === null ? null : (
          <TextLink href={link.href}>
            {link.label}
            <span className={sr}>: {title}</span>
          </TextLink>
        )}
      </div>
    </>
  );
}
