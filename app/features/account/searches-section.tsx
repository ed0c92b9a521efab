import { Button } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { TextLink } from "~/ui/text-link/text-link";
import { display, muted, sr } from "~/ui/theme/typography.css";
import * as css from "./account.css";
import { SilenceNote } from "./silence-note";
import type { SearchView } from "./watchlist/watchlist-view";
import { SitePathForm } from "~/ui/link/site-path-form";
import { type Words, wordsOf } from "./words";

export interface SearchesSectionProps {
  readonly words: Words;
  readonly searches: readonly SearchView[];
  /** That no news is sent to the shopper; null where it is. */
  readonly silence: string | null;
  /** Where a search begins. */
  readonly browseHref: string;
}

/** Saved searches with their alerts. */
export function SearchesSection({ words, searches, silence, browseHref }: SearchesSectionProps) {
  const w = wordsOf(words);
  return (
    <section className={css.block} id="searches" tabIndex={-1} aria-labelledby="searches-title">
      <h2 id="searches-title" className={display.d2}>
        {w("searches")}
      </h2>
      {searches.length === 0 ? (
        <p className={muted}>
          {w("searchesEmpty")} <TextLink href={browseHref}>{w("browse")}</TextLink>
        </p>
      ) : (
        <>
          <p className={muted}>{w("searchesNote")}</p>
          {silence === null ? null : <SilenceNote words={words} text={silence} />}
          <ul className={css.rows}>
            {searches.map((search) => (
              <li key={search.id} className={css.row}>
                <SearchRow words={words} search={search} isSilent={silence !== null} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface SearchRowProps {
  readonly words: Words;
  readonly search: SearchView;
  readonly isSilent: boolean;
}

function SearchRow({ words, search, isSilent }: SearchRowProps) {
  const w = wordsOf(words);
  const alerts = isSilent ? "alertsWaiting" : "alertsOn";
  return (
    <>
      <div className={css.rowMain}>
        <TextLink href={search.href}>{search.name}</TextLink>
        <span className={css.rowNote}>{w(search.alerts ? alerts : "alertsOff")}</span>
      </div>
      <SitePathForm className={css.actions} method="post" action="/account/searches">
        <input type="hidden" name="id" value={search.id} />
        <Button type="submit" name="intent" value={search.alerts ? "off" : "on"} size="sm">
          {w(search.alerts ? "switchOff" : "switchOn")}
          <span className={sr}>: {search.name}</span>
        </Button>
        <Button type="submit" name="intent" value="remove" variant="quiet" size="sm">
          <Icon name="trash-2" size="sm" />
          {w("remove")}
          <span className={sr}>: {search.name}</span>
        </Button>
      </SitePathForm>
    </>
  );
}
