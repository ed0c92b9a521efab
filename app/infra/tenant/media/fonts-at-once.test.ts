import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readFont } from "./font-file.server";

test("typefaces that are read at once are each read as they are", async () => {
  const folder = "tenant-config/bluegum-toyota/media/";
  const files = await Promise.all(
    ["red-hat-display", "red-hat-text"].map((name) => readFile(`${folder}${name}.woff2`)),
  );
  const alone = [];
  for (const file of files) alone.push(await readFont(file));
  expect(alone).toMatchObject([{ format: "woff2" }, { format: "woff2" }]);
  const many = [...files, ...files, ...files];
  expect(await Promise.all(many.map(readFont))).toEqual([...alone, ...alone, ...alone]);
});
