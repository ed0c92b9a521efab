import { join } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import remixConfig from "../../remix.config.js";
import { BUILD_FOLDER, ROOT } from "./places";

const own = (path: string) => join(import.meta.dirname, path);

const SITE = join(ROOT, "app");

/** In one file the site's styles have the order in which components import each other; in many any order. */
const oneStylesheet: Plugin = {
  name: "one-stylesheet",
  config: (_config, { isSsrBuild }) => {
    const manualChunks = (id: string) => (id.startsWith(SITE) ? "site" : undefined);
    return isSsrBuild === true ? {} : { build: { rollupOptions: { output: { manualChunks } } } };
  },
};

/** A site of its own beside the product's: nothing of it can get into what `npm start` and the container serve. */
export default defineConfig({
  // `npm run dev` has other dependencies: with one folder each would prepare its own anew after the other.
  cacheDir: join(ROOT, ".cache", "gallery-vite"),
  plugins: [
    remix({
      appDirectory: "test/gallery/app",
      buildDirectory: BUILD_FOLDER,
      ignoredRouteFiles: ["**/*.css.ts"],
      future: remixConfig.future ?? {},
    }),
    vanillaExtractPlugin(),
    tsconfigPaths(),
    oneStylesheet,
  ],
  resolve: {
    alias: [
      { find: /^~\/render\/kept-page\.server$/, replacement: own("site/unkept-page.server.ts") },
      { find: /^gallery-jsx\/(.+)$/, replacement: `${own("jsx")}/$1.ts` },
    ],
  },
  // Elements get the ids of their stage, and components are counted: see `jsx/element.ts`.
  esbuild: { jsxImportSource: "gallery-jsx" },
  optimizeDeps: {
    // Else it prepares every package of the server's modules for the browser, then loads the first page once more.
    noDiscovery: true,
    // What the browser is sent, all of it: a package that is prepared apart from React brings another copy of it.
    include: [
      "@conform-to/react",
      "@conform-to/zod/v4",
      "@remix-run/react",
      "@vanilla-extract/dynamic",
      "keen-slider",
      "react",
      "react-dom",
      "react-dom/client",
      "react/jsx-dev-runtime",
      "react/jsx-runtime",
      "uqr",
      "zod",
    ],
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    minify: false,
    reportCompressedSize: false,
    // Tests alone load it: looking for unused code takes a sixth of the build's time.
    rollupOptions: { treeshake: false },
  },
  ssr: { noExternal: ["keen-slider"] },
});
