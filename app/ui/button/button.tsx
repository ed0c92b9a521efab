import { Link } from "~/ui/link/link";
import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { Icon, type IconName } from "~/ui/icon/icon";
import { classNames } from "~/ui/theme/class-names";
import { block as blockClass, button, iconButton, small, variants } from "./button.css";

export interface ButtonLook {
  /** `primary` at most once per panel, `brand` for a second strong action, `secondary` outlined, `quiet` text. */
  readonly variant?: keyof typeof variants;
  readonly size?: "sm";
  /** As wide as its container. */
  readonly block?: boolean;
}

/** The classes of a button, for an element that is neither `<button>` nor link (a `<summary>`, a `<label>`). */
export function buttonClass({ variant = "secondary", size, block }: ButtonLook, className?: string): string {
  return classNames(
    button,
    variants[variant],
    size === "sm" && small,
    block === true && blockClass,
    className,
  );
}

export type ButtonProps = ButtonLook & ComponentPropsWithoutRef<"button">;

/** A button; `type="button"` unless said otherwise. */
export function Button({ variant, size, block, className, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look(variant, size, block), className)} {...rest} />;
}

export type ButtonLinkProps = ButtonLook &
  Omit<ComponentPropsWithoutRef<"a">, "href"> & {
    readonly href: string;
    /** Loads the page again instead of changing it by script. */
    readonly reloadDocument?: boolean;
  };

/** A link that looks like a button. Own paths navigate in the page; `tel:`, `mailto:` and other sites as usual. */
export function ButtonLink({ variant, size, block, className, href, ...rest }: ButtonLinkProps) {
  return <Link to={href} className={buttonClass(look(variant, size, block), className)} {...rest} />;
}

export type IconButtonProps = Omit<ComponentPropsWithoutRef<"button">, "children"> & {
  readonly icon: IconName;
  /** What the button does; its accessible name. */
  readonly label: string;
  readonly iconClassName?: string;
  readonly children?: ReactNode;
};

/** A 44 px square button with an icon only. */
export function IconButton({
  icon,
  label,
  className,
  iconClassName,
  type = "button",
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button type={type} aria-label={label} className={classNames(iconButton, className)} {...rest}>
      <Icon name={icon} className={iconClassName} />
      {children}
    </button>
  );
}

function look(
  variant: ButtonLook["variant"],
  size: ButtonLook["size"],
  block: boolean | undefined,
): ButtonLook {
  return {
    ...(variant === undefined ? {} : { variant }),
    ...(size === undefined ? {} : { size }),
    ...(block === undefined ? {} : { block }),
  };
}
