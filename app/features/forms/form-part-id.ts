/** Of the form among the parts of a page. */
export const FORM_PART_ID = "form-part";

/** Id of a form's error summary. */
export function summaryId({ id }: { readonly id: string }): string {
  return `${id}-errors`;
}
