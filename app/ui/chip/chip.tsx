import { Link } from "~/ui/link/link";
import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { Icon } from "~/ui/icon/icon";
import { classNames } from "~/ui/theme/class-names";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import { chip, cross } from "./chip.css";

interface ChipText {
  /** What following it does, read after the words: `, remove filter`. */
  readonly action: string;
  readonly children: ReactNode;
}

/** An applied choice whose cross is a link to the page without it. */
export function ChipLink({
  action,
  children,
  className,
  href,
  ...rest
}: ChipText & Omit<ComponentPropsWithoutRef<"a">, "href"> & { readonly href: string }) {
  return (
    <Link to={href} className={classNames(chip, className)} {...rest}>
      <ChipFace action={action}>{children}</ChipFace>
    </Link>
  );
}

function ChipFace({ action, children }: ChipText) {
  return (
    <>
      {children}
      <Icon name="x" className={cross} />
      <VisuallyHidden>{action}</VisuallyHidden>
    </>
  );
}
