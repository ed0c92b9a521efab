import { loader as home } from "~/routes/_index/route";
import { everySite, siteAnswer } from "../site/site-answer.server";

/** The blocks of a dealer's home page, then one of every kind that it has not, of other dealers. */
export async function homeArea(request: Request) {
  const sites = await everySite(request);
  const pages = await Promise.all(
    sites.map(({ config }) => siteAnswer(request, { loader: home, path: "/", slug: config.site.slug })),
  );
  const blocks = pages.map((page) => page?.home.blocks ?? []);
  const [own = [], ...others] = blocks;
  const kinds = new Set(own.map(kindOf));
  const lent = others.flat().filter((block) => {
    const isNew = !kinds.has(kindOf(block));
    kinds.add(kindOf(block));
    return isNew;
  });
  return { own, lent };
}

type Block = { readonly kind: string; readonly part?: { readonly kind: string } };

function kindOf({ kind, part }: Block): string {
  return part === undefined ? kind : `${kind} ${part.kind}`;
}
