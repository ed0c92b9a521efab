import { afterEach, beforeEach, expect, it } from "vitest";
import { createDealerFolder, dealerFile, type DealerFolder } from "../../../test/fixtures/dealer-folder";

let folder: DealerFolder;
beforeEach(async () => {
  folder = await createDealerFolder();
  await folder.write("emu", dealerFile("emu", { routes: { enabled: ["home", "models", "contact"] } }));
});
afterEach(() => folder.remove());

const FRONT = `name: Ranger
make: Ford
category: Trucks
body: [trucks]
shape: ute
shortDescription: A ute.
colours: [{ name: Blue, paint: blue }]`;
const model = (slug: string, more = "", front = FRONT) =>
  folder.write("emu", `---\n${front}\n${more}\n---\nText`, `content/models/${slug}.md`);

it("reads models with their defaults, and makes their addresses known to menus", async () => {
  await model("ranger");
  await model("old-name", "newSlug: new-name\norder: 5");
  const dealers = await folder.load();
  const { models } = dealers.contentOf("emu");
  expect(models.map(({ slug, status, fromPrice }) => [slug, status, fromPrice])).toEqual([
    ["old-name", "new", null],
    ["ranger", "new", null],
  ]);
  expect(models[1]?.prose.html).toBe("<p>Text</p>");
  const { pages } = dealers.bySlug("emu")?.content ?? { pages: [] };
  expect(pages).toEqual(expect.arrayContaining(["models", "/ranger", "/new-name", "/ford/overview"]));
});

it.each([
  ["a body nobody filters by", "", FRONT.replace("[trucks]", "[lorries]"), "body[0]: expected one of"],
  [
    "a paint the studio has not",
    "",
    FRONT.replace("paint: blue", "paint: mauve"),
    "colours[0].paint: expected",
  ],
  ["a field of another kind", "from_price: 1", FRONT, "from_price"],
  ["a price below nothing", "fromPrice: -1", FRONT, "fromPrice: expected"],
  [
    "badges without a value each",
    "badges: [{ name: XL }, { name: XLT }]\nspecifications: [{ label: Drive, values: [4x4] }]",
    FRONT,
    'specifications[0].values: expected 2 values, one for each badge, received 1 for "Drive"',
  ],
  [
    "the address of another page",
    "newSlug: contact-us",
    FRONT,
    'received /contact-us, the address of "contact"',
  ],
  ["the address of a route of ours", "newSlug: compare", FRONT, "the address of a page of ours"],
  [
    "a picture of nobody's",
    "newImage: { src: https://x.example/a.jpg }",
    FRONT,
    "newImage.src: expected a path",
  ],
])("names what is wrong: %s", async (_, more, front, problem) => {
  await model("ranger", more, front);
  const problems = await folder.problems();
  expect(problems.join("\n")).toContain(`emu/content/models/ranger.md: `);
  expect(problems.join("\n")).toContain(problem);
});

it("names a second model at the same address, and models of a dealer without the page", async () => {
  await model("ranger");
  await model("t6", "newSlug: ranger");
  expect((await folder.problems()).join()).toContain("t6.md: newSlug: expected an address that is free");
  await folder.write("emu", dealerFile("emu"));
  expect((await folder.problems()).join()).toContain('expected "models" in routes.enabled');
});
