import { isOurs } from "~/domain/tenant/checks/addresses/own-paths";
import { pageOfPath } from "~/domain/tenant/page-paths";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { ContentFiles } from "./content-files.server";

/** Faults that take more than one file to see: pages written twice, paths that are taken, names of nothing. */
export function contentFaults({ pages, posts, faqs }: ContentFiles, config: SiteConfig): readonly string[] {
  const owners = new Map<string, string>();
  const topics = faqs.map(({ name }) => name);
  const { blogCategories } = config.content;
  return [
    ...pages.flatMap(({ file, front }) => {
      if (front === null) return [];
      const own = front.page ?? front.path ?? "";
      const first = owners.get(own);
      owners.set(own, first ?? file);
      return [
        ...fault(
          first !== undefined,
          file,
          front.page === undefined ? "path" : "page",
          "one file for a page",
          `${own} in ${first ?? ""} too`,
        ),
        ...pathFaults(file, front.path, config),
        ...fault(
          front.faqs !== null && !topics.includes(front.faqs),
          file,
          "faqs",
          oneOf("a name in content/faqs", topics),
          front.faqs ?? "",
        ),
      ];
    }),
    ...posts.flatMap(({ file, front }) =>
      fault(
        front !== null && !blogCategories.includes(front.category),
        file,
        "category",
        oneOf("one of content.blogCategories", blogCategories),
        front?.category ?? "",
      ),
    ),
  ];
}

function pathFaults(file: string, path: string | undefined, config: SiteConfig): readonly string[] {
  if (path === undefined) return [];
  const page = pageOfPath(config, path);
  return [
    ...fault(page !== null, file, "path", "a path no page has", `${path}, the path of "${page ?? ""}"`),
    ...fault(page === null && isOurs(path), file, "path", "a path that is free", path),
    ...fault(
      /[?#%]|[A-Z]|.\/$/.test(path),
      file,
      "path",
      "a path in small letters without ?, #, % or / at its end",
      path,
    ),
  ];
}

const oneOf = (what: string, names: readonly string[]) =>
  names.length === 0 ? what : `${what} (${names.join(", ")})`;

function fault(
  wrong: boolean,
  file: string,
  path: string,
  expected: string,
  received: string,
): readonly string[] {
  return wrong ? [`${file}: ${path}: expected ${expected}, received ${received}`] : [];
}
