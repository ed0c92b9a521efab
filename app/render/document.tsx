import { Links, Meta, Scripts, ScrollRestoration } from "@remix-run/react";
import type { ReactNode } from "react";
import { AccountScript } from "~/features/account/account-script";
import { Shortlist } from "~/features/shortlist/shortlist";
import { SiteFrame } from "~/features/site/site-frame";
import { disclaimer } from "~/features/site/footer/site-footer.css";
import { LaterCreditFootnote } from "~/features/vehicle/credit/later-credit-footnote";
import type { RootData } from "./root-data.server";
import { SCRIPT_LAST } from "./script-last";
import { preloadedFonts } from "~/templates/preloaded-fonts";
import { TEMPLATES } from "~/templates/registry";
import { useNonce } from "~/ui/nonce/nonce";
import "~/ui/theme/global";

/** What {@link SiteDocument} is given by root. */
export interface SiteDocumentProps {
  /** Undefined when no dealer has this host. */
  readonly data: RootData | undefined;
  /** Whether an error page is shown instead of the page. */
  readonly failed: boolean;
  readonly children: ReactNode;
}

/** The HTML document: the dealer's language, template, own colours and frame around the page. */
export function SiteDocument({ data, failed, children }: SiteDocumentProps) {
  const nonce = useNonce();
  const template = data === undefined ? undefined : TEMPLATES[data.template];
  const fonts = data === undefined || template === undefined ? [] : preloadedFonts(template, data.ownFonts);
  return (
    <html
      lang={data?.language ?? "en-AU"}
      dir={data?.direction ?? "ltr"}
      className={template?.themeClass}
      {...data?.layout}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        {data === undefined ? null : <meta name="theme-color" content={data.themeColor} />}
        {data === undefined ? (
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ) : (
          <>
            <link rel="icon" href={data.icons.tab.href} type={data.icons.tab.type} />
            <link rel="apple-touch-icon" href={data.icons.touch} />
            <link rel="manifest" href="/manifest.webmanifest" />
          </>
        )}
        {fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Links />
        {data === undefined || data.themeCss === "" ? null : (
          <style nonce={nonce} dangerouslySetInnerHTML={{ __html: data.themeCss }} />
        )}
      </head>
      <body>
        {data === undefined ? (
          <main id="main">{children}</main>
        ) : (
          <SiteFrame
            view={data.view}
            languages={data.site.languages}
            footnote={<LaterCreditFootnote site={data.view.footer.credit} className={disclaimer} />}
            heroUnderHeader={!failed && data.layout["data-hero"] === "bleed"}
          >
            {children}
          </SiteFrame>
        )}
        {data?.view.favouritesHref == null ? null : (
          <Shortlist site={data.site.slug} action={data.view.favouritesHref} />
        )}
        {data?.view.account == null ? null : <AccountScript listHref={data.view.account.listHref} />}
        <ScrollRestoration nonce={nonce} />
        {/* In production the server adds the script itself, behind what is seen (`late-script.server`). */}
        {SCRIPT_LAST ? null : <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}
