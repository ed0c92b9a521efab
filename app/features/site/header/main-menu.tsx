import { useLocation } from "@remix-run/react";
import { Link } from "~/ui/link/link";
import { useTranslation } from "~/i18n/translation";
import { Icon } from "~/ui/icon/icon";
import { classNames } from "~/ui/theme/class-names";
import { wrap } from "~/ui/theme/layout.css";
import { wordmark } from "~/ui/theme/typography.css";
import {
  brandGrid,
  brandLink,
  brandPanel,
  chevron,
  dropdown,
  entry,
  group,
  groupTitle,
  item,
  modelGrid,
  list,
  nav,
  panel,
  panelFeatured,
  panelLink,
  panelNote,
  wideItem,
} from "./main-menu.css";
import { leadsTo, type MenuLink, withOwnPage } from "./menu-link";
import type { SiteView } from "~/features/site/site-view";

/** Links that share this name close each other (where the browser knows `<details name>`). */
const GROUP = "main-menu";

/** The menu in the bar. Dropdowns are `<details>`: they open by keyboard and click without script. */
export function MainMenu({ view }: { readonly view: SiteView }) {
  const { t } = useTranslation();
  const location = useLocation();
  const { menu, brands } = view;
  const here = menu.map(({ href }) => href !== undefined && leadsTo(href, location));
  return (
    <nav className={nav} aria-label={t("site.mainMenu")} data-menu-trigger={view.trigger}>
      <ul className={list}>
        {menu.map((link, index) => (
          <li key={`${link.href ?? ""}|${link.label}`} className={classNames(item, link.wide && wideItem)}>
            {link.children === undefined ? (
              <BarLink link={link} here={here[index] === true} />
            ) : (
              <Dropdown link={link} links={link.children} />
            )}
          </li>
        ))}
        {brands === null ? null : (
          <li className={classNames(item, wideItem)}>
            <BrandMenu brands={brands} />
          </li>
        )}
      </ul>
    </nav>
  );
}

function BarLink({ link, here }: { readonly link: MenuLink; readonly here: boolean }) {
  if (link.href === undefined) return null;
  return (
    <Link className={entry} to={link.href} aria-current={here ? "page" : undefined}>
      {link.label}
    </Link>
  );
}

function Dropdown({ link, links }: { readonly link: MenuLink; readonly links: readonly MenuLink[] }) {
  return (
    <details className={dropdown} name={GROUP}>
      <summary className={entry}>
        {link.label}
        <Icon name="chevron-down" size="sm" className={chevron} />
      </summary>
      <div className={link.wide ? brandPanel : panel}>
        <ul className={link.wide && classNames(wrap, modelGrid)}>
          {withOwnPage(link, links).map((child) => (
            <PanelEntry key={`${child.href ?? ""}|${child.label}`} link={child} />
          ))}
        </ul>
      </div>
    </details>
  );
}

function PanelEntry({ link }: { readonly link: MenuLink }) {
  const { label, href, note, picture, featured, children = [] } = link;
  return (
    <li className={children.length > 0 ? group : undefined}>
      {href === undefined ? (
        <span className={groupTitle}>{label}</span>
      ) : (
        <Link className={featured ? classNames(panelLink, panelFeatured) : panelLink} to={href}>
          {picture && <img src={`${picture}?w=160`} alt="" width={72} height={54} loading="lazy" />}
          {label}
          {note === undefined ? null : <span className={panelNote}>{note}</span>}
        </Link>
      )}
      {children.length === 0 ? null : (
        <ul>
          {children.map((child) => (
            <PanelEntry key={child.label} link={child} />
          ))}
        </ul>
      )}
    </li>
  );
}

function BrandMenu({ brands }: { readonly brands: NonNullable<SiteView["brands"]> }) {
  return (
    <details className={dropdown} name={GROUP}>
      <summary className={entry}>
        {brands.label}
        <Icon name="chevron-down" size="sm" className={chevron} />
      </summary>
      <div className={brandPanel}>
        <ul className={classNames(wrap, brandGrid)}>
          {brands.items.map(({ name, href, logo }) => (
            <li key={name}>
              <Link className={brandLink} to={href}>
                {logo === null ? null : <img src={logo} alt="" width={28} height={28} loading="lazy" />}
                <span className={logo === null ? wordmark : undefined}>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
