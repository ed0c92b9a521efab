import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { FAVOURITES_PATH } from "~/paths";
import { Alert } from "~/ui/alert/alert";
import { ANSWER } from "~/ui/arrival/answer";
import { Button, ButtonLink } from "~/ui/button/button";
import { Empty } from "~/ui/empty/empty";
import { Icon } from "~/ui/icon/icon";
import { TextLink } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { wrap } from "~/ui/theme/layout.css";
import { display, muted } from "~/ui/theme/typography.css";
import * as css from "./favourites-page.css";
import type { FavouritesNotice, FavouritesView } from "./favourites-view";

export interface FavouritesPageProps<Card> {
  readonly view: FavouritesView<Card>;
  readonly renderCard: (card: Card) => ReactNode;
  /** The pale picture of the empty page. */
  readonly emptyPicture: ReactNode;
}

/** The saved vehicles of this browser (FAV-01). Everything on it is a link or a POST. */
export function FavouritesPage<Card>({ view, renderCard, emptyPicture }: FavouritesPageProps<Card>) {
  return (
    <div className={classNames(wrap, css.page)}>
      <div className={css.head}>
        <div className={css.title}>
          <h1 className={display.d3}>{view.title}</h1>
          {view.cards.length === 0 ? null : (
            <p className={muted}>
              {view.count}. {view.note}
            </p>
          )}
          {view.signIn === null ? null : <TextLink href={view.signIn.href}>{view.signIn.label}</TextLink>}
        </div>
        {view.compare === null ? null : (
          <ButtonLink href={view.compare.href} variant="primary">
            <Icon name="scale" />
            {view.compare.label}
          </ButtonLink>
        )}
      </div>
      {view.notice === null ? null : <Notice notice={view.notice} />}
      {view.gone === null ? null : <Gone gone={view.gone} />}
      {view.cards.length === 0 ? (
        <NothingSaved view={view} picture={emptyPicture} />
      ) : (
        <ul className={css.cards}>
          {view.cards.map(({ id, card, removeLabel }) => (
            <li key={id} className={css.card}>
              {renderCard(card)}
              <Post name="remove" value={id} label={removeLabel} className={css.remove}>
                <Icon name="trash-2" size="sm" />
                {removeLabel.split(":")[0]}
              </Post>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Notice({ notice: { text, undo, back } }: { readonly notice: FavouritesNotice }) {
  return (
    <Alert tone="positive" {...ANSWER}>
      <p>{text}</p>
      <div className={css.ways}>
        {undo === null ? null : (
          <Post name="save" value={undo.id}>
            {undo.label}
          </Post>
        )}
        {back === null ? null : <TextLink href={back.href}>{back.label}</TextLink>}
      </div>
    </Alert>
  );
}

function Gone({
  gone: { text, ids, label },
}: {
  readonly gone: NonNullable<FavouritesView<unknown>["gone"]>;
}) {
  return (
    <Alert tone="warning">
      <p>{text}</p>
      <Post name="remove" value={ids}>
        {label}
      </Post>
    </Alert>
  );
}

function NothingSaved({
  view: { empty, browse },
  picture,
}: {
  readonly view: FavouritesView<unknown>;
  readonly picture: ReactNode;
}) {
  return (
    <Empty
      picture={picture}
      heading={empty.title}
      actions={
        <ButtonLink href={browse.href} variant="primary">
          {browse.label}
        </ButtonLink>
      }
    >
      <p>{empty.text}</p>
    </Empty>
  );
}

interface PostProps {
  readonly name: "save" | "remove";
  readonly value: string;
  readonly label?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function Post({ name, value, label, className, children }: PostProps) {
  return (
    <Form method="post" action={FAVOURITES_PATH} className={className}>
      <Button type="submit" size="sm" variant="quiet" name={name} value={value} aria-label={label}>
        {children}
      </Button>
    </Form>
  );
}
