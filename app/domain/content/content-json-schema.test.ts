import { expect, it } from "vitest";
import { contentJsonSchema } from "./content-json-schema";

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
