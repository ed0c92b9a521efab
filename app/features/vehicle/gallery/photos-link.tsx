import { ButtonLink } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";

/** Where the dealer is asked for photos, and the words that lead there. */
export interface PhotosAsk {
  readonly href: string;
  readonly label: string;
}

interface PhotosLinkProps {
  readonly ask: PhotosAsk | null;
  readonly className?: string;
}

/** Asks the dealer for photos, or for more of them (VDP-46). */
export function PhotosLink({ ask, className }: PhotosLinkProps) {
  if (ask === null) return null;
  return (
    <ButtonLink href={ask.href} className={className}>
      <Icon name="camera" size="sm" />
      {ask.label}
    </ButtonLink>
  );
}
