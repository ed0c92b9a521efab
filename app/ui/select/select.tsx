import type { ComponentPropsWithoutRef } from "react";
import { control, controlSmall } from "~/ui/field/field.css";
import { Icon } from "~/ui/icon/icon";
import { classNames } from "~/ui/theme/class-names";
import { box, chevron, native } from "./select.css";

export type SelectProps = Omit<ComponentPropsWithoutRef<"select">, "size"> & {
  readonly size?: "sm";
  /** Class of the box around the native select, for its width. */
  readonly boxClassName?: string;
};

/** The browser's own select with our box and chevron. */
export function Select({ size, className, boxClassName, children, ...rest }: SelectProps) {
  return (
    <div className={classNames(box, boxClassName)}>
      <select className={classNames(control, size === "sm" && controlSmall, native, className)} {...rest}>
        {children}
      </select>
      <Icon name="chevron-down" className={chevron} />
    </div>
  );
}
