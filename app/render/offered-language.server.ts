import type { EntryContext } from "@remix-run/node";
import { languageToOffer } from "~/i18n/request-language.server";
import { withRoot } from "./entry-context.server";
import type { RootData } from "./root-data.server";

/**
 * A page for one visitor alone, with the language to offer them, also where there is no script. Pages that caches share
 * never know who reads them: script finds the offer there.
 * @param headers of the answer, with the page's `Cache-Control`
 */
export async function withOfferedLanguage(
  context: EntryContext,
  request: Request,
  headers: Headers,
): Promise<EntryContext> {
  if (/\bpublic\b/.test(headers.get("Cache-Control") ?? "")) return context;
  // Our own loader wrote it (`root-data.server.ts`); nothing where nobody answers at the host.
  const root = context.staticHandlerContext.loaderData["root"] as RootData | null | undefined;
  const languages = root?.site.languages;
  if (root == null || languages === undefined) return context;
  const tags = languages.all.map(({ tag }) => tag);
  const offered = await languageToOffer(tags, languages.here, request);
  if (offered === languages.here) return context;
  return withRoot(context, { ...root, site: { ...root.site, languages: { ...languages, offered } } });
}
