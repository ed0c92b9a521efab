import type { LoaderFunctionArgs } from "@remix-run/node";
import { llmsPlaces } from "~/domain/content/llms-places";
import { type LlmsLink, llmsText } from "~/domain/content/llms-text";
import { absolute } from "~/domain/content/page-frame";
import { SITEMAP_PATH } from "~/domain/content/sitemap";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { footerColumnsOf, menuOf, pageLink } from "~/domain/tenant/standard/standard-nav";
import { type VisibleLink, visibleLinks } from "~/domain/tenant/visible-links";
import { requireSite, siteTranslator } from "~/request/site-context.server";

/** Pages that a shopper asks for, whether or not the menu has them. */
const ASKED_FOR = ["testDrive", "service", "sell", "finance", "contact"] as const;
type Words = Parameters<typeof pageLink>[1];

/** What the site is and where things are, for programs that read for somebody. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const config = await requireSite(request);
  const { site } = config;
  const t = siteTranslator(config);
  const places = llmsPlaces(config);
  const told = new Set(places.map(({ address }) => address));
  const pages = pagesOf(config, t).filter(({ address }) => !told.has(address));
  const text = llmsText({
    name: site.name,
    description: site.description || t("standard.description", { name: site.name }),
    notes: [t("llms.text"), t("llms.map", { address: absolute(config, SITEMAP_PATH) })],
    sections: [
      { heading: t("llms.pages"), links: pages },
      { heading: t("llms.places"), links: places },
    ],
  });
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}

/** The pages of menu and footer, in their order, each address once. */
function pagesOf(config: SiteConfig, t: Words): readonly LlmsLink[] {
  const footer = footerColumnsOf(config, t).flatMap(({ links }) => links);
  const links = visibleLinks(config, [
    ...menuOf(config, t),
    ...ASKED_FOR.map((page) => pageLink(page, t)),
    ...footer,
  ]).flatMap(linksOf(config));
  return links.filter(({ address }, index) => links.findIndex((one) => one.address === address) === index);
}

/** A link of the menu and those below it, without those that lead to other sites. */
function linksOf(config: SiteConfig) {
  return function links({ label, href, note, external, children }: VisibleLink): readonly LlmsLink[] {
    const own =
      href === null || external ? [] : [{ label, address: absolute(config, href), ...aboutOf(note) }];
    return [...own, ...children.flatMap(links)];
  };
}

const aboutOf = (note: string | null) => (note === null ? {} : { about: note });
