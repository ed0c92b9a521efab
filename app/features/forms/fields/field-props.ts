import type { FieldMetadata } from "@conform-to/react";
import type { FieldView, FormWords } from "../form-view";

/** One question within its form. */
export interface FormFieldProps {
  readonly view: FieldView;
  /** Ids, first value and messages. Its control has its id; hint and error are `<id>-hint` and `<id>-error`. */
  readonly meta: FieldMetadata<string>;
  readonly words: FormWords;
}

/** What tells of a question's hint, for the controls' `aria-describedby`; that of its error Conform adds. */
export function fieldDescription({ view, meta }: FormFieldProps): { readonly ariaDescribedBy?: string } {
  return view.hint === null ? {} : { ariaDescribedBy: `${meta.id}-hint` };
}
