import { parameterSort } from "~/domain/url/page-parameters";

/** An address as the store of finished pages knows it. */
export interface PageAddress {
  /** Path and the parameters that pages read, as they were written. */
  readonly path: string;
  /** Names of campaign parameters that were left out. */
  readonly tags: readonly string[];
}

/**
 * The address as a key for finished pages. Null for an address with a parameter that no page knows: nothing is kept for
 * it, because anybody can make up any number of them.
 */
export function pageAddress({ pathname, search }: URL): PageAddress | null {
  if (search === "") return { path: pathname, tags: [] };
  const kept: string[] = [];
  const tags: string[] = [];
  for (const part of search.slice(1).split("&")) {
    const [name = ""] = new URLSearchParams(part).keys();
    const sort = parameterSort(name);
    if (sort === "unknown") return null;
    if (sort === "campaign") tags.push(name);
    else kept.push(part);
  }
  return { path: kept.length === 0 ? pathname : `${pathname}?${kept.join("&")}`, tags };
}
