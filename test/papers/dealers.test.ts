import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { stockSchema } from "~/domain/tenant/config/stock";
import { stockFeedSchema } from "~/domain/tenant/config/stock-feeds";
import { siteConfigJsonSchema } from "~/domain/tenant/site-config-json-schema";
import { TRANSFORM_NAMES } from "~/domain/stock/cell-transforms";
import { feedMappingSchema } from "~/domain/stock/feed-mapping";
import { vehicleSchema } from "~/domain/vehicle/vehicle";
import { blocksOf, fileText, PAPERS, paper, ROOT, spansOf } from "./papers";

describe("the page about stock", () => {
  it("has every key of a mapping and every way to read a cell", () => {
    const keys = Object.keys(feedMappingSchema.shape).filter((key) => key !== "$schema");
    const written = paper("docs/stock-mapping.md").text;
    expect([...keys, ...TRANSFORM_NAMES].filter((name) => !written.includes(`\`${name}\``))).toEqual([]);
  });

  it("explains every repair, and none that is not made", () => {
    const folder = join(ROOT, "app", "domain", "stock");
    const code = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .map((name) => fileText(`app/domain/stock/${name}`))
      .join("\n");
    const made = [
      ...code.matchAll(/(?:(?:note|noteImages|positive|refused)\(\s*|\bcode: )"([a-z]+-[a-z-]+)"[,)]/g),
    ].map(([, name]) => name);
    const [, table = ""] = paper("docs/stock.md").text.split("### Notes on rows");
    const told = [...table.matchAll(/^\| `([a-z-]+)`/gm)].map(([, name]) => name);
    expect(made.length).toBeGreaterThan(10);
    expect([...told].sort()).toEqual([...new Set(made)].sort());
  });

  it("shows feeds that a dealer's file may have", () => {
    const [, section = ""] = paper("docs/stock.md").text.split("## A feed that is pulled");
    const [whole, source] = [...section.matchAll(/^```json\n([\s\S]*?)^```/gm)].map(
      ([, text = ""]): unknown => JSON.parse(`{${text}}`),
    );
    // The second block is another source for the feed of the first.
    const { stock } = z.object({ stock: stockSchema }).parse(whole);
    const { source: other } = z.object({ source: stockFeedSchema.shape.source }).parse(source);
    expect(stock.feeds.map((feed) => feed.source.type)).toEqual(["https"]);
    expect(other.type).toBe("sftp");
  });

  it("names only fields that a vehicle has", () => {
    const [, list = ""] = /A row needs([\s\S]*?)These have names/.exec(paper("docs/stock.md").text) ?? [];
    const named = [...list.matchAll(/`([a-z_A-Z]+)`/g)].map(([, name = ""]) => name);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !(name in vehicleSchema.shape))).toEqual([]);
  });
});

it("names every copy block that a vehicle's page reads, and no other", () => {
  const code = fileText("app/features/vehicle/page/build-vehicle-page.ts");
  const read = [...code.matchAll(/copyBlock\(vehicle, site, "([a-z-]+)"/g)].map(([, name]) => name);
  const [, table = ""] = paper("docs/dealers/content.md").text.split("## Copy blocks");
  const told = [...table.matchAll(/^\| `([a-z-]+)` /gm)].map(([, name]) => name);
  expect(read.length).toBeGreaterThan(2);
  expect(told.sort()).toEqual(read.sort());
});

it("every piece of JSON can be read, whole or as part of a file", () => {
  const blocks = PAPERS.flatMap(blocksOf).filter(({ language }) => language === "json");
  expect(blocks.length).toBeGreaterThan(1);
  for (const { text } of blocks)
    expect(() => void JSON.parse(text.startsWith("{") ? text : `{${text}}`), text).not.toThrow();
});

it("names only groups and fields that a dealer's file has", () => {
  const schema = siteConfigJsonSchema();
  const properties = schema["properties"] as Record<string, unknown>;
  const fields = Object.entries(properties).flatMap(([group, node]) => fieldsOf(node, group));
  // Front matter has fields of its own, some below the name of a group.
  const papers = PAPERS.filter(({ file }) => file !== "docs/dealers/front-matter.md");
  const named = papers.flatMap((one) =>
    spansOf(one)
      .filter((span) => /^[a-z]+(?:\.[a-zA-Z]+)+$/.test(span) && (span.split(".")[0] ?? "") in properties)
      .filter((span) => !/\.(?:json|md|yaml|ts|js)$/.test(span))
      .map((field) => ({ file: one.file, field })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ field }) => !fields.includes(field))).toEqual([]);
});

/** `leads.sinks`, `site.legal.company`: objects in objects; lists end a path. */
function fieldsOf(node: unknown, path: string): readonly string[] {
  // The schema is a tree of objects.
  const { properties = {}, anyOf = [] } = node as {
    properties?: Record<string, unknown>;
    anyOf?: readonly unknown[];
  };
  return [
    path,
    ...Object.entries(properties).flatMap(([name, field]) => fieldsOf(field, `${path}.${name}`)),
    ...anyOf.flatMap((choice) => fieldsOf(choice, path)),
  ];
}
