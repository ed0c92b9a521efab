import { useTranslation } from "~/i18n/translation";
import { Icon } from "~/ui/icon/icon";
import { TextLink } from "~/ui/text-link/text-link";
import * as css from "./vehicle-blocks.css";
import type { VehiclePageView } from "./vehicle-page-view";

/** Where the vehicle stands, when that is not the main yard (VDP-20). */
export function Announcement({ page }: { readonly page: VehiclePageView }) {
  const { t } = useTranslation();
  if (page.announcement === null) return null;
  return (
    <p className={css.announcement}>
      <span className={css.announcementText}>
        <Icon name="map-pin" />
        {page.announcement}
      </span>
      {page.location.directionsHref === null ? null : (
        <TextLink href={page.location.directionsHref}>{t("announcement.directions")}</TextLink>
      )}
    </p>
  );
}
