import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const WRITES = /(?:insertInto|updateTable|deleteFrom|replaceInto)\("stock_row"\)/;

it("published stock is written in one place, which looks whose the vehicles and their paths are", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
    // Migrations change how vehicles are kept, and not what they are.
    (file) => file.endsWith(".server.ts") && !file.startsWith(join("infra", "db", "migrations")),
  );
  const writers = files.filter((file) => WRITES.test(readFileSync(join("app", file), "utf8")));
  expect(writers).toEqual([join("infra", "db", "edition", "stock-rows.server.ts")]);
});
