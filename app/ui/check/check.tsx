import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { classNames } from "~/ui/theme/class-names";
import { box, check, count as countClass } from "./check.css";

export type CheckProps = Omit<ComponentPropsWithoutRef<"input">, "type" | "children"> & {
  readonly label: ReactNode;
  /** How many results the choice has, already formatted. */
  readonly count?: ReactNode;
  readonly type?: "checkbox" | "radio";
  /** Class of the `<label>` around it. */
  readonly boxClassName?: string;
  /** `data-*` attributes go to the input. */
  readonly [data: `data-${string}`]: string | undefined;
};

/** A tick box or radio button with its label; everything else goes to the native input. */
export function Check({ label, count, type = "checkbox", className, boxClassName, ...rest }: CheckProps) {
  return (
    <label className={classNames(check, boxClassName)}>
      <input type={type} className={classNames(box, className)} {...rest} />
      <span>{label}</span>
      {count === undefined ? null : <span className={countClass}>{count}</span>}
    </label>
  );
}
