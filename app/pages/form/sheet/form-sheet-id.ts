/** Id of a page with a form of the catalogue. */
export const FORM_SHEET_ID = "form-sheet";
