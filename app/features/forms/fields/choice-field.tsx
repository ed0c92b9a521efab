import { getFieldsetProps, getInputProps } from "@conform-to/react";
import { box, check } from "~/ui/check/check.css";
import * as field from "~/ui/field/field.css";
import { classNames } from "~/ui/theme/class-names";
import { FieldError } from "./field-error";
import { fieldDescription, type FormFieldProps } from "./field-props";
import * as css from "./form.css";

/** What fits beside another answer on a phone. */
const MOST_LETTERS = 12;

/** A question with few answers: radio buttons as boxes. The first one has the question's id, so that links find it. */
export function ChoiceField(props: FormFieldProps) {
  const { view, meta, words } = props;
  const { label: question, hint, mark, wide, control, choices } = view;
  const short = control === "time";
  const long = choices.some((choice) => choice.label.length > MOST_LETTERS);
  const told = choices.some(({ text }) => text !== undefined);
  const { "aria-describedby": described } = getFieldsetProps(meta, fieldDescription(props));
  return (
    <fieldset className={classNames(css.choiceSet, wide && css.wide)} aria-describedby={described}>
      <legend className={classNames(field.label, css.question)}>
        {question} {mark === null ? null : <span className={css.optional}>{mark}</span>}
      </legend>
      {hint === null ? null : (
        <span className={field.hint} id={`${meta.id}-hint`}>
          {hint}
        </span>
      )}
      <FieldError id={meta.errorId} text={meta.errors?.[0]} prefix={words.error} />
      <div className={short ? css.times : told ? css.toldChoices : long ? css.longChoices : css.choices}>
        {choices.map(({ value, label, text, picture }, index) => (
          <label key={value} className={classNames(check, css.choice, short && css.time)}>
            <input
              {...getInputProps(meta, { type: "radio", value })}
              className={box}
              id={index === 0 ? meta.id : `${meta.id}-${value}`}
              // The group is described as a whole.
              aria-describedby={undefined}
            />
            {picture === undefined ? null : (
              <img
                src={`${picture}?w=160`}
                alt=""
                width={96}
                height={72}
                loading="lazy"
                className={css.pictured}
              />
            )}
            <span>
              {label}
              {text === undefined ? null : <span className={css.told}>{text}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
