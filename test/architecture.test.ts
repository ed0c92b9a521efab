import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { LAYERS } from "../layers.js";

const ROOT = join(import.meta.dirname, "..");
const SOURCES = filesIn("app").filter((file) => /\.(?:ts|tsx)$/.test(file));
/** Neither tests nor declarations of packages without types. */
const CODE = SOURCES.filter((file) => !/\.(?:test|d)\.tsx?$/.test(file));

/** What Remix asks for at the top of app/, the addresses, and what puts the adapters together. */
const TOP_FILES = ["entry.client.tsx", "entry.server.tsx", "paths.ts", "root.tsx", "services.server.ts"];
/** Files that put adapters together; the only ones that may name them. */
const COMPOSITION = ["app/services.server", "app/render/server-process.server"];
/** Folders with one file an item. */
const LISTS = /^app\/(?:ports|i18n\/.+|domain\/tenant\/config|infra\/db\/migrations)$/;
const MOST_FILES = 22;
const FORBIDDEN_NAMES = /(?:^|\/)(?:utils?|helpers?|misc|common)(?:\.|\/)/;
const LONGEST_FILE = 300;

describe("imports", () => {
  it("reads them from every file, the alias included", () => {
    expect(SOURCES.length).toBeGreaterThan(50);
    expect(importsOf("app/services.server.ts").some((target) => layerOf(target) === "infra")).toBe(true);
  });

  it("are ruled for every folder of app/ (layers.js)", () => {
    const ruled = Object.keys(LAYERS).map((layer) => layer.split("/")[0]);
    expect([...new Set(ruled)].sort()).toEqual(foldersOf("app").sort());
  });

  it("are allowed to nothing that is gone", () => {
    const named = Object.values(LAYERS).flat();
    expect(named.filter((name) => !existsSync(join(ROOT, "app", name)))).toEqual([]);
  });

  it("run one way between layers, and never from one feature to another", () => {
    const wrong = edges().filter(({ from, to }) => {
      const layer = ruleOf(from);
      return layer !== undefined && ![layer, ...(LAYERS[layer] ?? [])].some((name) => isIn(to, name));
    });
    expect(wrong.map(show)).toEqual([]);
  });

  it("reach adapters only from the files that put them together", () => {
    const wrong = edges().filter(
      ({ from, to }) =>
        layerOf(to) === "infra" &&
        layerOf(from) !== "infra" &&
        !COMPOSITION.includes(from.replace(/\.tsx?$/, "")),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  it("never lead back to where they came from", () => {
    expect(circles()).toEqual([]);
  });

  it("never lead from one route into another's folder", () => {
    const routeOf = (file: string) => file.split("/")[2] ?? "";
    const wrong = edges().filter(
      ({ from, to }) =>
        layerOf(from) === "routes" && layerOf(to) === "routes" && routeOf(from) !== routeOf(to),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  it("lead from the domain to nothing that runs", () => {
    const running = CODE.filter((file) => layerOf(file) === "domain").flatMap((from) =>
      specifiersIn(withoutTypes(withoutComments(from))).map((to) => ({ from, to })),
    );
    expect(running.filter(({ to }) => to.startsWith("~/") && !to.startsWith("~/domain/")).map(show)).toEqual(
      [],
    );
  });

  it("of server-only packages stay in server-only files", () => {
    const serverOnly =
      /^(?:node:|pino$|kysely$|libsql$|pg$|typesense|sharp$|pdfkit$|fontkit$|uqr$|@resvg\/|prom-client$|minisearch$|csv-parse|csv-stringify|nodemailer$|fast-xml-builder$|standardwebhooks$|rate-limiter-flexible$|stripe$|zod$)/;
    const browserLayers = ["ui", "features", "templates", "i18n"];
    const wrong = CODE.filter((file) => browserLayers.includes(layerOf(file)) && !file.includes(".server."))
      .flatMap((file) => packagesOf(file).map((name) => ({ from: file, to: name })))
      .filter(({ to }) => serverOnly.test(to));
    expect(wrong.map(show)).toEqual([]);
  });
});

describe("files", () => {
  it("at the top of app/ are those that Remix looks for there, and few more", () => {
    const top = CODE.filter((file) => file.split("/").length === 2);
    expect(top.sort()).toEqual(TOP_FILES.map((name) => `app/${name}`));
  });

  it(`are at most ${MOST_FILES} in a folder, tests apart, where they are not one an item`, () => {
    const counts = new Map<string, number>();
    for (const file of CODE) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    const crowded = [...counts].filter(([folder, count]) => count > MOST_FILES && !LISTS.test(folder));
    expect(crowded).toEqual([]);
  });

  it(`are at most ${LONGEST_FILE} lines long`, () => {
    const long = SOURCES.filter((file) => text(file).split("\n").length - 1 > LONGEST_FILE);
    expect(long).toEqual([]);
  });

  it("have names that say what is in them", () => {
    expect(SOURCES.filter((file) => FORBIDDEN_NAMES.test(file))).toEqual([]);
  });

  it("are no barrels", () => {
    const barrels = CODE.filter((file) => {
      const statements = text(file)
        .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")
        .split(";");
      const written = statements.map((statement) => statement.trim()).filter((statement) => statement !== "");
      return written.length > 0 && written.every((statement) => /^export\s[^=]*\sfrom\s/.test(statement));
    });
    expect(barrels).toEqual([]);
    expect(CODE.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
  });

  it("of adapters are server-only by name", () => {
    expect(
      CODE.filter((file) => layerOf(file) === "infra" && !/\.server\.tsx?$/.test(file)).filter(isCode),
    ).toEqual([]);
  });
});

describe("the domain", () => {
  const domain = CODE.filter((file) => layerOf(file) === "domain");

  it("knows no clock, chance, environment, network or disk", () => {
    const impure =
      /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bprocess\.|\bfetch\(|\bperformance\.now\(|\bsetTimeout\(/;
    expect(domain.filter((file) => impure.test(withoutComments(file)))).toEqual([]);
  });

  it("imports no package but zod, and those that know telephone numbers and colours: as pure as itself", () => {
    const pure = ["zod", "libphonenumber-js/max", "culori"];
    const foreign = domain.flatMap((from) => packagesOf(from).map((to) => ({ from, to })));
    expect(foreign.filter(({ to }) => !pure.includes(to)).map(show)).toEqual([]);
  });
});

describe("code", () => {
  it("names no dealer: what differs between them is configuration", () => {
    const slugs = foldersOf("tenant-config");
    expect(slugs.length).toBeGreaterThanOrEqual(3);
    expect(mentions(slugs)).toEqual([]);
  });

  it("compares nothing with a template's name outside the templates' own folder", () => {
    const names = foldersOf("app/templates");
    expect(names.length).toBeGreaterThanOrEqual(3);
    const compares = new RegExp(`(?:[=!]==|case)\\s*["'](?:${names.join("|")})["']`);
    expect(CODE.filter((file) => compares.test(withoutComments(file)))).toEqual([]);
  });

  it("reads the bodies of requests in one place, which limits them", () => {
    const place = "app/infra/http/body/";
    // A browser's copy of what it is about to send.
    const browsers = ["app/features/forms/sending/lost-connection.ts"];
    const reading =
      /\.formData\(|\brequest(?:\.clone\(\))?\.(?:text|json|arrayBuffer|blob|bytes)\(|\brequest\.body\b|\{[^{}]*\bbody\b[^{}]*\}: Request\b/;
    expect(CODE.filter((file) => file.startsWith(place) && reading.test(withoutComments(file)))).not.toEqual(
      [],
    );
    const others = CODE.filter((file) => !file.startsWith(place) && !browsers.includes(file));
    expect(others.filter((file) => reading.test(withoutComments(file)))).toEqual([]);
  });

  it("switches no check off", () => {
    const comments = /@ts-(?:ignore|nocheck|expect-error)|(?:ox|es)lint-disable|prettier-(?:ignore)/;
    const types = /(?::|\bas|<)\s*any\b/;
    const all = [...SOURCES, ...["scripts", "test"].flatMap(filesIn)].filter((file) =>
      /\.[cm]?[jt]sx?$/.test(file),
    );
    const off = all.filter((file) => comments.test(text(file)));
    expect([...off, ...SOURCES.filter((file) => types.test(withoutComments(file)))]).toEqual([]);
  });

  it("takes the time as a value in the rules of the trade", () => {
    const rules = CODE.filter((file) => layerOf(file) === "domain");
    expect(rules.length).toBeGreaterThan(100);
    expect(rules.filter((file) => /new Date\(\)/.test(withoutComments(file)))).toEqual([]);
  });

  it("keeps raw colours in the templates' tokens", () => {
    const colour = /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(|\boklch\(/i;
    const styles = CODE.filter((file) => file.endsWith(".css.ts") && layerOf(file) !== "templates");
    expect(styles.filter((file) => colour.test(withoutComments(file)))).toEqual([]);
  });

  it("styles with logical properties", () => {
    const physical = /\b(?:margin|padding|border)(?:Left|Right|Top|Bottom)\b/;
    const styles = CODE.filter((file) => file.endsWith(".css.ts"));
    expect(styles.filter((file) => physical.test(withoutComments(file)))).toEqual([]);
  });
});

function edges(): { from: string; to: string }[] {
  return CODE.flatMap((from) => importsOf(from).map((to) => ({ from, to })));
}

/** Files that import each other, by way of others too; types count. */
function circles(): string[][] {
  const known = new Map(CODE.map((file) => [file.replace(/\.tsx?$/, ""), file]));
  const targets = new Map(
    CODE.map((file) => [file, importsOf(file).flatMap((to) => known.get(to.replace(/\.tsx?$/, "")) ?? [])]),
  );
  const done = new Set<string>();
  const found: string[][] = [];
  const follow = (file: string, way: readonly string[]) => {
    const at = way.indexOf(file);
    if (at >= 0) found.push([...way.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    for (const to of targets.get(file) ?? []) follow(to, [...way, file]);
    done.add(file);
  };
  for (const file of CODE) follow(file, []);
  return found;
}

function show({ from, to }: { from: string; to: string }): string {
  return `${from} -> ${to}`;
}

/** The first folder under app/, or the name of a file at its top without endings. */
function layerOf(file: string): string {
  return (file.split("/")[1] ?? "").replace(/(?:\.server)?(?:\.tsx?)?$/, "");
}

/** The layer of `layers.js` that a file is ruled by; undefined at the top of app/. */
function ruleOf(file: string): string | undefined {
  return Object.keys(LAYERS).find((layer) => file.startsWith(`app/${layer}/`));
}

/** Whether an imported path, whose ending may be missing, is a file below app/ or in a folder there. */
function isIn(path: string, name: string): boolean {
  return (
    path.startsWith(`app/${name}/`) || path.replace(/\.tsx?$/, "") === `app/${name}`.replace(/\.tsx?$/, "")
  );
}

/** Our own files that a file imports, types included, as paths from the root; endings may be missing. */
function importsOf(file: string): string[] {
  return specifiersIn(withoutComments(file)).flatMap((specifier) => {
    if (specifier.startsWith("~/")) return [`app/${specifier.slice(2)}`];
    return specifier.startsWith(".") ? [posix.normalize(posix.join(dirname(file), specifier))] : [];
  });
}

/** The packages a file needs when it runs; a type alone costs nothing and crosses no border. */
function packagesOf(file: string): string[] {
  return specifiersIn(withoutTypes(withoutComments(file))).filter((specifier) => !/^[~.]/.test(specifier));
}

function specifiersIn(code: string): string[] {
  // "categories:import" ends a word in quotation marks.
  const found = code.matchAll(/(?<!:)\b(?:from\s+|import\s*\(?\s*)["']([^"']+)["']/g);
  return [...found].map(([, specifier = ""]) => specifier.split("?", 1)[0] ?? "");
}

function withoutTypes(code: string): string {
  return code.replace(/\b(?:import|export)\s+type\s[^;]*?from\s*["'][^"']+["']/g, "");
}

function isCode(file: string): boolean {
  return /\S/.test(withoutComments(file));
}

function withoutComments(file: string): string {
  return text(file)
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/(^|\s)\/\/.*/g, "$1");
}

function mentions(words: readonly string[]): string[] {
  const word = new RegExp(`\\b(?:${words.join("|")})\\b`);
  return CODE.filter((file) => word.test(text(file)));
}

function foldersOf(path: string): string[] {
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

function text(file: string): string {
  return readFileSync(join(ROOT, file), "utf8");
}

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder)).flatMap((name) => {
    const path = posix.join(folder, name);
    return statSync(join(ROOT, path)).isDirectory() ? filesIn(path) : [relative(ROOT, join(ROOT, path))];
  });
}
