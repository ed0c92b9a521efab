/** Parameters that say where in its form a browser is: nobody else's address has them. */
const OF_BROWSER = ["step", "index", "draft", "journey", "resumed", "emptied"];

/** The query of the page that a form was sent from, as others can open it. @param search with its question mark, or empty */
export function sentFrom(search: string): string {
  const parameters = [...new URLSearchParams(search)].filter(([name]) => !OF_BROWSER.includes(name));
  const query = new URLSearchParams(parameters).toString();
  return query === "" ? "" : `?${query}`;
}
