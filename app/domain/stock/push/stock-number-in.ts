/**
 * The stock number in an address, decoded once: routers decode some signs twice, which makes `A%252F1` and `A%2F1` one vehicle.
 * @param pathname as it was sent: `/api/stock/ID/A%2F1`
 * @returns null where it is not percent-encoded UTF-8
 */
export function stockNumberIn(pathname: string): string | null {
  const last = pathname.replace(/\/+$/, "").split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(last);
  } catch {
    return null;
  }
}
