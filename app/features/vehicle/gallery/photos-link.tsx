import { useTranslation } from "~/i18n/translation";
import { ButtonLink } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";

interface PhotosLinkProps {
  /** Null where photos cannot be asked for. */
  readonly href: string | null;
  readonly className?: string;
}

/** Asks the dealer for photos, or for more of them (VDP-46, OPEN-74). */
export function PhotosLink({ href, className }: PhotosLinkProps) {
  const { t } = useTranslation();
  if (href === null) return null;
  return (
    <ButtonLink href={href} className={className}>
      <Icon name="camera" size="sm" />
      {t("vehicle.requestPhotos")}
    </ButtonLink>
  );
}
