// Which files of app/ may import which; read by ESLint and by `test/architecture.test.ts`. A layer may import itself
// and what is listed for it here: folders and files below app/.
import { readdirSync } from "node:fs";

const FEATURES = readdirSync(new URL("app/features", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** What a feature may import besides itself; one feature never imports another. */
const FOR_FEATURES = ["domain", "ports", "ui", "i18n", "paths.ts"];

/** What `pages` and `routes` may import. */
const PAGES = [
  "request",
  "render/kept-page.server.ts",
  "features",
  "domain",
  "ports",
  "ui",
  "i18n",
  "templates",
  "paths.ts",
  "services.server.ts",
];

/** @type {Readonly<Record<string, readonly string[]>>} */
export const LAYERS = {
  // Ports declare their questions in types of the domain, and the domain may name those types; only types cross
  // (`test/architecture.test.ts`).
  domain: ["ports"],
  ports: ["domain"],
  infra: ["ports", "domain"],
  // How amounts are written, and words of two directions: leads write them too.
  i18n: ["domain/money", "domain/text"],
  ui: ["i18n", "domain/analytics", "domain/url"],
  templates: ["ui", "domain", "i18n", "paths.ts"],
  ...Object.fromEntries(FEATURES.map((name) => [`features/${name}`, FOR_FEATURES])),
  // What routes ask about the request they answer.
  request: ["features", "domain", "ports", "i18n", "paths.ts", "services.server.ts"],
  // What turns a page into bytes.
  render: [
    "request",
    "features",
    "domain",
    "ports",
    "infra",
    "ui",
    "i18n",
    "templates",
    "paths.ts",
    "services.server.ts",
  ],
  // What several addresses show, or take: routes may not reach into each other's folders.
  pages: PAGES,
  routes: [...PAGES, "pages", "root.tsx"],
};
