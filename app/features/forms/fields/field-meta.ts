import type { FieldView, FormWords } from "../form-view";

/** One question within its form. */
export interface FieldMeta {
  /** Id of its control; hint and error are `<id>-hint` and `<id>-error`. */
  readonly id: string;
  readonly name: string;
  /** What it holds at first. */
  readonly first: string;
  /** What is wrong with the answer; null when nothing is. */
  readonly error: string | null;
}

export interface FormFieldProps {
  readonly view: FieldView;
  readonly meta: FieldMeta;
  readonly words: FormWords;
}
