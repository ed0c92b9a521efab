import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contentJsonSchema } from "./content-json-schema";

it("is the one in tenant-config: run `npm run config:schema` after changing front matter", () => {
  const file: unknown = JSON.parse(readFileSync("tenant-config/content.schema.json", "utf8"));
  expect(file).toEqual(JSON.parse(JSON.stringify(contentJsonSchema())));
});

it("explains every field of every kind", () => {
  const defs = contentJsonSchema()["$defs"];
  const kinds = Object.values(
    defs as Record<string, { properties: Record<string, { description?: string }> }>,
  );
  expect(kinds.length).toBeGreaterThan(5);
  const silent = kinds.flatMap(({ properties }) =>
    Object.entries(properties).flatMap(([name, { description }]) =>
      description === undefined ? [name] : [],
    ),
  );
  expect(silent).toEqual([]);
});
