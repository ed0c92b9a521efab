import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import remixConfig from "./remix.config.js";

const underVitest = process.env["VITEST"] !== undefined;

const FRAMEWORK =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@remix-run)\/|vite\/preload-helper/;
const ON_EVERY_PAGE =
  /\/app\/(?:ui|domain\/(?:shortlist|money\/plain-digits)|features\/site|features\/reviews\/reviews\.css|features\/vehicle\/(?:card|stock-tag-label|page\/contact\/call-button\.css|share\/share\.css)|i18n\/(?:client-i18n|fallback-language|messages|translator))\b/;
const NOW_AND_THEN =
  /\/app\/(?:ui\/(?:(?:carousel|dialog|slide|toast|section-head)\/[\w-]+|arrival\/arrive)\.tsx?$|features\/site\/(?:analytics\/consent-banner|languages\/language-to-offer)|features\/vehicle\/card\/photos\/(?:card-photos|use-first-swipe)\b|domain\/shortlist\/last-visit)/;
/** What routes of forms need before the form itself, whose script comes later. */
const AROUND_FORMS =
  /\/app\/features\/forms\/(?:fields\/(?:form\.css|notice-text)|form-fields|form-part-id|sending\/(?:form-sending|lost-connection))\b/;
/** Parts of lists that are filtered and go on over pages; their styles are with all others. */
const LISTS =
  /\/app\/(?:ui\/(?:chip|drawer|pagination)\/[\w-]+|features\/search\/results\/brand-tabs)\.tsx?$/;
/** Parts whose script comes later; listings have none. */
const LATER = /\/app\/ui\/later\/(?:later\.tsx|hold-click\.ts)$/;
/** What a vehicle's page shares with pages that few open. */
const VEHICLE =
  /\/app\/features\/(?:shortlist\/viewed\/recently-viewed|vehicle\/page\/contact\/call-button)\.tsx$/;
/** What home page and calculators know about loans. */
const FIGURES = /\/app\/domain\/finance\/(?:loan-fees|amortisation|rounding)\b/;

function clientChunk(id: string): string | undefined {
  if (FRAMEWORK.test(id)) return "framework";
  if (AROUND_FORMS.test(id)) return "forms";
  if (FIGURES.test(id)) return "figures";
  if (LISTS.test(id)) return "lists";
  if (LATER.test(id)) return "later";
  if (VEHICLE.test(id)) return "vehicle";
  return ON_EVERY_PAGE.test(id) && !NOW_AND_THEN.test(id) ? "shared" : undefined;
}

/**
 * Rollup would cut what pages share into a dozen files of a kilobyte. Each costs a visitor on a phone a round trip
 * before anything shows, and the stylesheets among them block the page; here they make one of each kind.
 */
const clientChunks: Plugin = {
  name: "client-chunks",
  config: (_config, { isSsrBuild }) =>
    isSsrBuild === true
      ? {}
      : {
          build: {
            minify: "terser",
            terserOptions: { module: true, compress: { passes: 3, ecma: 2020 } },
            rollupOptions: { output: { manualChunks: clientChunk } },
          },
        },
};

/** Modules of the framework for what `remix.config.js` switches off, and what stands in their place in the browser. */
const SWITCHED_OFF = [
  {
    flag: remixConfig.future?.v3_singleFetch,
    module: /\/@remix-run\/react\/dist\/esm\/single-fetch\.js$/,
    instead: unavailable([
      "decodeViaTurboStream",
      "getSingleFetchDataStrategy",
      "singleFetchUrl",
      "StreamTransfer",
    ]),
  },
  {
    flag: remixConfig.future?.v3_lazyRouteDiscovery,
    module: /\/@remix-run\/react\/dist\/esm\/fog-of-war\.js$/,
    instead: [
      "export const isFogOfWarEnabled = () => false;",
      "export const getPatchRoutesOnNavigationFunction = () => undefined;",
      "export const useFogOFWarDiscovery = () => undefined;",
      unavailable(["getPartialManifest"]),
    ].join("\n"),
  },
];

function unavailable(names: readonly string[]): string {
  return names
    .map((name) => `export function ${name}() { throw new Error("Switched off in remix.config.js."); }`)
    .join("\n");
}

/** The framework brings these modules also where they are switched off: 4 KB of every page. */
const withoutSwitchedOff: Plugin = {
  name: "without-switched-off",
  apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
  load: (id) => SWITCHED_OFF.find(({ flag, module }) => flag !== true && module.test(id))?.instead ?? null,
};

/** Addresses of files and answers for programs, which no link inside the site opens as a page. */
const NOT_A_PAGE =
  /^(?:api|feeds|form-files|icons|map|media)\/|\.(?:ico|ics|jpg|json|svg|txt|webmanifest|xml)$|^(?:healthz|metrics|readyz)$|\/(?:autogauge|report\/:document|pdf)$/;

/** Whether a route has a page, whatever its address looks like. */
function drawsPage(id: string): boolean {
  const file = join(import.meta.dirname, "app", id, "route.tsx");
  return existsSync(file) && readFileSync(file, "utf8").includes("export default");
}

/** The list of routes that the browser gets, without those that it never opens itself: 1.4 KB of every page. */
const withoutFiles: Plugin = {
  name: "without-files",
  apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
  closeBundle() {
    const folder = join(import.meta.dirname, "build", "client", "assets");
    for (const name of readdirSync(folder).filter((file) => /^manifest-\w+\.js$/.test(file))) {
      const file = join(folder, name);
      const [, start = "", json = ""] =
        /^(window\.__remixManifest=)(.+);$/.exec(readFileSync(file, "utf8")) ?? [];
      // Written by the Remix plugin a moment ago.
      const manifest = JSON.parse(json) as { routes: Record<string, { path?: string }> };
      const pages = Object.entries(manifest.routes).filter(
        ([id, { path = "" }]) => !NOT_A_PAGE.test(path) || drawsPage(id),
      );
      writeFileSync(file, `${start}${JSON.stringify({ ...manifest, routes: Object.fromEntries(pages) })};`);
    }
  },
};

/** Remix' plugin; tests have no use for it, and loading it takes them a second. */
async function remixPlugin() {
  const { vitePlugin } = await import("@remix-run/dev");
  return vitePlugin(remixConfig);
}

/** Of `npm run dev`; null where nobody asks for one. */
const askedPort = process.env["PORT"] ? Number(process.env["PORT"]) : null;

export default defineConfig({
  server: { port: askedPort ?? 5173, strictPort: askedPort !== null },
  plugins: [
    underVitest ? null : await remixPlugin(),
    vanillaExtractPlugin(),
    // Named: else each of Vitest's servers looks through all folders for such files.
    tsconfigPaths({ projects: ["tsconfig.json"] }),
    clientChunks,
    withoutSwitchedOff,
    withoutFiles,
  ],
  build: { target: "es2022", assetsInlineLimit: 0 },
  ssr: { noExternal: ["keen-slider"] },
});
