import type { ProseHeading } from "~/domain/content/prose";
import type { SiteImage } from "~/domain/tenant/config/shapes";
import type { PageFrame } from "~/domain/content/page-frame";
import type { PageLink } from "~/domain/content/page-links";

/** Questions under one heading. */
export interface FaqGroupView {
  readonly id: string;
  readonly title: string;
  readonly items: readonly { readonly id: string; readonly question: string; readonly html: string }[];
}

/** A text with its contents beside it. */
export interface ProseView {
  readonly html: string;
  /** Empty without a list of contents. */
  readonly contents: readonly ProseHeading[];
  readonly contentsLabel: string;
}

/** A page of the dealer's words. */
export interface TextPageView {
  readonly frame: PageFrame;
  readonly kicker: string;
  readonly title: string;
  readonly intro: string;
  readonly image: SiteImage | null;
  readonly facts: readonly { readonly value: string; readonly label: string }[];
  readonly actions: readonly PageLink[];
  readonly prose: ProseView;
  /** "Last updated 3 October 2026" */
  readonly updated: string | null;
  readonly faqs: readonly FaqGroupView[];
  readonly related: { readonly title: string; readonly links: readonly PageLink[] } | null;
}

/** A post on a card (ENT-32). */
export interface BlogCardView {
  readonly heading: string;
  readonly description: string;
  readonly image: SiteImage;
  readonly date: string;
  readonly isoDate: string;
  readonly href: string;
  readonly category: string;
}

/** The newest posts on another page (BLOG-03). */
export interface PostsBlockView {
  readonly title: string;
  readonly text: string;
  readonly cards: readonly BlogCardView[];
  readonly more: PageLink | null;
}

/** The blog or one category of it. */
export interface BlogPageView {
  readonly frame: PageFrame;
  /** A category with a single post, which says no more than the post does. */
  readonly noindex: boolean;
  readonly title: string;
  readonly intro: string;
  readonly tabs: { readonly label: string; readonly items: readonly BlogTab[] };
  readonly cards: readonly BlogCardView[];
  readonly feed: { readonly href: string; readonly label: string };
}

/** A category to choose. */
export interface BlogTab {
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
}

/** One post. */
export interface PostPageView {
  readonly frame: PageFrame;
  readonly title: string;
  readonly intro: string;
  readonly category: PageLink;
  /** "By Priya Nair" */
  readonly author: string;
  readonly date: string;
  readonly isoDate: string;
  /** "4 minutes to read" */
  readonly length: string;
  readonly image: SiteImage;
  readonly prose: ProseView;
  readonly links: readonly PageLink[];
  readonly more: { readonly title: string; readonly cards: readonly BlogCardView[] } | null;
}

/** The makes a dealer has. */
export interface BrandsPageView {
  readonly frame: PageFrame;
  readonly title: string;
  readonly intro: string;
  readonly groups: readonly { readonly title: string; readonly brands: readonly BrandView[] }[];
}

/** One make. */
export interface BrandView {
  readonly name: string;
  readonly href: string;
  readonly logo: string | null;
  /** "214 in stock"; empty while the stock cannot be counted. */
  readonly note: string;
  /** The make's overview (ROUTE-40); null for makes without models. */
  readonly range: { readonly href: string; readonly label: string } | null;
}
