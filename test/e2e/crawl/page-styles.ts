import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageFacts } from "./page-facts";

const BUILT = join(import.meta.dirname, "..", "..", "..", "build", "client", "assets");

/**
 * Parts of a page that no style sheet of it has a rule for, though another sheet of the build has: their style comes
 * with a late script, so they stand bare until then, and without script for good.
 */
export function styleFaults({ classes, files }: Pick<PageFacts, "classes" | "files">): readonly string[] {
  const linked = new Set(files.map((file) => file.replace(/^.*\//, "")));
  const styled = new Set<string>();
  const elsewhere = new Map<string, string>();
  for (const { sheet, needed } of (rules ??= readRules())) {
    if (!needed.every((name) => classes.has(name))) continue;
    for (const name of needed) {
      if (linked.has(sheet)) styled.add(name);
      else elsewhere.set(name, sheet);
    }
  }
  return [...elsewhere]
    .filter(([name]) => !styled.has(name))
    .map(([name, sheet]) => `has no style for its parts of class ${name}, which ${sheet} has`);
}

/** A selector of a style sheet: the classes that a page must have for it to mean anything. */
interface Rule {
  readonly sheet: string;
  readonly needed: readonly string[];
}

let rules: readonly Rule[] | undefined;

function readRules(): readonly Rule[] {
  const sheets = readdirSync(BUILT).filter((name) => name.endsWith(".css"));
  return sheets.flatMap((sheet) =>
    selectorsIn(readFileSync(join(BUILT, sheet), "utf8")).map((selector) => ({
      sheet,
      needed: [...selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = ""]) => name),
    })),
  );
}

/** Each alone; what a selector says in brackets, such as `:not(…)`, is no class that the page must have. */
function selectorsIn(css: string): readonly string[] {
  return [...css.matchAll(/([^{};]+)\{/g)]
    .flatMap(([, text = ""]) => text.replaceAll(/:[\w-]+\([^()]*\)/g, "").split(","))
    .filter((selector) => !selector.trim().startsWith("@"));
}
