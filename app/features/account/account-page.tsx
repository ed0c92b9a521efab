import { Alert } from "~/ui/alert/alert";
import { ANSWER } from "~/ui/arrival/answer";
import { ACCOUNT_DOWNLOAD_PATH } from "~/paths";
import { Button, ButtonLink } from "~/ui/button/button";
import { Empty } from "~/ui/empty/empty";
import { Panel } from "~/ui/panel/panel";
import { classNames } from "~/ui/theme/class-names";
import { stackLg, wrap } from "~/ui/theme/layout.css";
import { display, muted } from "~/ui/theme/typography.css";
import * as css from "./account.css";
import type { AccountFault, AccountView } from "./account-view";
import { AccountNav } from "./account-nav";
import { EraseForm } from "./erase-form";
import { FormProblem } from "./form-problem";
import { SentHistory } from "./history/sent-history";
import { NoticesForm } from "./notices-form";
import { SearchesSection } from "./searches-section";
import { SilenceNote } from "./silence-note";
import { wordsOf } from "./words";
import { SitePathForm } from "~/ui/link/site-path-form";

export interface AccountPageProps {
  readonly view: AccountView;
  readonly fault: AccountFault | null;
}

/** What an account holds, how it writes, and the ways out of it. */
export function AccountPage({ view, fault }: AccountPageProps) {
  const w = wordsOf(view.words);
  return (
    <div className={classNames(wrap, css.page, stackLg)}>
      {fault === null ? null : <FormProblem heading={w("problem")} error={fault.error} field={fault.field} />}
      {view.said === null ? null : (
        <Alert {...(fault === null ? ANSWER : {})} tone={view.said.tone}>
          <p>{view.said.text}</p>
          {view.said.silence === null ? null : <SilenceNote words={view.words} text={view.said.silence} />}
        </Alert>
      )}
      <div className={css.head}>
        <div className={css.title}>
          <h1 className={display.d4}>{w("account")}</h1>
          <p className={muted}>{w("accountText", { phone: view.phone })}</p>
        </div>
        <SignOut words={view.words} />
      </div>
      <AccountNav label={w("nav")} links={view.nav} />
      <div className={css.blocks}>
        <History view={view} />
        {view.searches === null ? null : (
          <SearchesSection
            words={view.words}
            searches={view.searches}
            silence={view.silence}
            browseHref={view.browseHref}
          />
        )}
        <div className={css.two}>
          {view.hasNews ? <NoticesForm view={view} fault={fault} /> : null}
          <Kept view={view} fault={fault} />
        </div>
      </div>
    </div>
  );
}

function SignOut({ words }: Pick<AccountView, "words">) {
  return (
    <SitePathForm method="post" action="/sign-out">
      <Button type="submit" size="sm">
        {wordsOf(words)("signOut")}
      </Button>
    </SitePathForm>
  );
}

/** What was sent, or how to begin. */
function History({ view }: Pick<AccountPageProps, "view">) {
  const w = wordsOf(view.words);
  if (view.history.length > 0) {
    return (
      <>
        {view.history.map((history) => (
          <SentHistory key={history.id} history={history} />
        ))}
        {view.older === null ? null : <p className={css.note}>{view.older}</p>}
      </>
    );
  }
  const browse = (
    <ButtonLink variant="primary" href={view.browseHref}>
      {w("browse")}
    </ButtonLink>
  );
  return (
    <Panel>
      <Empty heading={w("sentEmpty")} actions={browse}>
        <p>{w("sentEmptyText")}</p>
      </Empty>
    </Panel>
  );
}

/** What is kept, signing out everywhere, and erasing it all. */
function Kept({ view, fault }: AccountPageProps) {
  const w = wordsOf(view.words);
  return (
    <section className={css.block} id="kept" tabIndex={-1} aria-labelledby="kept-title">
      <h2 id="kept-title" className={display.d2}>
        {w("kept")}
      </h2>
      <dl className={css.facts}>
        {view.kept.map(({ label, value }) => [
          <dt key={`${label} name`}>{label}</dt>,
          <dd key={`${label} value`}>
            <bdi>{value}</bdi>
          </dd>,
        ])}
      </dl>
      <div className={css.narrowForm}>
        <p className={css.rowNote}>{w("downloadText")}</p>
        <div>
          <ButtonLink size="sm" href={ACCOUNT_DOWNLOAD_PATH} reloadDocument download>
            {w("download")}
          </ButtonLink>
        </div>
      </div>
      <SitePathForm className={css.narrowForm} method="post" action="/sign-out">
        <input type="hidden" name="everywhere" value="1" />
        <p className={css.rowNote}>{w("signOutEverywhereText")}</p>
        <div>
          <Button type="submit" size="sm">
            {w("signOutEverywhere")}
          </Button>
        </div>
      </SitePathForm>
      <EraseForm words={view.words} error={fault?.field === "sure" ? fault.error : undefined} />
    </section>
  );
}
