import { Link } from "~/ui/link/link";
import { Icon, type IconName } from "~/ui/icon/icon";
import { useTranslation } from "~/i18n/translation";
import * as css from "./feature-banner.css";

/** A link of the banner. */
export interface BannerLink {
  readonly label: string;
  readonly href: string;
}

const ICONS: readonly IconName[] = ["refresh-cw", "wrench", "tag"];

/** Three ways on from a vehicle's page (VDP-17). */
export function FeatureBanner({ links }: { readonly links: readonly BannerLink[] }) {
  const { t } = useTranslation();
  if (links.length === 0) return null;
  return (
    <nav className={css.banner} aria-label={t("vehicle.banner")}>
      {links.map(({ label, href }, index) => (
        <Link key={href} to={href} className={css.link}>
          <Icon name={ICONS[index] ?? "tag"} />
          {label}
        </Link>
      ))}
    </nav>
  );
}
