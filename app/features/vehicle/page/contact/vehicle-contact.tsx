import { useTranslation } from "~/i18n/translation";
import { ButtonLink } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { Panel } from "~/ui/panel/panel";
import { TextLink } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { row, stack } from "~/ui/theme/layout.css";
import { display, muted, sr, strong } from "~/ui/theme/typography.css";
import * as css from "~/features/vehicle/page/vehicle-blocks.css";
import { PhotosLink } from "../../gallery/photos-link";
import { CallButton } from "./call-button";
import type { VehicleLocationView, VehiclePageView } from "~/features/vehicle/page/vehicle-page-view";

/** How to ask about the vehicle: the call-the-dealer block (VDP-12). */
export function DealerCall({ page }: { readonly page: VehiclePageView }) {
  const { t } = useTranslation();
  return (
    <section id="contact" tabIndex={-1} className={classNames(css.anchor, css.half)}>
      <Panel className={classNames(stack, css.fill)}>
        <h2 className={display.d1}>
          {t(page.state === "sold" ? "vehicle.contactOther" : "vehicle.contact")}
        </h2>
        <p className={muted}>{page.askText}</p>
        <div className={css.ways}>
          {page.forms.enquire === null ? null : (
            <ButtonLink href={page.forms.enquire} variant="primary">
              {t("vehicle.enquire")}
            </ButtonLink>
          )}
          {page.phone === null ? null : <CallButton phone={page.phone} />}
          <PhotosLink ask={page.askPhotos} />
          {page.email === null ? null : (
            <ButtonLink href={mailHref(page)}>
              <Icon name="mail" size="sm" />
              {t("vehicle.email")}
            </ButtonLink>
          )}
        </div>
        {page.dealerStock === null ? null : (
          <p>
            <TextLink href={page.dealerStock.href}>{page.dealerStock.label}</TextLink>
          </p>
        )}
      </Panel>
    </section>
  );
}

function mailHref({ email, title, details }: VehiclePageView): string {
  const stock = details.find(({ key }) => key === "stockNumber")?.value ?? "";
  return `${email?.href ?? ""}?subject=${encodeURIComponent(`${title} ${stock}`.trim())}`;
}

/** Where the vehicle stands or will, and when somebody is there. */
export function VehicleLocation({ page: { location } }: { readonly page: VehiclePageView }) {
  const { t } = useTranslation();
  return (
    <section id="vehicle-map" tabIndex={-1} className={classNames(css.anchor, css.half)}>
      <Panel className={classNames(stack, css.fill)}>
        <h2 className={display.d1}>{location.title}</h2>
        <p>
          <span className={strong}>{location.name}</span>
          {location.address === null ? null : (
            <>
              <br />
              <bdi>{location.address}</bdi>
            </>
          )}
        </p>
        {location.hours.length === 0 ? null : <Hours hours={location.hours} />}
        {location.directionsHref === null ? null : (
          <div className={row}>
            <ButtonLink href={location.directionsHref} size="sm">
              <Icon name="navigation" />
              {t("announcement.directions")}
            </ButtonLink>
          </div>
        )}
      </Panel>
    </section>
  );
}

/** Today's hours, which open to those of the week. */
function Hours({ hours }: Pick<VehicleLocationView, "hours">) {
  const { t } = useTranslation();
  const now = hours.find(({ today }) => today);
  return (
    <details className={css.week}>
      <summary className={css.weekSummary}>
        <span>{t("hours.caption")}</span>
        {now === undefined ? null : (
          <span className={css.weekToday}>
            {t("hours.today")}: <bdi>{now.hours}</bdi>
          </span>
        )}
        <Icon name="chevron-down" size="sm" className={css.weekChevron} />
      </summary>
      <table className={css.hours}>
        <caption className={sr}>{t("hours.caption")}</caption>
        <tbody>
          {hours.map(({ day, hours: open, today }) => (
            <tr key={day} className={today ? css.today : undefined}>
              <th scope="row" className={css.hoursDay}>
                {day}
                {today ? <span className={css.todayWord}>{` (${t("hours.today")})`}</span> : null}
              </th>
              <td className={css.hoursTime}>{open}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
