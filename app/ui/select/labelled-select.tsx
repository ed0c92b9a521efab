import { label as labelClass } from "~/ui/field/field.css";
import { Select } from "./select";
import { labelled } from "./select.css";

export interface LabelledSelectProps {
  readonly id: string;
  readonly name: string;
  readonly choice: {
    readonly label: string;
    readonly value: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  };
}

/** A list to choose from with its label above, of a form that finds things and cannot be filled in wrongly. */
export function LabelledSelect({ id, name, choice }: LabelledSelectProps) {
  return (
    <div className={labelled}>
      <label className={labelClass} htmlFor={id}>
        {choice.label}
      </label>
      <Select id={id} name={name} defaultValue={choice.value}>
        {choice.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}
