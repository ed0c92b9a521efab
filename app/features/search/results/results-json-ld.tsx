import { textsWithoutIsolates } from "~/domain/text/isolates";
import type { CrumbView, ResultsView } from "./results-view";

/** A listed vehicle as search engines are told of it. */
export interface ListEntry {
  readonly name: string;
  readonly path: string;
}

/** Text that may stand inside a `<script>` element: nothing in it can end the element or open a comment. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

interface ResultsJsonLdProps {
  readonly view: ResultsView<unknown>;
  readonly entries: readonly ListEntry[];
}

function linkedData({ view, entries }: ResultsJsonLdProps): string {
  const { url } = view.site;
  const graph = [breadcrumbs(view.crumbs, url, `${url}${view.meta.path}`), itemList(view, entries, url)];
  return scriptSafeJson(textsWithoutIsolates({ "@context": "https://schema.org", "@graph": graph }));
}

/** Crawlers load pages, so only the server writes it; after a step to another page the element is empty. */
const textOf = import.meta.env.SSR ? linkedData : () => "";

/** The list and the breadcrumbs as linked data; both absent from pages that are not to be indexed. */
export function ResultsJsonLd(props: ResultsJsonLdProps) {
  const { meta, href } = props.view;
  if (meta.noindex) return null;
  return (
    <script
      key={href}
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: textOf(props) }}
    />
  );
}

function breadcrumbs(crumbs: readonly CrumbView[], site: string, here: string) {
  const itemListElement = crumbs.map(({ label, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: href === undefined ? here : `${site}${href}`,
  }));
  return { "@type": "BreadcrumbList", itemListElement };
}

function itemList({ heading, count }: ResultsView<unknown>, entries: readonly ListEntry[], site: string) {
  const itemListElement = entries.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    url: `${site}${path}`,
  }));
  return { "@type": "ItemList", name: heading, numberOfItems: count, itemListElement };
}
