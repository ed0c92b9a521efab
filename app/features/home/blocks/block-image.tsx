import type { SiteImage } from "~/domain/tenant/config/shapes";
import { Picture } from "~/ui/picture/picture";

interface BlockImageProps {
  readonly image: SiteImage;
  readonly sizes: string;
  readonly className?: string;
  readonly priority?: boolean;
}

/** A configured picture. */
export function BlockImage({ image, ...rest }: BlockImageProps) {
  return <Picture {...image} {...rest} />;
}
