import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import { citedIds, isTest } from "./requirement-ids";

/** Tests that are named for an id; the others are counted. */
const MOST_TESTS = 3;
const sourceSchema = z.record(
  z.string().regex(/^[A-Z]{3,7}$/),
  z.strictObject({
    title: z.string(),
    ids: z.record(z.string().regex(/^[A-Z]{3,7}-\d{2,3}$/), z.string()),
  }),
);

/** Ids that begin alike, with what each demands. */
export interface RequirementGroup {
  readonly name: string;
  readonly title: string;
  /** A sentence by id. */
  readonly ids: Readonly<Record<string, string>>;
}

/** The groups of `scripts/requirements.yaml`, in its order. Throws where an id stands in it twice. */
export function requirementGroups(root: string): readonly RequirementGroup[] {
  const source: unknown = parse(readFileSync(join(root, "scripts", "requirements.yaml"), "utf8"));
  return Object.entries(sourceSchema.parse(source)).map(([name, group]) => ({ name, ...group }));
}

/** The page of every id: what it demands, and the tests that cite it. */
export function requirementsPage(root: string): string {
  const cited = citedIds(root);
  const groups = requirementGroups(root).map(({ name, title, ids }) => {
    const items = Object.entries(ids).map(
      ([id, sentence]) => `- **${id}** ${sentence} ${testsOf(cited.get(id) ?? [])}`,
    );
    return `## ${title} (${name})\n\n${items.join("\n")}\n`;
  });
  return `${HEAD}\n${groups.join("\n")}`;
}

const HEAD = `# Requirements

<!-- Written by \`npm run config:docs\`: change \`scripts/requirements.yaml\` and the tests, not this file. -->

What the ids in comments and in the names of tests stand for, with the tests that cite them. The last group is what the
specification left open, as it was decided.
`;

/** Links from `docs/` to the tests among these files. */
function testsOf(files: readonly string[]): string {
  const tests = files.filter(isTest);
  const links = tests
    .slice(0, MOST_TESTS)
    .map((file) => `[${basename(file).replace(/\.(?:test|spec)?\.?tsx?$/, "")}](../${file})`);
  const more = tests.length > MOST_TESTS ? [`${tests.length - MOST_TESTS} more`] : [];
  return [[...links, ...more].slice(0, -1).join(", "), [...links, ...more].at(-1)]
    .filter(Boolean)
    .join(" and ");
}
