import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { TEMPLATE_PRESETS } from "~/templates/presets";
import { createDealerFolder, dealerFile, type DealerFolder } from "../../test/fixtures/dealer-folder";
import { checkDealers } from "./check-dealers";

let folder: DealerFolder;
beforeEach(async () => {
  folder = await createDealerFolder();
  await folder.write("emu", dealerFile("emu", {}, { template: "classic", phones: { main: "07 5550 0100" } }));
});
afterEach(() => folder.remove());

const check = async () => {
  const found = await checkDealers({ dir: folder.dir, presets: TEMPLATE_PRESETS, secrets: new Map() }, "emu");
  return found.map(({ file, ...rest }) => ({ ...rest, file: file?.replace(`${folder.dir}/`, "") ?? null }));
};

it("tells folders and files that nobody reads by their own names", async () => {
  for (const name of ["Media", "content/page"])
    await mkdir(join(folder.dir, "emu", name), { recursive: true });
  for (const name of ["notes.txt", "Thumbs.db", "content/desktop.ini"]) await folder.write("emu", "", name);
  const found = await check();
  expect(found.map(({ file }) => file)).toEqual(["emu/Media", "emu/notes.txt", "emu/content/page"]);
  for (const { level, message, remedy } of found)
    expect([level, message, remedy]).toEqual([
      "doubt",
      expect.stringMatching(/^expected one of .*, received a name that nobody reads$/),
      "give it the name that was meant, or take it away",
    ]);
});

it("names a line once", async () => {
  const about = "---\npage: about\ntitle: Us\ndescription: Who we are\n---\n\n[Us](page:warranty)\n";
  await folder.write("emu", about, "content/pages/about.md");
  const [found] = await check();
  expect(found).toMatchObject({ file: "emu/content/pages/about.md", line: 7 });
  expect(found?.message).toMatch(/^expected a link to a page/);
});
