import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const SOURCES = filesIn("app").filter((file) => /\.(?:ts|tsx)$/.test(file));
const CODE = SOURCES.filter((file) => !/\.test\.tsx?$/.test(file));

/** What each layer may import, besides itself; DESIGN: imports run one way. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  // The ports' shapes are the domain's words for its questions; only types cross, see below.
  domain: ["ports"],
  ports: ["domain"],
  infra: ["ports", "domain"],
  i18n: [],
  // Of the domain only the names of events, as the lint zones say.
  ui: ["i18n", "domain"],
  templates: ["ui", "domain", "i18n", "paths"],
  features: ["domain", "ports", "ui", "i18n", "paths"],
  routes: [
    "features",
    "domain",
    "ports",
    "ui",
    "i18n",
    "templates",
    "paths",
    "services",
    "site-context",
    "kept-page",
    "vehicle-context",
    "account-context",
    "vehicle-brief",
    "form-context",
    "page-site",
    "form-file-address",
    "contact-brief",
    "checkout-context",
    "typed-values",
    "posted-form",
  ],
};
/** Files at the top of app/ that put adapters together; the only ones that may name them. */
const COMPOSITION = ["services", "server-process"];
const FORBIDDEN_NAMES = /(?:^|\/)(?:utils?|helpers?|misc|common)(?:\.|\/)/;
const LONGEST_FILE = 300;

describe("imports", () => {
  it("reads them from every file, the alias included", () => {
    expect(SOURCES.length).toBeGreaterThan(50);
    expect(importsOf("app/services.server.ts").some((target) => layerOf(target) === "infra")).toBe(true);
  });

  it("are ruled for every folder of app/", () => {
    expect(Object.keys(MAY_IMPORT).sort()).toEqual(foldersOf("app").sort());
  });

  it("are allowed to nothing that is gone", () => {
    const there = new Set(SOURCES.map(layerOf));
    const named = [...Object.values(MAY_IMPORT).flat(), ...COMPOSITION];
    expect(named.filter((name) => !there.has(name))).toEqual([]);
  });

  it("run one way between layers", () => {
    const wrong = edges().filter(({ from, to }) => {
      const [source, target] = [layerOf(from), layerOf(to)];
      const allowed = MAY_IMPORT[source];
      return allowed !== undefined && source !== target && !allowed.includes(target);
    });
    expect(wrong.map(show)).toEqual([]);
  });

  it("reach adapters only from the files that put them together", () => {
    const wrong = edges().filter(
      ({ from, to }) =>
        layerOf(to) === "infra" && layerOf(from) !== "infra" && !COMPOSITION.includes(layerOf(from)),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  it("never lead from one feature to another", () => {
    const wrong = edges().filter(
      ({ from, to }) =>
        layerOf(from) === "features" && layerOf(to) === "features" && featureOf(from) !== featureOf(to),
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
      CODE.filter((file) => layerOf(file) === "infra" && !/\.server\.ts$/.test(file)).filter(isCode),
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

  it("imports no package but zod, and one that knows telephone numbers: both as pure as itself", () => {
    const pure = ["zod", "libphonenumber-js/max"];
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
    const browsers = ["app/features/forms/lost-connection.ts"];
    const reading =
      /\.formData\(|\brequest(?:\.clone\(\))?\.(?:text|json|arrayBuffer|blob|bytes)\(|\brequest\.body\b|\{[^{}]*\bbody\b[^{}]*\}: Request\b/;
    expect(CODE.filter((file) => file.startsWith(place) && reading.test(withoutComments(file)))).not.toEqual(
      [],
    );
    const others = CODE.filter((file) => !file.startsWith(place) && !browsers.includes(file));
    expect(others.filter((file) => reading.test(withoutComments(file)))).toEqual([]);
  });

  it("switches no check off", () => {
    const comments = /@ts-(?:ignore|nocheck|expect-error)|eslint-disable|prettier-ignore/;
    const types = /(?::|\bas|<)\s*any\b/;
    const off = SOURCES.filter((file) => comments.test(text(file)) || types.test(withoutComments(file)));
    expect(off).toEqual([]);
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

function show({ from, to }: { from: string; to: string }): string {
  return `${from} -> ${to}`;
}

/** The first folder under app/, or the name of a file at its top without endings. */
function layerOf(file: string): string {
  return (file.split("/")[1] ?? "").replace(/(?:\.server)?(?:\.tsx?)?$/, "");
}

function featureOf(file: string): string {
  return file.split("/")[2] ?? "";
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
  const found = code.matchAll(/\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g);
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
