import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Nodes, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import * as z from "zod";

/** The project's folder. */
export const ROOT = join(import.meta.dirname, "..", "..");

/** A text of the documentation. */
export interface Paper {
  /** Path from the project's folder. */
  readonly file: string;
  readonly text: string;
  readonly tree: Root;
}

/** A block of code, with the word that says its language. */
export interface CodeBlock {
  readonly file: string;
  readonly language: string;
  readonly text: string;
}

/** Every text that is about the project, and not about a package or a dealer. */
export const PAPERS: readonly Paper[] = [
  "README.md",
  "CONTRIBUTING.md",
  "tenant-config/README.md",
  ...readdirSync(join(ROOT, "docs"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/${file}`),
].map((file) => {
  const text = fileText(file);
  let tree: Root | undefined;
  return {
    file,
    text,
    // Read when it is asked for: some tests want one of fifty.
    get tree() {
      return (tree ??= unified().use(remarkParse).use(remarkGfm).parse(text));
    },
  };
});

const names = z.record(z.string(), z.string());

/** What the project says of itself to npm. */
export const PACKAGE = z
  .object({
    private: z.boolean(),
    license: z.string(),
    packageManager: z.string(),
    engines: names,
    scripts: names,
    dependencies: names,
    devDependencies: names,
  })
  .parse(JSON.parse(fileText("package.json")));

/** @param file path from the project's folder */
export function fileText(file: string): string {
  return readFileSync(join(ROOT, file), "utf8");
}

/** @throws where there is no such text */
export function paper(file: string): Paper {
  const found = PAPERS.find((one) => one.file === file);
  if (found === undefined) throw new Error(`no ${file}`);
  return found;
}

/** Everything between single backticks. */
export function spansOf({ tree }: Paper): readonly string[] {
  return valuesOf(tree, "inlineCode");
}

/** Everything between lines of three backticks. */
export function blocksOf({ file, tree }: Paper): readonly CodeBlock[] {
  const found: CodeBlock[] = [];
  visit(tree, "code", ({ lang, value }) => {
    found.push({ file, language: lang ?? "", text: value });
  });
  return found;
}

/** The words of a heading or a cell, without what marks them up. */
export function wordsOf(node: Nodes): string {
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(wordsOf).join("") : "";
}

function valuesOf(tree: Root, type: "inlineCode"): readonly string[] {
  const found: string[] = [];
  visit(tree, type, ({ value }) => {
    found.push(value);
  });
  return found;
}
