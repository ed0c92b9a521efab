/** Of the form among the parts of a page. */
export const FORM_PART_ID = "form-part";
