import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { blocksOf, fileText, PACKAGE, PAPERS, ROOT, spansOf } from "./papers";

/** Every command of the documentation: what stands alone between backticks, and the lines of shell blocks. */
const COMMANDS = PAPERS.flatMap((one) => {
  const lines = blocksOf(one)
    .filter(({ language }) => language === "sh")
    .flatMap(({ text }) => text.replaceAll("\\\n", " ").split("\n"));
  return [...spansOf(one), ...lines].map((text) => ({ file: one.file, text: withoutComment(text) }));
});

function withoutComment(text: string): string {
  return text.replace(/\s+#\s.*$/, "");
}

/** The code of a command with all that it imports from its own folder: `tsx scripts/leads.ts`, and `scripts/run-leads.ts`. */
function codeOf(script: string): string {
  const file = /^tsx (?:--\S+ )*(\S+)/.exec(PACKAGE.scripts[script] ?? "")?.[1];
  // A set is gone through to its end though it grows meanwhile.
  const files = new Set(file === undefined ? [] : [file]);
  for (const one of files)
    for (const [, name = ""] of fileText(one).matchAll(/from "\.\/([\w-]+)"/g)) {
      const near = join(dirname(one), `${name}.ts`);
      if (existsSync(join(ROOT, near))) files.add(near);
    }
  return [...files].map(fileText).join("\n");
}

describe("the commands of the documentation", () => {
  it("exist", () => {
    const run = COMMANDS.flatMap(({ file, text }) =>
      [...text.matchAll(/npm run ([\w:-]*\w)/g)].map(([, name = ""]) => ({ file, name })),
    );
    expect(run.length).toBeGreaterThan(40);
    expect(run.filter(({ name }) => !(name in PACKAGE.scripts))).toEqual([]);
  });

  it("are all there are", () => {
    const text = COMMANDS.map((command) => command.text).join("\n");
    // Parts of `npm run verify`.
    const parts = ["checks", "format:check"];
    const untold = Object.keys(PACKAGE.scripts).filter(
      (name) => !parts.includes(name) && !new RegExp(`npm (?:run )?${name}(?![\\w:-])`).test(text),
    );
    expect(untold).toEqual([]);
  });

  it("take the words and options they are given", () => {
    const given = COMMANDS.flatMap(({ file, text }) =>
      [...text.matchAll(/npm run ([\w:-]*\w) -- (.*)$/g)].map(([, name = "", words = ""]) => ({
        file,
        name,
        words,
      })),
    ).filter(({ name }) => codeOf(name) !== "");
    expect(given.length).toBeGreaterThan(20);
    const unknown = given.flatMap(({ file, name, words }) => {
      const code = codeOf(name);
      const options = [...words.matchAll(/--([a-z][\w-]*)/g)].map(([, option = ""]) => option);
      return options
        .filter((option) => !new RegExp(`["\\s]${option}["']?:|"${option}"`).test(code))
        .map((option) => `${file}: npm run ${name} -- --${option}`);
    });
    expect(unknown).toEqual([]);
  });

  it("run files that are there where npm does not run them", () => {
    const files = COMMANDS.flatMap(({ text }) =>
      [...text.matchAll(/(?:npx tsx|--import tsx) (scripts\/[\w-]+\.ts)/g)].map(([, file = ""]) => file),
    );
    expect(files.length).toBeGreaterThan(2);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
});

describe("the dependencies", () => {
  it("have a reason each, and none of them is gone", () => {
    const installed = Object.keys({ ...PACKAGE.dependencies, ...PACKAGE.devDependencies }).filter(
      (name) => !name.startsWith("@types/"),
    );
    const lines = fileText("docs/dependencies.md").split(/^- /m).slice(1);
    const reasoned = lines.flatMap((line) =>
      [...(line.split(/:\s/)[0] ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    expect(reasoned.filter((name) => name !== "@types/*").sort()).toEqual(installed.sort());
  });
});
