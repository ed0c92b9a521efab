import { TextLink } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { stackLg, wrap } from "~/ui/theme/layout.css";
import { display, lead } from "~/ui/theme/typography.css";
import * as css from "./account.css";
import { SearchesSection } from "./searches-section";
import { WatchlistNotice, WatchlistSection, type WatchlistSectionProps } from "./watchlist/watchlist-section";
import type { SearchView } from "./watchlist/watchlist-view";
import { wordsOf } from "./words";

export interface GaragePageProps<Card> extends WatchlistSectionProps<Card> {
  /** "Your saved vehicles and searches at …" */
  readonly text: string;
  /** Null for dealers without saved searches. */
  readonly searches: readonly SearchView[] | null;
}

/** The garage: saved vehicles and searches in one place (TEN-15). */
export function GaragePage<Card>({ text, searches, ...list }: GaragePageProps<Card>) {
  const { view } = list;
  const w = wordsOf(view.words);
  return (
    <div className={classNames(wrap, css.page, stackLg)}>
      <WatchlistNotice view={view} />
      <div className={css.head}>
        <div className={css.start}>
          <h1 className={display.d4}>{w("garage")}</h1>
          <p className={lead}>{text}</p>
        </div>
        <TextLink href="/account">{w("account")}</TextLink>
      </div>
      <div className={css.blocks}>
        <section className={css.block} aria-labelledby="watched-title">
          <h2 id="watched-title" className={display.d2}>
            {w("watchlist")}
          </h2>
          <WatchlistSection {...list} />
        </section>
        {searches === null ? null : (
          <SearchesSection
            words={view.words}
            searches={searches}
            silence={view.silence}
            browseHref={view.browseHref}
          />
        )}
      </div>
    </div>
  );
}
