import type { PageFacts } from "./page-facts";

/** What every page has to have; the sentences say what is wrong with this one. */
export function pageFaults(target: string, facts: PageFacts, base: string): readonly string[] {
  const { title, headings, description, canonical, language, poorPictures } = facts;
  const isKept = facts.robots.includes("noindex");
  return [
    ...(title.trim().length < 4 ? ["has no title"] : []),
    ...(headings === 1 ? [] : [`has ${String(headings)} first headings`]),
    ...(description.trim().length < 20 ? [`has no description ("${description}")`] : []),
    ...(canonical === "" ? ["has no canonical address"] : []),
    ...(canonical === "" || canonical.startsWith(`${base}/`)
      ? []
      : [`has the canonical address ${canonical}`]),
    ...(language === "" ? ["has no language"] : []),
    ...poorPictures.map((text) => `has a picture: ${text}`),
    ...(isKept ? [] : previewFaults(facts)),
    ...(target.includes("#") ? ["is asked for with a fragment"] : []),
  ];
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
