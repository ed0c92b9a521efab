import type { ComponentPropsWithoutRef } from "react";
import { Affix } from "~/ui/affix/affix";
import { control as controlClass } from "~/ui/field/field.css";
import { Select } from "~/ui/select/select";
import { TextInput } from "~/ui/text-input/text-input";
import type { FieldView } from "../form-view";
import type { FormFieldProps } from "./field-meta";
import * as css from "./form.css";
import { GroupedNumber } from "./grouped-number";

type InputLook = Pick<
  ComponentPropsWithoutRef<"input">,
  "type" | "inputMode" | "maxLength" | "autoCapitalize" | "spellCheck"
>;

/** How each kind of one-line question is typed: the keyboard a phone shows, and what a browser may correct. */
const LOOKS: Readonly<Partial<Record<FieldView["control"], InputLook>>> = {
  email: { type: "email", inputMode: "email", autoCapitalize: "none", spellCheck: false },
  tel: { type: "tel", inputMode: "tel" },
  number: { inputMode: "numeric" },
  postcode: { inputMode: "numeric", maxLength: 4 },
  date: { type: "date" },
  birthday: { type: "date" },
  name: { autoCapitalize: "words", spellCheck: false },
  rego: { autoCapitalize: "characters", spellCheck: false },
  vin: { autoCapitalize: "characters", spellCheck: false },
};

/** The control a question is answered with. */
export function FieldControl({ view, meta, words }: FormFieldProps) {
  const props = controlProps(view, meta);
  const { first } = meta;
  switch (view.control) {
    case "message":
      return <textarea className={controlClass} rows={4} defaultValue={first} {...props} />;
    case "select":
      return (
        <Select defaultValue={first} {...props}>
          <option value="">{words.choose}</option>
          {view.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      );
    case "file":
      return (
        <input
          type="file"
          className={`${controlClass} ${css.file}`}
          accept=".pdf,.doc,.docx,.odt,.rtf,.txt"
          {...props}
        />
      );
    case "money":
      return (
        <Affix start="$">
          <GroupedNumber first={first} inputMode="decimal" {...props} />
        </Affix>
      );
    case "km":
      return (
        <Affix end="kms">
          <GroupedNumber first={first} inputMode="numeric" {...props} />
        </Affix>
      );
    default:
      return <TextInput defaultValue={first} {...LOOKS[view.control]} {...props} />;
  }
}

/** Id, name and what tells of hint and error; the same for every control. */
function controlProps(
  { autoComplete, optional, min, max, hint }: FieldView,
  { id, name, error }: FormFieldProps["meta"],
) {
  const failed = error !== null;
  const described = [hint === null ? null : `${id}-hint`, failed ? `${id}-error` : null].filter(
    (one) => one !== null,
  );
  return {
    id,
    name,
    required: !optional,
    ...(failed ? { "aria-invalid": true } : {}),
    ...(described.length === 0 ? {} : { "aria-describedby": described.join(" ") }),
    ...(autoComplete === null ? {} : { autoComplete }),
    ...(min === null ? {} : { min }),
    ...(max === null ? {} : { max }),
  };
}
