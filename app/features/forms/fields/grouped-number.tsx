import { type ComponentPropsWithoutRef, useState } from "react";
import { TextInput } from "~/ui/text-input/text-input";
import { groupDigits } from "./group-digits";
import * as css from "./form.css";

export type GroupedNumberProps = Omit<ComponentPropsWithoutRef<"input">, "size"> & {
  /** What it holds at first. */
  readonly first: string;
};

/** A number with thousands separators (FORM-04, FORM-05); script sets them when the field is left. */
export function GroupedNumber({ first, ...rest }: GroupedNumberProps) {
  const [value, setValue] = useState(groupDigits(first));
  return (
    <TextInput
      className={css.number}
      value={value}
      onChange={({ target }) => setValue(target.value)}
      onBlur={() => setValue(groupDigits)}
      {...rest}
    />
  );
}
