/**
 * Attributes of the element that answers something that was sent: the page's heading, a notice, the list of errors. A
 * page takes the reader to this element when it opens: by script ({@link arrive}), and by `autofocus` on a page that
 * the browser loads. At most one on a page, and none on a page that answers nothing.
 */
export const ANSWER = { tabIndex: -1, autoFocus: true, "data-answer": "" } as const;
