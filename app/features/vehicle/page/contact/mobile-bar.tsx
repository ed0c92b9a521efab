import { useTranslation } from "~/i18n/translation";
import { Button, ButtonLink } from "~/ui/button/button";
import { Icon, type IconName } from "~/ui/icon/icon";
import { SitePathForm } from "~/ui/link/site-path-form";
import { useToldNumber } from "~/ui/phone/told-number";
import * as css from "~/features/vehicle/page/vehicle-side.css";
import type { VehiclePageView } from "~/features/vehicle/page/vehicle-page-view";

interface BarItem {
  readonly key: string;
  readonly href: string;
  readonly icon: IconName | null;
}

export interface MobileBarProps {
  readonly page: VehiclePageView;
  /** The site's `vehicle.mobileBar`. */
  readonly keys: readonly string[];
}

/**
 * The bar on phones: call and enquire, or reserve, message and call (VDP-18, VDP-19). It comes last on the page, so that it
 * stays in sight until the footer, and no further.
 */
export function MobileBar({ page, keys }: MobileBarProps) {
  const { t } = useTranslation();
  const items = keys.flatMap((key) => itemOf(key, page) ?? []);
  const told = useToldNumber(page.phone?.revealPath ?? "");
  const masked = page.phone?.hidden === true && told === null ? page.phone.revealPath : null;
  if (page.state === "sold" || items.length === 0) return null;
  // One stands out: the enquiry, or what comes closest to it.
  const filled = ["enquire", "reserve", "message", "call"].find((one) =>
    items.some(({ key }) => key === one),
  );
  return (
    <nav className={css.mobileBar} data-mobile-bar="" aria-label={t("mobileBar.label")}>
      <div className={css.barRow}>
        {items.map(({ key, href, icon }) => {
          const face = (
            <>
              {icon === null ? null : <Icon name={icon} />}
              {t(`mobileBar.${key}`)}
            </>
          );
          // A number that is masked is called by `HiddenNumber`; without script, the page that answers the form has it.
          return key === "call" && masked !== null ? (
            <SitePathForm key={key} method="post" action={masked}>
              <Button type="submit" block className={css.barButton}>
                {face}
              </Button>
            </SitePathForm>
          ) : (
            <ButtonLink
              key={key}
              href={key === "call" ? (told?.href ?? href) : href}
              variant={key === filled ? "primary" : "secondary"}
              className={css.barButton}
              data-key={key}
            >
              {face}
            </ButtonLink>
          );
        })}
      </div>
    </nav>
  );
}

/** Null for what this vehicle or dealer does not offer. */
function itemOf(key: string, { phone, buttons, forms }: VehiclePageView): BarItem | null {
  // The first name that has a button, however the site orders its buttons.
  const linkOf = (...names: readonly string[]) =>
    names.flatMap((name) => buttons.filter(({ key }) => key === name))[0]?.href ?? null;
  const found: Readonly<Record<string, readonly [string | null, IconName | null]>> = {
    call: [phone?.href ?? null, "phone"],
    enquire: [forms.enquire ?? "#contact", null],
    message: [linkOf("whatsapp", "chatWithUs", "openAutobot"), "message-circle"],
    reserve: [linkOf("reserve", "onlinePurchase"), "credit-card"],
  };
  const [href = null, icon = null] = found[key] ?? [];
  return href === null ? null : { key, href, icon };
}
