import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/translation";
import { Affix } from "~/ui/affix/affix";
import { Button, ButtonLink } from "~/ui/button/button";
import { label } from "~/ui/field/field.css";
import { Icon } from "~/ui/icon/icon";
import { TextInput } from "~/ui/text-input/text-input";
import { TextLink } from "~/ui/text-link/text-link";
import { wrap } from "~/ui/theme/layout.css";
import { display, lead, strong } from "~/ui/theme/typography.css";
import { meant, meantList, page, plain, plainTitle, search, searchRow, ways } from "./error-pages.css";
import type { LikelyPage } from "./likely-pages";
import type { SiteView } from "./site-view";
import { SitePathForm } from "~/ui/link/site-path-form";

/** Statuses by the copy that explains them. */
const REASONS: ReadonlyMap<number, string> = new Map([
  [403, "foreign"],
  [405, "method"],
  [413, "tooMuch"],
  [429, "tooMany"],
]);

interface ErrorPageProps {
  readonly view: SiteView;
}

export interface NotFoundProps extends ErrorPageProps {
  /** The pages the address may have meant. */
  readonly likely: readonly LikelyPage[];
  /** In place of the general words, where more is known. */
  readonly heading?: string;
  readonly text?: string;
  /** Over {@link likely}, where they are not what the address may have meant. */
  readonly likelyTitle?: string;
}

/** 404 and 410 in the dealer's look, with the pages the address may have meant. */
export function NotFoundPage({ view, likely, heading, text, likelyTitle }: NotFoundProps) {
  const { t } = useTranslation();
  return (
    <Frame heading={heading ?? t("site.notFound.heading")} text={text ?? t("site.notFound.text")}>
      {likely.length === 0 ? null : (
        <nav className={meant} aria-labelledby="likely-pages">
          <h2 className={strong} id="likely-pages">
            {likelyTitle ?? t("site.notFound.likely")}
          </h2>
          <ul className={meantList}>
            {likely.map(({ label: words, href }) => (
              <li key={href}>
                <TextLink href={href}>{words}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <SearchBox view={view} />
      <Ways view={view} />
    </Frame>
  );
}

/** 500: something of ours failed. */
export function ErrorPage({ view }: ErrorPageProps) {
  const { t } = useTranslation();
  return (
    <Frame heading={t("site.failed.heading")} text={t("site.failed.text")}>
      <TryAgain label={t("site.failed.again")} />
      <Ways view={view} />
    </Frame>
  );
}

/** 503: the stock cannot be read right now; never shown as "no results". */
export function UnavailablePage({ view }: ErrorPageProps) {
  const { t } = useTranslation();
  return (
    <Frame heading={t("site.unavailable.heading")} text={t("site.unavailable.text")}>
      <TryAgain label={t("site.unavailable.again")} />
      <Ways view={view} stock={false} />
    </Frame>
  );
}

/** 400, 403, 405, 413, 415, 429: the request was not accepted. Says why, and that nothing was done. */
export function RefusedPage({ view, status }: ErrorPageProps & { readonly status: number }) {
  const { t } = useTranslation();
  return (
    <Frame
      heading={t("site.refused.heading")}
      text={t(`site.refused.${REASONS.get(status) ?? "unreadable"}`)}
    >
      <Ways view={view} />
    </Frame>
  );
}

/**
 * 404 for a host that belongs to no dealer: plain, because no dealer's look applies. The same page is shown when the
 * dealer's own data could not be loaded (`failed`).
 */
export function UnknownSitePage({ failed }: { readonly failed: boolean }) {
  const { t } = useTranslation();
  const what = failed ? "failed" : "unknown";
  return (
    <div className={plain}>
      <h1 className={plainTitle}>{t(`site.${what}.heading`)}</h1>
      <p>{t(`site.${what}.text`)}</p>
    </div>
  );
}

function Frame({ heading, text, children }: { heading: string; text: string; children: ReactNode }) {
  return (
    <div className={wrap}>
      <div className={page}>
        <h1 className={display.d4}>{heading}</h1>
        <p className={lead}>{text}</p>
        {children}
      </div>
    </div>
  );
}

/** A plain GET form: works whatever else is broken. */
function SearchBox({ view }: ErrorPageProps) {
  const { t } = useTranslation();
  return (
    <SitePathForm className={search} action={view.searchHref} method="get" role="search">
      <label className={label} htmlFor="lost-search">
        {t("site.search.label")}
      </label>
      <div className={searchRow}>
        <Affix start={<Icon name="search" />}>
          <TextInput id="lost-search" type="search" name="query" placeholder={t("site.search.placeholder")} />
        </Affix>
        <Button type="submit" variant="primary">
          {t("site.search.button")}
        </Button>
      </div>
    </SitePathForm>
  );
}

function TryAgain({ label: text }: { readonly label: string }) {
  const { pathname, search: query } = useLocation();
  // A full page load and not a transition in the browser: the failed answer has to be asked for again.
  return (
    <ButtonLink variant="primary" href={`${pathname}${query}`} reloadDocument>
      {text}
    </ButtonLink>
  );
}

function Ways({ view, stock = true }: ErrorPageProps & { readonly stock?: boolean }) {
  const { t } = useTranslation();
  return (
    <nav className={ways} aria-label={t("site.ways")}>
      {stock ? <TextLink href={view.searchHref}>{t("site.goStock")}</TextLink> : null}
      <TextLink href="/">{t("site.goHome")}</TextLink>
      {view.phone === null ? null : (
        <TextLink href={view.phone.href}>
          <Icon name="phone" size="sm" />
          {view.phone.text}
        </TextLink>
      )}
    </nav>
  );
}
