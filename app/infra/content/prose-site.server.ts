import { type AddressedContent, contentAddresses } from "~/domain/content/content-addresses";
import { mediaSize } from "~/domain/media/media-address";
import { pictureAddress } from "~/domain/picture/picture-address";
import { isPageKey } from "~/domain/tenant/pages";
import { withBase } from "~/domain/url/with-base";
import { languageOf } from "~/domain/tenant/site-language";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { visibleLink } from "~/domain/tenant/visible-links";

/** Where a link of a text leads. `gone`: to a page this dealer does not have; its words stay, without a link. */
export type ProseLink =
  | { readonly kind: "to"; readonly href: string }
  | { readonly kind: "gone" }
  | { readonly kind: "wrong" };

/** A picture of a text, with its own size. */
export interface ProsePicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** What links and pictures of a text mean on one dealer's site. */
export interface ProseSite {
  link(target: string): ProseLink;
  /** False for a link to a page of this site that is not there, and for no other. */
  arrives(target: string): boolean;
  picture(address: string): ProsePicture | null;
}

/** The meaning of links and pictures for a dealer. @param content what stands at addresses of its own */
export function proseSite(config: SiteConfig, content: AddressedContent): ProseSite {
  const stands = contentAddresses(config, content);
  // Prose is printed as it is: no link of the page's adds its language later.
  const { base } = languageOf(config.site);
  return {
    link(target) {
      if (/^(?:https:\/\/|mailto:|tel:|#)/.test(target)) return { kind: "to", href: target };
      const named = /^page:([A-Za-z]+)([?#].*)?$/.exec(target);
      if (named === null && !/^\/(?![/\\])/.test(target)) return { kind: "wrong" };
      const [, page = "", rest = ""] = named ?? [];
      if (named !== null && !isPageKey(page)) return { kind: "wrong" };
      const item = isPageKey(page) ? { label: target, page } : { label: target, path: target };
      const href = visibleLink(config, item)?.href ?? null;
      return href === null ? { kind: "gone" } : { kind: "to", href: withBase(base, `${href}${rest}`) };
    },
    arrives(target) {
      const [, page, rest = ""] = /^page:([A-Za-z]+)(.*)$/.exec(target) ?? [];
      if (page !== undefined) {
        if (!isPageKey(page)) return true;
        const href = visibleLink(config, { label: target, page })?.href;
        return href != null && (rest === "" || !href.startsWith("/") || stands(`${href}${rest}`));
      }
      return !/^\/(?![/\\])/.test(target) || stands(target);
    },
    picture(address) {
      const [source = "", size = ""] = address.split("#");
      const src = pictureAddress(source, config.images.hosts);
      const given = /^(\d{2,4})x(\d{2,4})$/.exec(size);
      const known =
        given === null
          ? (mediaSize(source) ?? studioSize(source))
          : { width: Number(given[1]), height: Number(given[2]) };
      return src === null || known === null ? null : { src, ...known };
    },
  };
}

/** Pictures of our own come in three sizes, told by their names. */
function studioSize(src: string): { readonly width: number; readonly height: number } | null {
  if (src.startsWith("/media/v/")) return { width: 1200, height: 900 };
  if (!src.startsWith("/media/p/")) return null;
  return src.endsWith("-wide") ? { width: 2000, height: 860 } : { width: 1440, height: 960 };
}
