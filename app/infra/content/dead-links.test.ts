import { afterEach, beforeEach, expect, it } from "vitest";
import { createDealerFolder, dealerFile, type DealerFolder } from "../../../test/fixtures/dealer-folder";
import { silentLogger } from "../../../test/doubles/silent-logger";

let folder: DealerFolder;
beforeEach(async () => {
  folder = await createDealerFolder();
  await folder.write(
    "emu",
    dealerFile("emu", { routes: { enabled: ["home", "search", "about", "contact"] } }),
  );
});
afterEach(() => folder.remove());

const page = (front: string, body = "") => `---\n${front}\n---\n${body}`;
const ABOUT = "page: about\ntitle: About\ndescription: About us.";
const FAIR = "path: /fair\ntitle: Fair\ndescription: The fair.";

/** What the start warns of. */
async function doubts(): Promise<readonly string[]> {
  const told: string[] = [];
  await folder.load({
    logger: {
      ...silentLogger,
      warn: (details) => {
        if (typeof details === "object" && "doubt" in details) told.push(String(details.doubt));
      },
    },
  });
  const links = told.filter((text) => text.includes("expected a link to a page"));
  return links.map((text) => text.replaceAll(`${folder.dir}/emu/`, "").replace(/expected.*received/, "…"));
}

it("tells links of a text to pages that are not there, with file and line", async () => {
  const text =
    "\nGo [there](/fare), [here](/fair) or [mail](mailto:a@b.example).\n\nOr [pay](page:finance).\n";
  await folder.write("emu", page(ABOUT, text), "content/pages/about.md");
  await folder.write("emu", page(FAIR), "content/pages/fair.md");
  expect(await doubts()).toEqual([
    "content/pages/about.md: line 7: … /fare",
    "content/pages/about.md: line 9: … page:finance",
  ]);
});

it("tells links to drafts, and not those to what is still to come", async () => {
  await folder.write("emu", page(ABOUT, "[Fair](/fair)"), "content/pages/about.md");
  await folder.write("emu", page(`${FAIR}\ndraft: true`), "content/pages/fair.md");
  expect(await doubts()).toEqual(["content/pages/about.md: line 6: … /fair"]);
  await folder.write("emu", page(`${FAIR}\nfrom: 2999-01-01`), "content/pages/fair.md");
  expect(await doubts()).toEqual([]);
});

it("tells links of front matter and of a page's block", async () => {
  const links = "actions:\n  - { label: Go, path: /fare }\nrelated:\n  - { label: Pay, page: finance }";
  await folder.write("emu", page(`${FAIR}\n${links}`), "content/pages/fair.md");
  const blocks = { about: { title: "About", text: "See [the fair](/fare)." } };
  const routes = { enabled: ["home", "search", "about", "contact"] };
  await folder.write("emu", dealerFile("emu", { routes, content: { blocks } }));
  expect(await doubts()).toEqual([
    "site.json: content.blocks.about.text: … /fare",
    "content/pages/fair.md: actions[0].path: … /fare",
    "content/pages/fair.md: related[0].page: … finance",
  ]);
});
