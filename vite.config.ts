import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import remixConfig from "./remix.config.js";

const underVitest = process.env["VITEST"] !== undefined;

export default defineConfig({
  plugins: [underVitest ? null : remix(remixConfig), vanillaExtractPlugin(), tsconfigPaths()],
  build: { target: "es2022", assetsInlineLimit: 0 },
  ssr: { noExternal: ["keen-slider"] },
});
