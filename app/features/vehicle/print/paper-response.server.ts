import { createHash } from "node:crypto";

/** Prices change: shared caches ask again after five minutes. */
const CACHE = "public, max-age=0, s-maxage=300, stale-while-revalidate=600";

/** What is said of a vehicle's PDF: its name, and that search engines keep the vehicle's page instead (CALL-20). */
export function pdfHeaders(name: string): Readonly<Record<string, string>> {
  return {
    "Content-Type": "application/pdf",
    "Content-Disposition": `attachment; filename="${name}"`,
    "Cache-Control": CACHE,
    "X-Robots-Tag": "noindex",
  };
}

/** A finished file with its headers; only the headers when the browser has the file already or asks with HEAD. */
export function paperResponse(
  request: Request,
  bytes: Uint8Array,
  given: Readonly<Record<string, string>>,
): Response {
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  const headers = { ...given, ETag: etag };
  const known = (request.headers.get("if-none-match") ?? "")
    .split(",")
    .map((one) => one.trim().replace(/^W\//, ""));
  if (known.includes(etag) || known.includes("*")) return new Response(null, { status: 304, headers });
  const body = request.method === "HEAD" ? null : Uint8Array.from(bytes);
  return new Response(body, { headers: { ...headers, "Content-Length": String(bytes.length) } });
}
