import { Link } from "~/ui/link/link";
import type { ReactNode } from "react";
import { Alert } from "~/ui/alert/alert";
import { ANSWER } from "~/ui/arrival/answer";
import { Button, ButtonLink } from "~/ui/button/button";
import { Empty } from "~/ui/empty/empty";
import { Icon } from "~/ui/icon/icon";
import { Panel } from "~/ui/panel/panel";
import { TextLink } from "~/ui/text-link/text-link";
import { sr } from "~/ui/theme/typography.css";
import { problem } from "~/features/account/account.css";
import { SilenceNote } from "~/features/account/silence-note";
import * as css from "./watchlist.css";
import type { WatchedView, WatchlistView } from "./watchlist-view";
import { type Words, wordsOf } from "~/features/account/words";
import { SitePathForm } from "~/ui/link/site-path-form";

export interface WatchlistSectionProps<Card> {
  readonly view: WatchlistView<Card>;
  readonly renderCard: (card: Card, index: number) => ReactNode;
  /** A pale drawing for the empty list. */
  readonly picture: ReactNode;
}

/** The vehicles a shopper watches, or how to begin. */
export function WatchlistSection<Card>({ view, renderCard, picture }: WatchlistSectionProps<Card>) {
  const w = wordsOf(view.words);
  if (view.entries.length === 0) {
    const browse = (
      <ButtonLink variant="primary" href={view.browseHref}>
        {w("browse")}
      </ButtonLink>
    );
    return (
      <Panel>
        <Empty picture={picture} heading={w("watchlistEmpty")} actions={browse}>
          <p>{w("watchlistEmptyText")}</p>
        </Empty>
      </Panel>
    );
  }
  return (
    <>
      {view.silence === null ? null : <SilenceNote words={view.words} text={view.silence} />}
      <ul className={css.grid}>
        {view.entries.map((entry, index) => (
          <li key={entry.id} className={css.item} data-watched={entry.id}>
            {entry.card === null ? <Gone entry={entry} words={view.words} /> : renderCard(entry.card, index)}
            <Foot entry={entry} action={view.action} words={view.words} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What was done a moment ago. */
export function WatchlistNotice({ view: { notice, words } }: { readonly view: WatchlistView<unknown> }) {
  if (notice === null) return null;
  return (
    <Alert {...ANSWER} tone={notice.tone} title={notice.title} className={problem}>
      <p>{notice.text}</p>
      {notice.backHref === null ? null : (
        <p>
          <Link reloadDocument to={notice.backHref}>
            {wordsOf(words)("backToCar")}
          </Link>
        </p>
      )}
    </Alert>
  );
}

interface EntryProps {
  readonly entry: WatchedView<unknown>;
  readonly words: Words;
}

/** Stands for a vehicle that has left the stock. */
function Gone({ entry, words }: EntryProps) {
  const w = wordsOf(words);
  return (
    <div className={css.gone}>
      <p className={css.goneTitle}>
        <bdi>{entry.name}</bdi>
      </p>
      <p>
        <b>{w("sold")}.</b> {w("soldText")}
      </p>
      {entry.similarHref === null ? null : (
        <p>
          <TextLink href={entry.similarHref}>{w("similar")}</TextLink>
        </p>
      )}
    </div>
  );
}

function Foot({ entry, words, action }: EntryProps & { readonly action: string }) {
  const w = wordsOf(words);
  return (
    <div className={css.foot}>
      <span>{entry.drop === null ? entry.savedOn : <b className={css.drop}>{entry.drop}</b>}</span>
      <SitePathForm method="post" action={action}>
        <Button type="submit" name="remove" value={entry.id} variant="quiet" size="sm">
          <Icon name="trash-2" size="sm" />
          {w("remove")}
          <span className={sr}>: {entry.name}</span>
        </Button>
      </SitePathForm>
    </div>
  );
}
