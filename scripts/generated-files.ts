import { join } from "node:path";
import { format } from "oxfmt";
import { contentJsonSchema } from "../app/domain/content/content-json-schema";
import { leadEventJsonSchema } from "../app/domain/lead/lead-event-schema";
import { siteConfigJsonSchema } from "../app/domain/tenant/site-config-json-schema";
import { feedMappingJsonSchema } from "../app/domain/stock/feed-mapping-json-schema";
import { fieldTables } from "./field-tables";
import { schemaNode } from "./json-schema-node";
import { leadApi } from "./lead-api";
import { mappingPage } from "./mapping-page";
import { stockApi } from "./stock-api";
import { requirementsPage } from "./requirements";

const ROOT = join(import.meta.dirname, "..");
/** How long lines may be (`.oxfmtrc.json`). */
const LINES = { printWidth: 110 };

/** Files that a command writes from the code; `scripts/generated-files.test.ts` holds them against it. */
export const GENERATED = {
  "config:schema": {
    // For `tenant-config/<slug>/site.json` and the front matter in `tenant-config/<slug>/content/`.
    "tenant-config/site.schema.json": () => jsonText(siteConfigJsonSchema()),
    "tenant-config/content.schema.json": () => jsonText(contentJsonSchema()),
    "stock-mappings/mapping.schema.json": () => jsonText(feedMappingJsonSchema()),
    // For those who write programs that push stock.
    "docs/stock-api.openapi.json": () => jsonText(stockApi()),
    // For those who write programs that add leads.
    "docs/lead-api.openapi.json": () => jsonText(leadApi()),
    // For those who write programs that take leads.
    "docs/lead-webhook.schema.json": () => jsonText(leadEventJsonSchema()),
  },
  "config:docs": {
    "docs/dealers/fields.md": () => fieldsPage("Fields of site.json", siteConfigJsonSchema()),
    "docs/dealers/front-matter.md": () =>
      fieldsPage("Fields of front matter, reviews.yaml and parts.yaml", contentJsonSchema()),
    "docs/stock-mapping.md": () => mappingPage(),
    "docs/requirements.md": () => requirementsPage(ROOT),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, () => string>>>>;

/** A command that writes files from the code. */
export type GeneratingCommand = keyof typeof GENERATED;

/** The files a command writes, each with its text. */
export async function generatedFiles(
  command: GeneratingCommand,
): Promise<readonly (readonly [file: string, text: string])[]> {
  return Promise.all(
    Object.entries(GENERATED[command]).map(async ([file, make]) => {
      const text = make();
      return [file, file.endsWith(".json") ? (await format(file, text, LINES)).code : text] as const;
    }),
  );
}

function jsonText(schema: unknown): string {
  return JSON.stringify(schema);
}

function fieldsPage(title: string, schema: unknown): string {
  const document = schemaNode.parse(JSON.parse(JSON.stringify(schema)));
  return `# ${title}\n\n<!-- Written by \`npm run config:docs\`: change the descriptions in the code, not this file. -->\n\n${fieldTables(document)}`;
}
