import type { ChangeEventHandler, ReactNode } from "react";
import { Icon, type IconName } from "~/ui/icon/icon";
import { classNames } from "~/ui/theme/class-names";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import { face, group, input, option as optionClass } from "./segmented.css";

export interface SegmentedOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly icon?: IconName;
}

export interface SegmentedProps {
  /** Name of the form field. */
  readonly name: string;
  /** What is chosen here; read by screen readers. */
  readonly legend: string;
  /** Two to four. */
  readonly options: readonly SegmentedOption[];
  /** The value, for a controlled component; else give {@link defaultValue}. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: ChangeEventHandler<HTMLInputElement>;
  readonly className?: string;
}

/** Exclusive choice in one strip: native radio buttons, so it works in a plain form. */
export function Segmented({
  name,
  legend,
  options,
  value,
  defaultValue,
  onChange,
  className,
}: SegmentedProps) {
  return (
    <fieldset className={classNames(className)}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div className={group}>
        {options.map((option) => (
          <label key={option.value} className={optionClass}>
            <input
              type="radio"
              className={input}
              name={name}
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={onChange}
            />
            <span className={face}>
              {option.icon === undefined ? null : <Icon name={option.icon} />}
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
