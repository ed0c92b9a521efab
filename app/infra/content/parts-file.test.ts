import { afterEach, beforeEach, expect, it } from "vitest";
import { createDealerFolder, dealerFile, type DealerFolder } from "../../../test/fixtures/dealer-folder";

let folder: DealerFolder;
beforeEach(async () => {
  folder = await createDealerFolder();
  await folder.write("emu", dealerFile("emu", { routes: { enabled: ["home", "parts", "partsSearch"] } }));
});
afterEach(() => folder.remove());

const write = (text: string) => folder.write("emu", text, "content/parts.yaml");
const CATEGORIES = "categories: [{ slug: brakes, name: Brakes }]\n";

it("reads what the parts counter sells, and the page is there (ROUTE-32)", async () => {
  expect((await folder.load()).bySlug("emu")?.content.pages).toEqual([]);
  await write(`${CATEGORIES}parts:\n  - { number: E-1, name: Pads, category: brakes, price: 12.5 }\n`);
  const tenants = await folder.load();
  expect(tenants.bySlug("emu")?.content.pages).toEqual(["partsSearch"]);
  expect(tenants.contentOf("emu").parts.parts[0]).toMatchObject({
    number: "E-1",
    price: 12.5,
    days: 0,
    fits: [],
  });
});

it("is no page without parts", async () => {
  await write(`${CATEGORIES}parts: []\n`);
  expect((await folder.load()).bySlug("emu")?.content.pages).toEqual([]);
});

it("tells every fault with its place", async () => {
  await write(
    `${CATEGORIES}parts:
  - { number: E-1, name: Pads, category: brakes }
  - { number: E-1, name: More pads, category: tyres }
  - { number: E-2, name: Drum, category: brakes, image: { src: "https://elsewhere.example/drum.jpg" } }
`,
  );
  expect(await folder.problems()).toEqual([
    "emu/content/parts.yaml: parts[1].number: expected a number of its own, received E-1",
    "emu/content/parts.yaml: parts[1].category: expected one of categories (brakes), received tyres",
    expect.stringContaining("parts[2].image.src: expected a picture of this site or of images.hosts"),
  ]);
  await write(`${CATEGORIES}parts:\n  - { number: e 1, name: Pads, category: brakes, prise: 3 }\n`);
  const told = (await folder.problems()).join("\n");
  expect(told).toContain("parts[0].number: expected");
  expect(told).toMatch(/parts\[0\]\.prise: expected no field/);
});
