import type { ComponentPropsWithoutRef } from "react";
import { control, controlSmall } from "~/ui/field/field.css";
import { classNames } from "~/ui/theme/class-names";

export type TextInputProps = Omit<ComponentPropsWithoutRef<"input">, "size"> & { readonly size?: "sm" };

/** A one-line text box; `type="text"` unless said otherwise. */
export function TextInput({ size, className, type = "text", ...rest }: TextInputProps) {
  return (
    <input type={type} className={classNames(control, size === "sm" && controlSmall, className)} {...rest} />
  );
}
