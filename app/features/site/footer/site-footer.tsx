import type { ReactNode } from "react";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { DialLink } from "~/ui/phone/dial-link";
import { useTranslation } from "~/i18n/translation";
import { classNames } from "~/ui/theme/class-names";
import { inverse } from "~/ui/theme/ground.css";
import { wrap } from "~/ui/theme/layout.css";
import { phoneFold, phoneFoldMark, phoneFoldTitle } from "~/ui/theme/phone-fold.css";
import { Logo } from "~/features/site/logo/logo";
import type { MenuLink } from "~/features/site/header/menu-link";
import {
  column,
  columnTitle,
  consentAgain,
  disclaimer,
  elsewhere as elsewhereClass,
  end,
  foldLinks,
  footer,
  grid,
  identity,
  link as linkClass,
  mail,
  payment,
  payments as paymentsClass,
  phone as phoneClass,
} from "./site-footer.css";
import type { SiteView } from "~/features/site/site-view";

/**
 * Name and ways to reach the dealer, link columns, licence, payment methods, small print (NAV-09).
 * `footnote` is of the page at hand; all else is the same on every page.
 */
export function SiteFooter({ view, footnote }: { readonly view: SiteView; readonly footnote: ReactNode }) {
  const { disclaimer: smallPrint } = view.footer;
  return (
    <footer className={classNames(footer, inverse)}>
      <FooterContent view={view} />
      <div className={wrap}>
        {footnote}
        {smallPrint === "" ? null : <p className={disclaimer}>{smallPrint}</p>}
      </div>
    </footer>
  );
}

function FooterContent({ view }: { readonly view: SiteView }) {
  const { columns, elsewhere, line, payments, asksConsent } = view.footer;
  return (
    <div className={wrap}>
      <div className={grid}>
        <Identity view={view} />
        {columns.map(({ title, links }) => (
          <Column key={title} title={title} links={links} />
        ))}
      </div>
      <Elsewhere links={elsewhere} />
      <div className={end}>
        <p>
          <bdi>{line}</bdi>
        </p>
        {asksConsent ? <ConsentAgain /> : null}
        <Payments names={payments} />
      </div>
    </div>
  );
}

/** Asks about statistics again (`features/site/analytics` hears the click); without script nothing is counted. */
function ConsentAgain() {
  const { t } = useTranslation();
  return (
    <button type="button" className={consentAgain} data-consent-again>
      {t("consent.again")}
    </button>
  );
}

function Identity({ view: { logo, name, phone, footer: f } }: { readonly view: SiteView }) {
  return (
    <div className={identity}>
      <Logo view={logo} name={name} isOnDark />
      {f.address === null ? null : (
        <p>
          <bdi>{f.address}</bdi>
        </p>
      )}
      {phone === null ? null : (
        <p>
          <DialLink phone={phone} className={phoneClass} />
        </p>
      )}
      {f.email === null ? null : (
        <p>
          <a className={mail} href={`mailto:${f.email}`}>
            {f.email}
          </a>
        </p>
      )}
    </div>
  );
}

/** Under its title; on a phone folded into it. */
function Column({ title, links }: { readonly title: string; readonly links: readonly MenuLink[] }) {
  return (
    <nav className={column} aria-label={title}>
      <h2 className={columnTitle}>{title}</h2>
      <details className={phoneFold}>
        <summary className={phoneFoldTitle}>
          {title}
          <Icon name="chevron-down" size="sm" className={phoneFoldMark} />
        </summary>
        <ul className={foldLinks}>
          {links.map((link) => (
            <li key={`${link.href ?? ""}|${link.label}`}>
              <FooterLink link={link} />
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

function FooterLink({ link: { label, href } }: { readonly link: MenuLink }) {
  return href === undefined ? (
    <span className={linkClass}>{label}</span>
  ) : (
    <Link className={linkClass} to={href}>
      {label}
    </Link>
  );
}

function Elsewhere({ links }: { readonly links: readonly MenuLink[] }) {
  const { t } = useTranslation();
  if (links.length === 0) return null;
  return (
    <nav aria-label={t("site.links")}>
      <ul className={elsewhereClass}>
        {links.map((link) => (
          <li key={`${link.href ?? ""}|${link.label}`}>
            <FooterLink link={link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Payments({ names }: { readonly names: readonly string[] }) {
  const { t } = useTranslation();
  if (names.length === 0) return null;
  return (
    <ul className={paymentsClass} aria-label={t("site.payments")}>
      {names.map((name) => (
        <li key={name} className={payment}>
          {name}
        </li>
      ))}
    </ul>
  );
}
