import { TextLink } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { stackLg, wrap } from "~/ui/theme/layout.css";
import { display, muted } from "~/ui/theme/typography.css";
import * as css from "~/features/account/account.css";
import { WatchlistNotice, WatchlistSection, type WatchlistSectionProps } from "./watchlist-section";
import { wordsOf } from "~/features/account/words";

/** The watchlist by itself (ROUTE-75). */
export function WatchlistPage<Card>(props: WatchlistSectionProps<Card>) {
  const { view } = props;
  const w = wordsOf(view.words);
  return (
    <div className={classNames(wrap, css.page, stackLg)}>
      <WatchlistNotice view={view} />
      <div className={css.head}>
        <div>
          <h1 className={display.d4}>{w("watchlist")}</h1>
          <p className={muted}>{view.count}</p>
        </div>
        <TextLink href={view.accountHref}>{w("notices")}</TextLink>
      </div>
      <WatchlistSection {...props} />
    </div>
  );
}
