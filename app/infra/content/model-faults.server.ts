import { modelPath } from "~/domain/catalogue/catalogue-model";
import type { ModelFrontMatter } from "~/domain/catalogue/model-front-matter";
import { pageOfPath } from "~/domain/tenant/page-paths";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { isOurs } from "~/domain/tenant/checks/addresses/own-paths";
import type { ContentFiles } from "./content-files.server";
import type { MarkdownFile } from "./markdown-file.server";

/** Faults of models that take more than one field to see: badges without values, addresses that are taken. */
export function modelFaults({ models, pages }: ContentFiles, config: SiteConfig): readonly string[] {
  const taken = new Map<string, string>(
    pages.flatMap(({ file, front }) => (front?.path === undefined ? [] : [[front.path, file] as const])),
  );
  const unseen = models.length > 0 && !config.routes.enabled.includes("models");
  return [
    ...(unseen ? [`${models[0]?.file ?? ""}: expected "models" in routes.enabled, received none`] : []),
    ...models.flatMap((file) => {
      if (file.front === null) return [];
      const path = modelPath({ slug: file.name, newSlug: file.front.newSlug });
      const owner = taken.get(path) ?? ownerOf(path, config);
      taken.set(path, file.file);
      return [
        ...valueFaults(file.file, file.front),
        ...(owner === null
          ? []
          : [
              `${file.file}: newSlug: expected an address that is free, received ${path}, the address of ${owner}`,
            ]),
      ];
    }),
  ];
}

function ownerOf(path: string, config: SiteConfig): string | null {
  const page = pageOfPath(config, path);
  if (page !== null) return `"${page}"`;
  return isOurs(path) ? "a page of ours" : null;
}

function valueFaults(
  file: MarkdownFile<ModelFrontMatter>["file"],
  front: ModelFrontMatter,
): readonly string[] {
  const { badges, specifications } = front;
  return specifications.flatMap(({ label, values }, index) =>
    values.length === badges.length
      ? []
      : [
          `${file}: specifications[${index}].values: expected ${badges.length} values, one for each badge, received ${values.length} for "${label}"`,
        ],
  );
}
