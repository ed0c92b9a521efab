import { getInputProps } from "@conform-to/react";
import type { ComponentPropsWithoutRef } from "react";
import { Affix } from "~/ui/affix/affix";
import { control as controlClass } from "~/ui/field/field.css";
import { Select } from "~/ui/select/select";
import { TextInput } from "~/ui/text-input/text-input";
import type { FieldView } from "../form-view";
import { fieldDescription, type FormFieldProps } from "./field-props";
import * as css from "./form.css";
import { GroupedNumber } from "./grouped-number";
import { MessageBox } from "./message-box";

type InputLook = Pick<
  ComponentPropsWithoutRef<"input">,
  "inputMode" | "autoCapitalize" | "spellCheck" | "dir"
> & {
  readonly type?: "email" | "tel" | "date" | "file";
};

/** "123 ABC" reads from left to right on every page. */
const CODE: InputLook = { autoCapitalize: "characters", spellCheck: false, dir: "ltr" };

/** How each kind of one-line question is typed: the keyboard a phone shows, and what a browser may correct. */
const LOOKS: Readonly<Partial<Record<FieldView["control"], InputLook>>> = {
  email: { type: "email", inputMode: "email", autoCapitalize: "none", spellCheck: false },
  tel: { type: "tel", inputMode: "tel" },
  number: { inputMode: "numeric" },
  postcode: { inputMode: "numeric" },
  date: { type: "date" },
  birthday: { type: "date" },
  name: { autoCapitalize: "words", spellCheck: false },
  rego: CODE,
  vin: CODE,
  file: { type: "file" },
  photos: { type: "file" },
};

/** The control a question is answered with. */
export function FieldControl(field: FormFieldProps) {
  const { view, meta, words } = field;
  const { type = "text", ...look } = LOOKS[view.control] ?? {};
  const input = {
    ...getInputProps(meta, { type, ...fieldDescription(field) }),
    ...(view.autoComplete === null ? {} : { autoComplete: view.autoComplete }),
  };
  // Conform's own for boxes and lists say the same, and would be script beside this.
  const { type: _type, ...untyped } = input;
  switch (view.control) {
    case "message":
      return <MessageBox {...untyped} />;
    case "select":
      return (
        <Select {...untyped}>
          <option value="">{words.choose}</option>
          {view.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      );
    case "photos":
      return (
        <input
          {...input}
          className={`${controlClass} ${css.file}`}
          accept="image/jpeg,image/png,image/webp"
          multiple
        />
      );
    case "file":
      return (
        <input {...input} className={`${controlClass} ${css.file}`} accept=".pdf,.doc,.docx,.odt,.rtf,.txt" />
      );
    case "money":
      return (
        <Affix start="$">
          <GroupedNumber inputMode="decimal" {...input} />
        </Affix>
      );
    case "km":
      return (
        <Affix end={words.km}>
          <GroupedNumber inputMode="numeric" {...input} />
        </Affix>
      );
    default:
      return <TextInput {...look} {...input} />;
  }
}
