import { Link } from "~/ui/link/link";
import type { ComponentPropsWithoutRef } from "react";
import { classNames } from "~/ui/theme/class-names";
import { textLink } from "./text-link.css";

/** Classes of a standing link, for a `<button>` that reads as one. */
export const textLinkClass = textLink;

/** A link that stands alone: underlined, strong, 24 px high; an icon may follow the words. */
export function TextLink({
  href,
  className,
  ...rest
}: Omit<ComponentPropsWithoutRef<"a">, "href"> & { href: string }) {
  return <Link to={href} className={classNames(textLink, className)} {...rest} />;
}
