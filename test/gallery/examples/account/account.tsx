import { AccountNav } from "~/features/account/account-nav";
import { AccountPage } from "~/features/account/account-page";
import type { AccountView } from "~/features/account/account-view";
import { GaragePage } from "~/features/account/garage-page";
import { SentHistory } from "~/features/account/history/sent-history";
import { CodePage } from "~/features/account/sign-in/code-page";
import { MessageLinkPage } from "~/features/account/message-link-page";
import { SignInPage } from "~/features/account/sign-in/sign-in-page";
import type { CodeView, SignInView } from "~/features/account/sign-in/sign-in-view";
import { WatchlistPage } from "~/features/account/watchlist/watchlist-page";
import type { SearchView, WatchlistView } from "~/features/account/watchlist/watchlist-view";
import type { CardView } from "~/features/vehicle/card/card-view";
import { cardLabels } from "~/features/vehicle/card/card-labels";
import { VehicleCard } from "~/features/vehicle/card/vehicle-card";
import { useTranslation } from "~/i18n/translation";
import { NoPicture } from "~/ui/picture/picture";
import { Example, State } from "../../frame/example";
import { useSample } from "../sample-words";
import { statesOf } from "../states-of";

/** Signing in. */
export function SignInExamples({ signIn, code }: { readonly signIn: SignInView; readonly code: CodeView }) {
  const w = useSample();
  return (
    <>
      <Example name="SignInPage" width="page">
        <State name="asked for a number">
          <SignInPage view={signIn} fault={null} about={null} />
        </State>
        <State name="wrong">
          <SignInPage view={signIn} fault={{ value: "0412", error: w.error, mendable: true }} about={null} />
        </State>
        <State name="tried too often">
          <SignInPage view={signIn} fault={{ value: "", error: w.sentence, mendable: false }} about={null} />
        </State>
      </Example>
      <Example name="CodePage" width="page">
        <State name="a code was sent">
          <CodePage view={code} fault={null} about={null} />
        </State>
        <State name="another was sent, shown in development">
          <CodePage view={{ ...code, again: true, message: w.sentence }} fault={null} about={null} />
        </State>
        <State name="wrong">
          <CodePage view={code} fault={{ error: w.error, field: "code" }} about={null} />
        </State>
      </Example>
      <Example name="MessageLinkPage">
        <State name="asks">
          <MessageLinkPage
            title={w.action}
            text={w.sentence}
            button={{ label: w.action, action: "/" }}
            home={w.close}
          />
        </State>
        <State name="done">
          <MessageLinkPage title={w.action} text={w.sentence} button={null} home={w.close} />
        </State>
      </Example>
    </>
  );
}

interface AccountProps {
  readonly account: AccountView;
  readonly said: AccountView;
  readonly watchlist: Readonly<Record<string, WatchlistView<CardView>>>;
  readonly searches: readonly SearchView[];
}

/** An account and its lists. */
export function AccountExamples({ account, said, watchlist, searches }: AccountProps) {
  const w = useSample();
  const { t } = useTranslation();
  const labels = cardLabels(t);
  const list = {
    renderCard: (card: CardView) => (
      <VehicleCard card={card} labels={labels} headingLevel={2} sizes="320px" />
    ),
    picture: <NoPicture alt="" drawing="car" />,
  };
  const wrong = { error: w.error, email: "zoe@", channel: "email" } as const;
  return (
    <>
      <Example name="AccountPage" width="page">
        <State name="with searches, an address to confirm">
          <AccountPage view={account} fault={null} />
        </State>
        <State name="just saved, without searches">
          <AccountPage view={{ ...said, searches: null }} fault={null} />
        </State>
        <State name="wrong address">
          <AccountPage view={account} fault={{ ...wrong, field: "email" }} />
        </State>
        <State name="not sure">
          <AccountPage view={{ ...account, searches: [] }} fault={{ ...wrong, field: "sure" }} />
        </State>
      </Example>
      <Example name="AccountNav" width="page">
        <State name="with a count">
          <AccountNav label={w.action} links={account.nav} />
        </State>
      </Example>
      <Example name="SentHistory" width="page">
        {account.history.map((history) => (
          <State key={history.id} name={history.id}>
            <SentHistory history={history} />
          </State>
        ))}
      </Example>
      <Example name="WatchlistPage" width="page">
        {statesOf(watchlist, (view) => (
          <WatchlistPage view={view} {...list} />
        ))}
      </Example>
      <Example name="GaragePage" width="page">
        {statesOf({ some: watchlist["some"] ?? null }, (view) => (
          <GaragePage view={view} text={w.sentence} searches={searches} {...list} />
        ))}
      </Example>
    </>
  );
}
