import { describe, expect, it } from "vitest";
import * as z from "zod";
import { siteConfigJsonSchema } from "../app/domain/tenant/site-config-json-schema";
import { fieldTables } from "./field-tables";
import { schemaNode } from "./json-schema-node";

/** The rows of a group with these fields, without the head of the table. */
function rowsOf(fields: z.ZodRawShape): string[] {
  const group = z.strictObject({ group: z.strictObject(fields).describe("A group") });
  const schema: unknown = z.toJSONSchema(group, { io: "input" });
  const lines = fieldTables(schemaNode.parse(schema)).split("\n");
  return lines.filter((line) => line.startsWith("| ")).slice(2);
}

describe("a row of the field tables", () => {
  it("has name, value, default and meaning", () => {
    expect(rowsOf({ days: z.int().min(30).max(90).default(60).describe("Days it is kept") })).toEqual([
      "| `days` | whole number from 30 to 90 | `60` | Days it is kept |",
    ]);
  });

  it("says which fields have to be given, and null where it is allowed", () => {
    expect(rowsOf({ to: z.email().nullable().describe("Mailbox") })).toEqual([
      "| `to` | e-mail address or `null` | **needed** | Mailbox |",
    ]);
  });

  it("leaves out ids of requirements, and shows bars and angle brackets as text", () => {
    expect(
      rowsOf({ a: z.boolean().optional().describe("A|B of <slug> (RES-01, RES-02 to RES-04)") }),
    ).toEqual(["| `a` | `true` or `false` |  | A\\|B of &lt;slug> |"]);
  });

  it("goes into objects, lists, maps and variants", () => {
    const variants = z.discriminatedUnion("type", [
      z.strictObject({ type: z.literal("mail").describe("A mail") }),
      z.strictObject({ type: z.literal("post").describe("A post"), url: z.url().describe("Where") }),
    ]);
    const rows = rowsOf({
      list: z.array(z.strictObject({ name: z.string().max(5).describe("Name") })).describe("List"),
      map: z.record(z.string(), z.strictObject({ size: z.number().describe("Size") })).describe("Map"),
      sinks: z.array(variants).describe("Sinks"),
    });
    expect(rows.map((row) => row.split(" | ")[0])).toEqual([
      "| `list`",
      "| `list[].name`",
      "| `map`",
      "| `map.NAME.size`",
      "| `sinks`",
      '| **sinks[] with type "mail"**',
      "| `sinks[].type`",
      '| **sinks[] with type "post"**',
      "| `sinks[].type`",
      "| `sinks[].url`",
    ]);
  });
});

it("every group and shared shape of a dealer's file has a section with fields", () => {
  const document = schemaNode.parse(siteConfigJsonSchema());
  const sections = fieldTables(document).split("\n## ").slice(1);
  const groups = Object.keys(document.properties ?? {}).filter((name) => name !== "$schema");
  expect(sections.map((section) => section.split("\n")[0])).toEqual(expect.arrayContaining(groups));
  expect(sections.filter((section) => !section.includes("| `"))).toEqual([]);
});
