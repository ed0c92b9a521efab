import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/translation";
import { PageArrival } from "~/ui/arrival/page-arrival";
import { VisitTrail } from "~/ui/visit/visit-trail-script";
import { Analytics } from "./analytics/analytics";
import { Banners } from "./banners/banners";
import { LanguageSwitch } from "./languages/language-switch";
import type { PageLanguages } from "./languages/page-languages.server";
import { LoadNotice } from "./load-notice";
import { SiteFooter } from "./footer/site-footer";
import { SiteHeader } from "./header/site-header";
import { skip } from "./header/site-header.css";
import type { SiteView } from "./site-view";

export interface SiteFrameProps {
  readonly view: SiteView;
  /** Undefined for a site in one language. */
  readonly languages: PageLanguages | undefined;
  /** Whether the home page's first picture runs up behind the header. */
  readonly heroUnderHeader: boolean;
  /** The footnote at the end of the footer that marks on this page refer to. */
  readonly footnote: ReactNode;
  readonly children: ReactNode;
}

/** What stands around every page of a dealer: skip link, notices, header, the page, footer. */
export function SiteFrame({ view, languages, heroUnderHeader, footnote, children }: SiteFrameProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <>
      <a className={skip} href="#main">
        {t("site.skip")}
      </a>
      <Analytics view={view.analytics} />
      <Banners banners={view.banners} />
      {languages === undefined ? null : <LanguageSwitch languages={languages} path={pathname + search} />}
      <SiteHeader view={view} overlay={heroUnderHeader && pathname === "/"} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter view={view} footnote={footnote} />
      <VisitTrail />
      <LoadNotice />
      <PageArrival />
    </>
  );
}
