import { box, check } from "~/ui/check/check.css";
import * as field from "~/ui/field/field.css";
import { Icon } from "~/ui/icon/icon";
import { classNames } from "~/ui/theme/class-names";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import type { FormFieldProps } from "./field-meta";
import * as css from "./form.css";

/** What fits beside another answer on a phone. */
const MOST_LETTERS = 12;

/** A question with few answers: radio buttons as boxes. The first one has the question's id, so that links find it. */
export function ChoiceField({ view, meta, words }: FormFieldProps) {
  const { label, hint, optional, wide, control, choices } = view;
  const { error } = meta;
  const short = control === "time";
  const long = choices.some((choice) => choice.label.length > MOST_LETTERS);
  const described = [
    hint === null ? null : `${meta.id}-hint`,
    error === null ? null : `${meta.id}-error`,
  ].filter((one) => one !== null);
  return (
    <fieldset
      className={classNames(css.choiceSet, wide && css.wide)}
      {...(described.length === 0 ? {} : { "aria-describedby": described.join(" ") })}
    >
      <legend className={classNames(field.label, css.question)}>
        {label} {optional ? <span className={css.optional}>{words.optional}</span> : null}
      </legend>
      {hint === null ? null : (
        <span className={field.hint} id={`${meta.id}-hint`}>
          {hint}
        </span>
      )}
      {error === null ? null : (
        <span className={field.error} id={`${meta.id}-error`}>
          <Icon name="circle-alert" size="sm" className={field.errorIcon} />
          <span>
            <VisuallyHidden>{words.error} </VisuallyHidden>
            {error}
          </span>
        </span>
      )}
      <div className={short ? css.times : long ? css.longChoices : css.choices}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={classNames(check, css.choice, short && css.time)}>
            <input
              type="radio"
              className={box}
              id={index === 0 ? meta.id : `${meta.id}-${choice.value}`}
              name={meta.name}
              value={choice.value}
              defaultChecked={meta.first === choice.value}
              required={!optional}
              {...(error === null ? {} : { "aria-invalid": true })}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
