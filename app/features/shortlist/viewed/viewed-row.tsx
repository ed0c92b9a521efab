import { ownPath } from "~/ui/link/site-base";
import { Fragment, type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "~/i18n/translation";
import { cardsPath } from "~/paths";
import { classNames } from "~/ui/theme/class-names";
import { four, head, wrap } from "~/ui/theme/layout.css";
import { display } from "~/ui/theme/typography.css";
import { readViewed } from "./viewed-cars";
import * as css from "./viewed-row.css";

/** Vehicles in the row, at most. */
const MOST = 4;

export interface ViewedRowProps {
  readonly site: string;
  /** Ids of vehicles that are shown elsewhere. */
  readonly except: readonly string[];
  readonly renderCard: (card: unknown) => ReactNode;
}

/** The row itself; nothing when there is nothing to show. */
export default function ViewedRow({ site, except, renderCard }: ViewedRowProps) {
  const { t } = useTranslation();
  const cards = useViewedCards(site, except);
  if (cards.length === 0) return null;
  return (
    <section className={css.band} aria-labelledby="viewed-title">
      <div className={wrap}>
        <div className={head}>
          <h2 id="viewed-title" className={display.d2}>
            {t("shortlist.viewed")}
          </h2>
        </div>
        <div className={classNames(four, css.row)} data-brief-cards="">
          {cards.map((card, index) => (
            <Fragment key={index}>{renderCard(card)}</Fragment>
          ))}
        </div>
      </div>
    </section>
  );
}

/**
 * The viewed vehicles as the dealer lists them now: prices may have changed, and vehicles no longer listed are left
 * out.
 */
function useViewedCards(site: string, except: readonly string[]): readonly unknown[] {
  const [cards, setCards] = useState<readonly unknown[]>([]);
  // The same vehicles are the same, however often the list is made.
  const hidden = except.join(" ");
  useEffect(() => {
    const leaving = new AbortController();
    const known = new Set(hidden.split(" "));
    const ids = readViewed(site)
      .map(({ id }) => id)
      .filter((id) => !known.has(id))
      .slice(0, MOST);
    setCards([]);
    if (ids.length > 0)
      void fetchCards(ids, leaving.signal).then((found) => !leaving.signal.aborted && setCards(found));
    return () => leaving.abort();
  }, [site, hidden]);
  return cards;
}

async function fetchCards(ids: readonly string[], signal: AbortSignal): Promise<readonly unknown[]> {
  try {
    const answer = await fetch(ownPath(cardsPath(ids)), { signal });
    // Our own route writes it (`api.cards`).
    const { cards = [] } = (await answer.json()) as { readonly cards?: readonly unknown[] };
    return cards;
  } catch (error) {
    if (!signal.aborted) console.warn("Viewed vehicles could not be fetched.", error);
    return [];
  }
}
