import type { MetaDescriptor } from "@remix-run/react";

interface MetaInput {
  readonly data: { readonly title: string } | undefined;
  readonly matches: readonly { readonly id: string; readonly data: unknown }[];
}

/** The head of a page about one person: never in search engines. */
export function accountMeta({ data, matches }: MetaInput): MetaDescriptor[] {
  const root = matches.find(({ id }) => id === "root")?.data;
  // Root's own loader returns it; the check covers what `meta` gets to see when that loader failed.
  const site =
    typeof root === "object" && root !== null && "site" in root ? (root.site as { name: string }) : null;
  if (data === undefined || site === null) return [{ name: "robots", content: "noindex" }];
  return [{ title: `${data.title} | ${site.name}` }, { name: "robots", content: "noindex" }];
}
