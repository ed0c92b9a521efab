import type { ComponentPropsWithoutRef } from "react";
import { TextInput } from "~/ui/text-input/text-input";
import { groupDigits } from "./group-digits";
import * as css from "./form.css";

export type GroupedNumberProps = Omit<ComponentPropsWithoutRef<"input">, "size" | "defaultValue"> & {
  /** What it holds at first. */
  readonly defaultValue?: string;
};

/** A number with thousands separators (FORM-04, FORM-05); script sets them when the field is left. */
export function GroupedNumber({ defaultValue = "", ...rest }: GroupedNumberProps) {
  return (
    <TextInput
      className={css.number}
      defaultValue={groupDigits(defaultValue)}
      onBlur={({ currentTarget }) => {
        currentTarget.value = groupDigits(currentTarget.value);
      }}
      {...rest}
    />
  );
}
