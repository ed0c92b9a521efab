import { ConsentBanner } from "~/features/site/analytics/consent-banner";
import { Banners } from "~/features/site/banners/banners";
import {
  ErrorPage,
  NotFoundPage,
  RefusedPage,
  UnavailablePage,
  UnknownSitePage,
} from "~/features/site/error-pages";
import { SiteFooter } from "~/features/site/footer/site-footer";
import { SiteHeader } from "~/features/site/header/site-header";
import { LanguageSwitch } from "~/features/site/languages/language-switch";
import { Logo } from "~/features/site/logo/logo";
import { LOGO_MARKS } from "~/features/site/logo/logo-marks";
import type { SiteView } from "~/features/site/site-view";
import { inverse } from "~/ui/theme/ground.css";
import { Example, State } from "../../frame/example";
import { ground, menus } from "../examples.css";
import { UNBROKEN, useSample } from "../sample-words";

interface AroundProps {
  readonly view: SiteView;
}

/** Header and footer with what lies above them. */
export function Around({ view }: AroundProps) {
  const w = useSample();
  const banner = { id: "sample", text: w.sentence, details: "", link: null, image: null, closable: true };
  const languages = {
    here: "en-AU",
    all: [
      { tag: "en-AU", name: "English", base: "", offer: "English" },
      { tag: "ar", name: "العربية", base: "/ar", offer: "العربية" },
    ],
  };
  return (
    <>
      <Example name="SiteHeader, MainMenu, PhoneMenu" width="page">
        <State name="as it is: open its menus">
          <div className={menus}>
            <SiteHeader view={view} overlay={false} />
          </div>
        </State>
        <State name="a long name, no telephone, its own button">
          <SiteHeader
            view={{
              ...view,
              phone: null,
              action: { label: w.action, href: "/" },
              logo: { ...view.logo, wordmark: w.action },
            }}
            overlay={false}
          />
        </State>
      </Example>
      <Example name="Banners" width="page">
        <State name="two">
          <Banners
            banners={[
              { ...banner, link: { label: w.action, href: "/" } },
              { ...banner, id: "sample-two", details: w.long, closable: false },
            ]}
          />
        </State>
      </Example>
      <Example name="ConsentBanner" width="page">
        <State name="asks">
          <ConsentBanner isOpen policy={null} onDecide={() => undefined} takesFocus={false} />
        </State>
      </Example>
      <Example name="LanguageSwitch" width="page">
        <State name="two languages">
          <LanguageSwitch languages={languages} path="/" />
        </State>
      </Example>
      <Example name="SiteFooter" width="page">
        <State name="as it is">
          <SiteFooter view={view} footnote={null} />
        </State>
        <State name="asks for consent again, with a footnote, long words">
          <SiteFooter
            view={{ ...view, footer: { ...view.footer, asksConsent: true, disclaimer: UNBROKEN } }}
            footnote={<p>{w.sentence}</p>}
          />
        </State>
      </Example>
      <Logos view={view} />
    </>
  );
}

const OWN_LOGO = { src: "/favicon.svg", width: 40, height: 40 };

function Logos({ view }: AroundProps) {
  // A masthead's name has colours for the dark ground, where it always stands.
  const inHeader = view.header === "masthead" ? `${inverse} ${ground}` : "";
  return (
    <Example name="Logo, LogoMark, OwnLogo" width="card">
      {Object.keys(LOGO_MARKS).map((mark) => (
        <State key={mark} name={mark === view.logo.mark ? `${mark}: the dealer's` : mark}>
          <div className={inHeader}>
            <Logo view={{ ...view.logo, mark }} name={view.name} />
          </div>
        </State>
      ))}
      <State name="without a mark or a second part">
        <div className={inHeader}>
          <Logo view={{ ...view.logo, mark: null, suffix: null }} name={view.name} />
        </div>
      </State>
      <State name="on the dark ground">
        <div className={`${inverse} ${ground}`}>
          <Logo view={view.logo} name={view.name} />
        </div>
      </State>
      <State name="a file of the dealer's, which is no logo for dark grounds">
        <div className={`${inverse} ${ground}`}>
          <Logo view={{ ...view.logo, image: OWN_LOGO, imageOnDark: null }} name={view.name} isOnDark />
        </div>
      </State>
    </Example>
  );
}

/** What stands in the place of a page. */
export function ErrorPages({ view }: AroundProps) {
  const w = useSample();
  const likely = [{ label: w.action, href: "/" }];
  return (
    <Example name="Error pages" width="page">
      <State name="NotFoundPage">
        <NotFoundPage view={view} likely={likely} />
      </State>
      <State name="NotFoundPage, nothing like it">
        <NotFoundPage view={view} likely={[]} />
      </State>
      <State name="ErrorPage">
        <ErrorPage view={view} />
      </State>
      <State name="UnavailablePage">
        <UnavailablePage view={view} />
      </State>
      <State name="RefusedPage">
        <RefusedPage view={view} status={429} />
      </State>
      <State name="UnknownSitePage">
        <UnknownSitePage failed={false} />
      </State>
    </Example>
  );
}
