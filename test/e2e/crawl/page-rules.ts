import type { PageFacts } from "./page-facts";
import { styleFaults } from "./page-styles";
import { linkedDataFaults } from "./search-engine-data";

/** What every page has to have; the sentences say what is wrong with this one. */
export function pageFaults(target: string, facts: PageFacts, base: string): readonly string[] {
  const { title, headings, description, canonical, language, poorPictures } = facts;
  const isKept = facts.robots.includes("noindex");
  return [
    ...(title.trim().length < 4 ? ["has no title"] : []),
    ...(isKept || title.length <= 75 ? [] : [`has a title of ${String(title.length)} characters`]),
    ...(headings === 1 ? [] : [`has ${String(headings)} first headings`]),
    ...(bytesOf(description.trim()) < 20 ? [`has no description ("${description}")`] : []),
    ...(canonical === "" ? ["has no canonical address"] : []),
    ...(canonical === "" || canonical.startsWith(`${base}/`)
      ? []
      : [`has the canonical address ${canonical}`]),
    ...(language === "" ? ["has no language"] : []),
    ...styleFaults(facts),
    ...poorPictures.map((text) => `has a picture: ${text}`),
    ...(isKept ? [] : [...previewFaults(facts), ...dataFaults(target, facts)]),
    ...linkedDataFaults(target, facts.structured),
  ];
}

/** Linked data that search engines expect of a kind of page, by where such pages stand. */
const EXPECTED_DATA: readonly (readonly [pattern: RegExp, type: string | RegExp])[] = [
  [/^\/$/, "AutoDealer"],
  [/^\/cars\/[^/]+$/, "BreadcrumbList"],
  [/^\/search\/[^?]+$/, "ItemList"],
  [/^\/blog\/[^/]+\/[^/]+$/, "BlogPosting"],
  [/^\/(?:blog|brands|special-offers|models|new-vehicles)$/, "ItemList"],
  [/^\/offers\//, "Offer"],
  [/^\/faq$/, "FAQPage"],
  [/^\/(?:our-location|locations|contact-us)\/[^/]+$/, /^Auto(?:Dealer|Repair|PartsStore)$/],
];

function dataFaults(target: string, { structured, crumbs }: PageFacts): readonly string[] {
  const types = structured.flatMap(typesIn);
  const expected = EXPECTED_DATA.filter(([pattern]) => pattern.test(target)).map(([, type]) => type);
  return [...expected, ...(crumbs ? ["BreadcrumbList"] : [])]
    .filter(
      (wanted) => !types.some((type) => (typeof wanted === "string" ? type === wanted : wanted.test(type))),
    )
    .map((wanted) => `has no linked data of type ${String(wanted)}`);
}

/** Types of the entities a block of linked data holds at its first level. */
function typesIn(data: unknown): readonly string[] {
  if (Array.isArray(data)) return data.flatMap(typesIn);
  if (typeof data !== "object" || data === null) return [];
  const type = "@type" in data ? data["@type"] : [];
  const graph = "@graph" in data ? typesIn(data["@graph"]) : [];
  return [...(Array.isArray(type) ? type : [type]).filter((one) => typeof one === "string"), ...graph];
}

/** What a link preview needs (Open Graph); pages that search engines may not keep need none. */
function previewFaults({ openGraph, canonical }: PageFacts): readonly string[] {
  const missing = ["og:title", "og:description", "og:url", "og:type", "og:site_name"].filter(
    (name) => (openGraph.get(name) ?? "") === "",
  );
  return [
    ...missing.map((name) => `has no ${name}`),
    ...(openGraph.get("og:url") === canonical
      ? []
      : ["previews under another address than its canonical one"]),
  ];
}

/** Chinese says in one sign, of three bytes, what takes others a word. */
const bytesOf = (text: string) => Buffer.byteLength(text);
