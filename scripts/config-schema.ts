import { writeFile } from "node:fs/promises";
import { format, resolveConfig } from "prettier";
import { contentJsonSchema } from "../app/domain/content/content-json-schema";
import { siteConfigJsonSchema } from "../app/domain/tenant/site-config-json-schema";

/** For `tenant-config/<slug>/site.json` and the front matter in `tenant-config/<slug>/content/`. */
const SCHEMAS = {
  "tenant-config/site.schema.json": siteConfigJsonSchema,
  "tenant-config/content.schema.json": contentJsonSchema,
};

/** Writes the JSON Schemas that editors use. Run it after changing a config group or front matter. */
async function main(): Promise<void> {
  for (const [file, make] of Object.entries(SCHEMAS)) {
    const options = (await resolveConfig(file)) ?? {};
    await writeFile(file, await format(JSON.stringify(make()), { ...options, filepath: file }));
    process.stdout.write(`${file} written\n`);
  }
}

await main();
