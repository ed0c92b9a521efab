import { Form } from "@remix-run/react";
import { COMPARE_PATH, vehiclePath } from "~/paths";
import { useTranslation } from "~/i18n/translation";
import { ButtonLink } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { NoPicture, Picture } from "~/ui/picture/picture";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import type { ComparedRow } from "~/domain/shortlist/compared-rows";
import { cardHrefs } from "../card/card-hrefs";
import type { CardAction } from "../card/card-view";
import { PriceType } from "../price/price-type";
import * as css from "./compare-table.css";
import type { ComparedColumn, CompareView, CompareWords } from "./compare-view";
import { Unbroken } from "./unbroken";

const UNKNOWN = "–";

type ViewProps = { readonly view: CompareView };

/** One column a vehicle, as many as there are, side by side in the width of the page. Names and prices stay in view. */
export function CompareTable({ view }: ViewProps) {
  const { columns, groups, words } = view;
  return (
    <div className={css.frame}>
      <table className={css.table} data-columns={columns.length}>
        <caption className={css.caption}>{columns.map(({ card }) => card.title).join(", ")}</caption>
        <thead>
          <Pictures view={view} />
          <tr className={css.names}>
            <th scope="col" className={css.corner}>
              <VisuallyHidden>{words.row}</VisuallyHidden>
            </th>
            {columns.map((column) => (
              <Name key={column.card.id} column={column} />
            ))}
          </tr>
          <Actions view={view} />
        </thead>
        {groups.map(({ key, title, rows }, index) => (
          <tbody key={key}>
            {index === 0 ? null : (
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 1} className={css.group}>
                  {title}
                  {key === "equipment" && rows.some(({ values }) => values.includes(null)) ? (
                    <span className={css.legend}>
                      {UNKNOWN} {words.unknown}
                    </span>
                  ) : null}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <Row key={row.key} row={row} words={words} listed={key === "equipment"} />
            ))}
          </tbody>
        ))}
      </table>
      {groups.length === 0 ? <p className={css.same}>{words.same}</p> : null}
    </div>
  );
}

/** Pictures stand above the names, in a row of their own, so that the names alone stay in view. */
function Pictures({ view: { columns, ids } }: ViewProps) {
  return (
    <tr>
      <td className={css.corner} />
      {columns.map((column) => (
        <td key={column.card.id} className={css.pictureCell}>
          <ColumnPicture column={column} />
          <Form method="post" action={COMPARE_PATH} className={css.removeForm}>
            <input type="hidden" name="ids" value={ids} />
            <button
              type="submit"
              name="remove"
              value={column.card.id}
              className={css.remove}
              aria-label={column.removeLabel}
              title={column.removeLabel}
            >
              <Icon name="x" />
            </button>
          </Form>
        </td>
      ))}
    </tr>
  );
}

const ACTION_WORDS = {
  enquire: "card.enquire",
  finance: "card.finance",
  testDrive: "card.testDrive",
  reserve: "card.reserve",
  viewDetails: "card.viewDetails",
} as const satisfies Record<CardAction, string>;

/** What comes next for each vehicle; for a sold one, others like it. */
function Actions({ view: { columns } }: ViewProps) {
  const { t } = useTranslation();
  return (
    <tr className={css.actions}>
      <td className={css.corner} />
      {columns.map(({ card }) => (
        <td key={card.id} className={css.actionCell}>
          {card.actions.map((action, index) => (
            <ButtonLink
              key={action}
              href={cardHrefs(card)[action]}
              size="sm"
              block
              variant={index === 0 ? "primary" : "secondary"}
              aria-label={`${t(ACTION_WORDS[action])}: ${card.title}`}
            >
              {t(ACTION_WORDS[action])}
            </ButtonLink>
          ))}
          {card.similarHref === null ? null : (
            <ButtonLink href={card.similarHref} size="sm" block>
              {t("vehicle.similar")}
            </ButtonLink>
          )}
        </td>
      ))}
    </tr>
  );
}

function ColumnPicture({ column: { card } }: { readonly column: ComparedColumn }) {
  return typeof card.image === "string" ? (
    <NoPicture alt="" className={css.picture} drawing={card.image} />
  ) : (
    <Picture
      {...card.image}
      className={css.picture}
      width={1200}
      height={900}
      minWidth={240}
      maxWidth={960}
      sizes="(max-width: 720px) 46vw, 380px"
      priority="early"
    />
  );
}

function Name({ column: { card } }: { readonly column: ComparedColumn }) {
  return (
    <th scope="col" className={css.name}>
      <Link to={vehiclePath(card.slug)} className={css.title}>
        <bdi>
          <Unbroken text={card.title} />
        </bdi>
      </Link>
      {card.badge === null ? null : (
        <span className={css.badge}>
          <bdi>{card.badge}</bdi>
        </span>
      )}
      <b className={css.price}>{card.price}</b>
      <PriceType of={card} className={css.priceType} />
    </th>
  );
}

interface RowProps {
  readonly row: ComparedRow;
  readonly words: CompareWords;
  /** Values say only whether the vehicle has it. */
  readonly listed: boolean;
}

function Row({ row, words, listed }: RowProps) {
  return (
    <tr data-likeness={row.likeness}>
      <th scope="row" className={css.rowHead}>
        <span className={css.rowName}>
          {row.label}
          {row.likeness === "differs" ? <VisuallyHidden>, {words.differs}</VisuallyHidden> : null}
        </span>
      </th>
      {row.values.map((value, index) => (
        <td key={index} className={css.cell}>
          {value === null ? (
            <Unknown words={words} listed={listed} />
          ) : listed ? (
            <Fitted words={words} />
          ) : (
            <bdi>{breakable(value)}</bdi>
          )}
        </td>
      ))}
    </tr>
  );
}

/** "Petrol/Electric" may be two lines in a narrow column. */
function breakable(value: string): string {
  return value.replaceAll(/\/(?=\p{L})/gu, "/\u200B");
}

/** In a long list of equipment a sign, which the list's heading explains. */
function Unknown({ words, listed }: Omit<RowProps, "row">) {
  return (
    <span className={css.unknown}>
      {listed ? (
        <>
          <span aria-hidden="true">{UNKNOWN}</span>
          <VisuallyHidden>{words.unknown}</VisuallyHidden>
        </>
      ) : (
        words.unknown
      )}
    </span>
  );
}

function Fitted({ words }: { readonly words: CompareWords }) {
  return (
    <span className={css.fitted}>
      <Icon name="check" size="sm" />
      <VisuallyHidden>{words.fitted}</VisuallyHidden>
    </span>
  );
}
