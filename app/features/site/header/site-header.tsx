import { Link } from "~/ui/link/link";
import { useRef } from "react";
import { useTranslation } from "~/i18n/translation";
import { buttonClass, ButtonLink } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { DialLink } from "~/ui/phone/dial-link";
import { Stars } from "~/ui/stars/stars";
import { classNames } from "~/ui/theme/class-names";
import { inverse } from "~/ui/theme/ground.css";
import { wrap } from "~/ui/theme/layout.css";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import { Logo } from "~/features/site/logo/logo";
import { MainMenu } from "./main-menu";
import { PhoneMenu } from "./phone-menu";
import {
  account,
  accountMark,
  action as actionClass,
  actions,
  bar,
  favourites,
  favouritesCount,
  header,
  inBar,
  inMenu,
  overlay as overlayClass,
  roomy,
  score,
  utility,
  utilityItem,
  utilityRow,
  withRoom,
} from "./site-header.css";
import type { SiteView } from "~/features/site/site-view";
import { useMenus } from "./use-menus";

export interface SiteHeaderProps {
  readonly view: SiteView;
  /** Lies over the page's first picture, where the template's header does that. */
  readonly overlay: boolean;
}

/** The header in the shape the site's layout names (`theme.layout.header`). */
export function SiteHeader({ view, overlay }: SiteHeaderProps) {
  const ref = useRef<HTMLElement>(null);
  useMenus(ref);
  return (
    <header
      ref={ref}
      className={classNames(header, overlay && overlayClass, view.header === "masthead" && inverse)}
    >
      {view.header === "utility" ? <UtilityStrip view={view} /> : null}
      <div className={classNames(wrap, bar)}>
        <Logo view={view.logo} name={view.name} isOnDark={view.header === "masthead"} />
        <MainMenu view={view} />
        <HeaderEnd view={view} />
      </div>
    </header>
  );
}

/** Address, hours and rating above the bar. */
function UtilityStrip({ view }: { readonly view: SiteView }) {
  const { place, hours, score: rating } = view;
  if (place === null && hours === null && rating === null) return null;
  return (
    <div className={classNames(utility, inverse)}>
      <UtilityRow view={view} />
    </div>
  );
}

function UtilityRow({ view: { place, hours, score: rating } }: { readonly view: SiteView }) {
  const { t } = useTranslation();
  return (
    <div className={classNames(wrap, utilityRow)}>
      {place === null ? null : (
        <span className={utilityItem}>
          <Icon name="map-pin" size="sm" />
          <bdi>{place.address}</bdi>
        </span>
      )}
      {hours === null ? null : (
        <span className={utilityItem}>
          <Icon name="clock" size="sm" />
          {hours}
        </span>
      )}
      {rating === null ? null : (
        <span className={utilityItem}>
          <Stars rating={rating.rating} label={t("site.stars", { rating: rating.average })} />
          <span>
            <b className={score}>{rating.average}</b> {rating.text}
          </span>
        </span>
      )}
    </div>
  );
}

/** What stands at the end of the bar: the ways to reach the dealer, and on phones the menu. */
function HeaderEnd({ view }: { readonly view: SiteView }) {
  return (
    <div className={actions}>
      <Actions view={view} />
      <PhoneMenu view={view} />
    </div>
  );
}

function Actions({ view }: { readonly view: SiteView }) {
  const { t } = useTranslation();
  const withButton = view.header === "utility" || view.action !== null;
  return (
    <>
      {view.header === "utility" ? null : (
        <Link className={classNames(actionClass, inBar)} to={view.searchHref}>
          <Icon name="search" />
          <VisuallyHidden>{t("site.searchStock")}</VisuallyHidden>
        </Link>
      )}
      {view.header === "utility" || view.place === null ? null : <Place place={view.place} />}
      {withButton ? <HeaderButton view={view} /> : <Telephone phone={view.phone} />}
      <Kept view={view} />
      {view.account === null ? null : (
        <Link className={classNames(actionClass, inBar, account)} to={view.account.href}>
          <Icon name="user" />
          <VisuallyHidden>{t("site.account")}</VisuallyHidden>
          {/* Shown by script: the server's page is the same for everybody. */}
          <span className={accountMark} data-signed-in hidden>
            <VisuallyHidden> ({t("site.signedIn")})</VisuallyHidden>
          </span>
        </Link>
      )}
      {view.phone === null ? null : (
        <Link
          className={classNames(actionClass, inMenu, roomy)}
          to={view.phone.href}
          aria-label={t("site.call", { name: view.name })}
        >
          <Icon name="phone" />
        </Link>
      )}
    </>
  );
}

/** The list that the dealer's save controls fill, with how many are on it; script fills that in. */
function Kept({ view: { favouritesHref, watchlistHref, savesAsGuest } }: { readonly view: SiteView }) {
  const { t } = useTranslation();
  const isOwnList = watchlistHref === null || savesAsGuest;
  // A visitor's page; it leads on who is signed in.
  const href = isOwnList ? favouritesHref : watchlistHref;
  if (href === null) return null;
  const counted = {
    ...(isOwnList ? { "data-list-count": "favourites" } : {}),
    ...(watchlistHref === null ? {} : { "data-watch-count": "" }),
  };
  return (
    <Link className={classNames(actionClass, favourites)} to={href}>
      <Icon name="heart" />
      <VisuallyHidden>{t(isOwnList ? "shortlist.favourites" : "site.watchlist")} </VisuallyHidden>
      <b className={favouritesCount} {...counted} hidden />
    </Link>
  );
}

function Place({ place }: { readonly place: NonNullable<SiteView["place"]> }) {
  const className = classNames(actionClass, withRoom);
  const face = (
    <>
      <Icon name="map-pin" />
      {place.city}
    </>
  );
  return place.href === null ? (
    <span className={className}>{face}</span>
  ) : (
    <a className={className} href={place.href} rel="noreferrer">
      {face}
    </a>
  );
}

function Telephone({ phone }: { readonly phone: SiteView["phone"] }) {
  return phone === null ? null : (
    <DialLink phone={phone} stacked className={classNames(actionClass, inBar)}>
      <Icon name="phone" />
    </DialLink>
  );
}

/** The dealer's own call to action, else the telephone. */
function HeaderButton({ view: { action, phone, header: shape } }: { readonly view: SiteView }) {
  const variant = shape === "masthead" ? "secondary" : "brand";
  if (action !== null) {
    return (
      <ButtonLink variant={variant} size="sm" className={inBar} href={action.href}>
        {action.label}
      </ButtonLink>
    );
  }
  return phone === null ? null : (
    <DialLink phone={phone} stacked className={buttonClass({ variant, size: "sm" }, inBar)}>
      <Icon name="phone" />
    </DialLink>
  );
}
