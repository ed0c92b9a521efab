import { existsSync, readdirSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { visit } from "unist-util-visit";
import { describe, expect, it } from "vitest";
import { blocksOf, type Paper, paper, PAPERS, ROOT, spansOf, wordsOf } from "./papers";

const MOST_README_BYTES = 12 * 1024;
/** Paths from the project's folder; with one of these signs a path stands for several. */
const OWN_PATH = /^(?:app|test|scripts|tenant-config|stock-mappings|studio|docs|public)\/[^\s`…<>*{}]*$/;

/** What GitHub makes of a heading for the part behind the `#`. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, "")
    .replaceAll(" ", "-");
}

function anchorsOf({ tree }: Paper): readonly string[] {
  const found: string[] = [];
  visit(tree, "heading", (heading) => {
    const anchor = anchorOf(wordsOf(heading));
    const twins = found.filter((one) => one.replace(/-\d+$/, "") === anchor).length;
    found.push(twins === 0 ? anchor : `${anchor}-${twins}`);
  });
  return found;
}

function linksOf({ tree }: Paper): readonly string[] {
  const found: string[] = [];
  visit(tree, ["link", "image"], (node) => {
    if ("url" in node) found.push(node.url);
  });
  return found;
}

/** Whether a link of a text leads somewhere; addresses of other sites are not asked. */
function leadsNowhere({ file }: Paper, link: string): boolean {
  if (/^https?:\/\//.test(link)) return false;
  const [path = "", anchor] = link.split("#");
  const target = path === "" ? file : posix.normalize(posix.join(dirname(file), path));
  if (!existsSync(join(ROOT, target))) return true;
  return anchor !== undefined && !anchorsOf(paper(target)).includes(anchor);
}

describe("the documentation", () => {
  it("links only to texts, headings and pictures that are there", () => {
    const links = PAPERS.flatMap((one) => linksOf(one).map((link) => ({ one, link })));
    expect(links.length).toBeGreaterThan(50);
    const broken = links.filter(({ one, link }) => leadsNowhere(one, link));
    expect(broken.map(({ one, link }) => `${one.file}: ${link}`)).toEqual([]);
  });

  it("names only files and folders that are there", () => {
    const paths = PAPERS.flatMap((one) => {
      const words = blocksOf(one).flatMap(({ text }) => text.split(/\s+/));
      return [...spansOf(one), ...words]
        .filter((span) => OWN_PATH.test(span))
        .map((span) => `${one.file}: ${span}`);
    });
    expect(paths.length).toBeGreaterThan(150);
    expect(paths.filter((path) => !existsSync(join(ROOT, path.split(": ")[1] ?? "")))).toEqual([]);
  });

  it("begins with a README that is read in a few minutes", () => {
    expect(Buffer.byteLength(paper("README.md").text)).toBeLessThanOrEqual(MOST_README_BYTES);
  });

  it("can be reached from the README, all of it", () => {
    const reached = new Set(["README.md"]);
    for (const file of reached) {
      for (const link of linksOf(paper(file))) {
        const target = posix.normalize(posix.join(dirname(file), link.split("#")[0] ?? ""));
        if (target.endsWith(".md") && !link.startsWith("http")) reached.add(target);
      }
    }
    const lost = PAPERS.map(({ file }) => file).filter((file) => !reached.has(file));
    expect(lost).toEqual(["tenant-config/README.md"]);
  });

  it("has a row in the README for every folder of app/, and few files beside them", () => {
    const entries = readdirSync(join(ROOT, "app"), { withFileTypes: true });
    const spans = spansOf(paper("README.md"));
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `app/${name}`);
    expect(folders.filter((folder) => !spans.includes(folder))).toEqual([]);
    expect(entries.length - folders.length).toBeLessThanOrEqual(8);
  });
});

describe("a decision", () => {
  const records = PAPERS.filter(({ file }) => /^docs\/decisions\/(?!README)/.test(file));

  it.each(records.map((record) => [record.file, record] as const))(
    "%s says the same four things",
    (_, { tree }) => {
      const headings: string[] = [];
      visit(tree, "heading", (heading) => {
        if (heading.depth === 2) headings.push(wordsOf(heading));
      });
      expect(headings).toEqual(["Context", "Choice", "Figures", "What would change it"]);
    },
  );
});
