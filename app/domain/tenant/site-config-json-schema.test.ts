import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { siteConfigJsonSchema } from "./site-config-json-schema";

const schema = siteConfigJsonSchema();

interface Node {
  readonly properties?: Readonly<Record<string, Node>>;
  readonly description?: string;
  readonly const?: unknown;
  readonly $ref?: string;
}

/** Every property of the schema, with its path. */
function propertiesOf(node: unknown, path: string): { readonly path: string; readonly field: Node }[] {
  if (typeof node !== "object" || node === null) return [];
  // The schema is a tree of objects; `properties` holds fields wherever it stands.
  const { properties } = node as Node;
  const own = Object.entries(properties ?? {}).map(([name, field]) => ({ path: `${path}.${name}`, field }));
  return [...own, ...Object.entries(node).flatMap(([key, part]) => propertiesOf(part, `${path}/${key}`))];
}

describe("the JSON Schema", () => {
  it("explains every field", () => {
    const silent = propertiesOf(schema, "").filter(
      ({ field }) => field.const === undefined && field.description === undefined && field.$ref === undefined,
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
    expect(propertiesOf(schema, "").length).toBeGreaterThan(400);
  });

  it("asks for nothing that has a default", () => {
    expect(schema["required"]).toEqual(["site", "theme"]);
  });

  it("is named by every dealer's file", () => {
    const folders = readdirSync("tenant-config", { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    for (const { name } of folders) {
      const site: unknown = JSON.parse(readFileSync(`tenant-config/${name}/site.json`, "utf8"));
      expect(site, name).toMatchObject({ $schema: "../site.schema.json" });
    }
  });
});
