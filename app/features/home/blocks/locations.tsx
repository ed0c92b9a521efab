import { useTranslation } from "~/i18n/translation";
import { ButtonLink } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { Panel } from "~/ui/panel/panel";
import { TextLink } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { row, section, stack, wrap } from "~/ui/theme/layout.css";
import { display, muted, small, strong, tn } from "~/ui/theme/typography.css";
import type { HomeBlockView, PlaceView } from "../home-view";
import * as css from "./locations.css";
import { plain } from "./plain-section.css";
import { SectionHead } from "./section-head";

type LocationsBlock = Extract<HomeBlockView<unknown>, { kind: "locations" }>;

/** Where the dealer is, with hours and telephone: one place wide, several beside each other. */
export function Locations({ block }: { readonly block: LocationsBlock }) {
  const [only, ...others] = block.places;
  if (only === undefined) return null;
  return (
    <section className={classNames(section, plain, css.band)} id="locations">
      <div className={wrap}>
        <SectionHead title={block.title} text={[block.text, block.total].filter(Boolean).join(" ")} />
        <div className={others.length === 0 ? css.single : css.grid}>
          {block.places.map((place) => (
            <Place key={place.name} place={place} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Place({ place }: { readonly place: PlaceView }) {
  const { t } = useTranslation();
  return (
    <Panel className={classNames(stack, css.place)}>
      <div className={css.names}>
        <h3 className={display.d1}>{place.name}</h3>
        <p className={classNames(muted, css.address)}>{place.address}</p>
      </div>
      {place.hours.length === 0 ? null : <Hours place={place} />}
      <div className={classNames(row, css.actions)}>
        {place.phone === null ? null : (
          <ButtonLink href={place.phone.href} size="sm" className={tn}>
            <Icon name="phone" />
            {place.phone.text}
          </ButtonLink>
        )}
        {place.directionsHref === null ? null : (
          <ButtonLink href={place.directionsHref} size="sm">
            <Icon name="navigation" />
            {t("announcement.directions")}
          </ButtonLink>
        )}
        <TextLink href={place.stockHref} className={small}>
          {t("home.viewStock")}
        </TextLink>
      </div>
    </Panel>
  );
}

function Hours({ place }: { readonly place: PlaceView }) {
  const { t } = useTranslation();
  return (
    <table className={css.hours}>
      <caption className={css.caption}>{t("home.openingHours", { name: place.name })}</caption>
      <tbody>
        {place.hours.map(({ day, hours, today }) => (
          <tr key={day}>
            <th scope="row" className={classNames(css.day, today && strong, today && css.today)}>
              {today ? `${day} (${t("hours.today")})` : day}
            </th>
            <td className={css.time}>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
