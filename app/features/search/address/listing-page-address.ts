/** The address of another page of the same listing. */
export function listingPageAddress(href: string, page: number): string {
  const bare = href.replace(/([?&])page=\d+(&|$)/, (_, before: string, after: string) =>
    after === "" ? "" : before,
  );
  return page === 1 ? bare : `${bare}${bare.includes("?") ? "&" : "?"}page=${page}`;
}
