import { useTranslation } from "~/i18n/translation";
import { Icon } from "~/ui/icon/icon";
import { TextLink } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { flip } from "~/ui/theme/layout.css";
import { muted, tiny } from "~/ui/theme/typography.css";
import * as css from "./vehicle-side.css";
import type { VehiclePageView } from "./vehicle-page-view";

/**
 * Where the vehicle stands, in a line that leads to the panel with its hours; away from the main yard the announcement,
 * with the way there (VDP-20).
 */
export function VehiclePlace({ page: { announcement, location } }: { readonly page: VehiclePageView }) {
  const { t } = useTranslation();
  if (announcement !== null)
    return (
      <p className={css.place} data-announcement="">
        <a className={css.placeLink} href="#vehicle-map">
          <Icon name="map-pin" />
          {announcement}
        </a>
        {location.directionsHref === null ? null : (
          <TextLink href={location.directionsHref}>{t("announcement.directions")}</TextLink>
        )}
      </p>
    );
  return (
    <a className={css.place} href="#vehicle-map">
      <Icon name="map-pin" />
      <span className={css.placeText}>
        <b>{location.name}</b>
        <small className={classNames(muted, tiny, css.placeAddress)}>
          <bdi>{location.address}</bdi>
        </small>
      </span>
      <Icon name="chevron-right" size="sm" className={flip} />
    </a>
  );
}
