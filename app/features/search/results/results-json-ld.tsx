import { textsWithoutIsolates } from "~/i18n/isolates";
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

/** The list and the breadcrumbs as linked data; both absent from pages that are not to be indexed. */
export function ResultsJsonLd({
  view,
  entries,
}: {
  readonly view: ResultsView<unknown>;
  readonly entries: readonly ListEntry[];
}) {
  if (view.meta.noindex) return null;
  const { url } = view.site;
  const graph = [breadcrumbs(view.crumbs, url, `${url}${view.meta.path}`), itemList(view, entries, url)];
  const json = scriptSafeJson(textsWithoutIsolates({ "@context": "https://schema.org", "@graph": graph }));
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
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
