/** Id of a page that is drawn from configuration or content. */
export const SITE_PAGE_ID = "site-page";
