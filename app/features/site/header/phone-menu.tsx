import { Link } from "~/ui/link/link";
import { useTranslation } from "~/i18n/translation";
import { buttonClass, ButtonLink } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { DialLink } from "~/ui/phone/dial-link";
import { classNames } from "~/ui/theme/class-names";
import { wrap } from "~/ui/theme/layout.css";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import { linkGroups, type MenuLink, type PlainLink, withOwnPage } from "./menu-link";
import {
  address,
  chevron,
  entry,
  foot,
  menu,
  opener,
  sheet,
  sub,
  subFeatured,
  subHeading,
  subList,
  whenClosed,
  whenOpen,
} from "./phone-menu.css";
import type { SiteView } from "~/features/site/site-view";

/** The menu behind a button, on phones and tablets; a `<details>`, so it opens without script. */
export function PhoneMenu({ view }: { readonly view: SiteView }) {
  const { t } = useTranslation();
  return (
    <details className={menu} data-phone-menu>
      <summary className={opener}>
        <Icon name="menu" size="lg" className={whenClosed} />
        <Icon name="x" size="lg" className={whenOpen} />
        <VisuallyHidden>{t("site.menu")}</VisuallyHidden>
      </summary>
      <nav className={sheet} aria-label={t("site.mainMenu")}>
        <div className={wrap}>
          <ul>
            {view.menu.map((link) => (
              <li key={`${link.href ?? ""}|${link.label}`}>
                <Entry link={link} />
              </li>
            ))}
            {view.brands === null ? null : (
              <li>
                <Sub label={view.brands.label} links={view.brands.items.map(brandEntry)} />
              </li>
            )}
            {view.quick.map(({ label, href }) => (
              <li key={href}>
                <Link className={entry} to={href}>
                  {label}
                </Link>
              </li>
            ))}
            {view.account === null ? null : (
              <li>
                <Link className={entry} to={view.account.href}>
                  {t("site.account")}
                </Link>
              </li>
            )}
          </ul>
          <Foot view={view} />
        </div>
      </nav>
    </details>
  );
}

const brandEntry = ({ name, href }: { name: string; href: string }): MenuLink => ({ label: name, href });

function Entry({ link }: { readonly link: MenuLink }) {
  const { label, href, children } = link;
  if (children !== undefined) {
    return <Sub label={label} links={withOwnPage(link, children)} />;
  }
  return href === undefined ? null : (
    <Link className={entry} to={href}>
      {label}
    </Link>
  );
}

function Sub({ label, links }: { readonly label: string; readonly links: readonly MenuLink[] }) {
  return (
    <details>
      <summary className={entry}>
        {label}
        <Icon name="chevron-down" className={chevron} />
      </summary>
      <ul className={subList}>
        {linkGroups(links, label).map(({ heading, links: below }) =>
          heading === null || below.length === 0 ? (
            below.map(item)
          ) : (
            <li key={heading}>
              <span className={subHeading}>{heading}</span>
              <ul>{below.map(item)}</ul>
            </li>
          ),
        )}
      </ul>
    </details>
  );
}

const item = ({ href, label, featured }: PlainLink) => (
  <li key={`${href}|${label}`}>
    <Link className={featured ? classNames(sub, subFeatured) : sub} to={href}>
      {label}
    </Link>
  </li>
);

function Foot({ view: { action, phone, place } }: { readonly view: SiteView }) {
  return (
    <div className={foot}>
      {action === null ? null : (
        <ButtonLink variant="primary" block href={action.href}>
          {action.label}
        </ButtonLink>
      )}
      {phone === null ? null : (
        <DialLink
          phone={phone}
          className={buttonClass({ variant: action === null ? "primary" : "secondary", block: true })}
        >
          <Icon name="phone" />
        </DialLink>
      )}
      {place === null ? null : (
        <p className={address}>
          <Icon name="map-pin" />
          <bdi>{place.address}</bdi>
        </p>
      )}
    </div>
  );
}
