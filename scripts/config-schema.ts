import { writeFile } from "node:fs/promises";
import { format, resolveConfig } from "prettier";
import { siteConfigJsonSchema } from "../app/domain/tenant/site-config-json-schema";

const FILE = "tenant-config/site.schema.json";

/** Writes the JSON Schema that editors use for `tenant-config/<slug>/site.json`. Run it after changing a config group. */
async function main(): Promise<void> {
  const options = (await resolveConfig(FILE)) ?? {};
  await writeFile(FILE, await format(JSON.stringify(siteConfigJsonSchema()), { ...options, filepath: FILE }));
  process.stdout.write(`${FILE} written\n`);
}

await main();
