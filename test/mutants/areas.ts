import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** What a wrong line costs money, a sale, a lead or somebody's privacy: where tests have to notice every change. */
export const AREAS: Readonly<Record<string, readonly string[]>> = {
  money: [
    "app/domain/finance",
    "app/domain/money",
    "app/domain/pricing",
    "app/domain/checkout",
    "app/infra/checkout",
  ],
  search: [
    "app/domain/search",
    "app/features/search",
    "app/infra/search/embedded",
    "app/infra/search/resilient",
  ],
  leads: ["app/domain/lead", "app/domain/forms", "app/infra/leads", "app/infra/forms"],
  access: ["app/domain/account", "app/infra/accounts", "app/infra/limits", "app/infra/http"],
};

/** Files of the areas that no test of this kind can reach, with what shows that they are right instead. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  "app/infra/http/watchdog/watchdog.server.ts":
    "ends processes, so it runs in one of its own, which does not know of changes: watchdog.server.test.ts",
};

/** The files with code of areas, folders or files, but those left out. @throws Error for what is none of them */
export function filesOf(wanted: readonly string[]): readonly string[] {
  return wanted.flatMap((one) => AREAS[one] ?? [one]).flatMap(filesIn);
}

function filesIn(path: string): readonly string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined)
    throw new Error(`${path} is no area (${Object.keys(AREAS).join(", ")}) and no path.`);
  if (!found.isDirectory()) return [path];
  const names = readdirSync(path, { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test\.tsx?|css\.ts)$/.test(name))
    .map((name) => join(path, name))
    .filter((name) => !Object.hasOwn(LEFT_OUT, name));
}

/** `count` of the files, the same for the same seed; all of them where there are no more. */
export function sampleOf(files: readonly string[], count: number, seed: number): readonly string[] {
  let state = seed;
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0);
  return files
    .map((file) => ({ file, place: next() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ file }) => file);
}
