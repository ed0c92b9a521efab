/**
 * Attributes of what answers something that was sent: the page's heading, a notice, the list of errors. A page that is
 * opened takes the reader there: by script ({@link arrive}), and on a page that was loaded by the browser itself.
 * One for a page; not for a page that somebody just opens.
 */
export const ANSWER = { tabIndex: -1, autoFocus: true, "data-answer": "" } as const;
