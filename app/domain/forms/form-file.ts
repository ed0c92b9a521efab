/** How many days a file sent with a form can be fetched: until an application is decided. */
export const FORM_FILE_DAYS = 180;
