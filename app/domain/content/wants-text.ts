/** The type of content by which a page's text is asked for. */
export const TEXT_TYPE = "text/markdown";

/** The parameter that asks for a page's text where a cache goes by the address alone: `?as=markdown`. */
const AS = "as";

/** Whether a page is asked for as text: by its address, or by what whoever asks accepts. */
export function asksForText({ url, headers }: Pick<Request, "url" | "headers">): boolean {
  return new URL(url).searchParams.get(AS) === "markdown" || wantsText(headers.get("accept"));
}

/**
 * Whether whoever asks would rather have a page's text than its HTML, going by `Accept`: browsers never name Markdown,
 * programs that read for somebody do.
 */
export function wantsText(accept: string | null): boolean {
  const weights = new Map<string, number>();
  for (const part of (accept ?? "").toLowerCase().split(",")) {
    const [type = "", ...rest] = part.split(";").map((piece) => piece.trim());
    const weight = rest.find((piece) => piece.startsWith("q="));
    weights.set(type, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  const text = weights.get(TEXT_TYPE) ?? 0;
  return text > 0 && text >= (weights.get("text/html") ?? 0);
}
