import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";

// The same framework, flags and build as the project; nothing else.
export default defineConfig({
  plugins: [
    remix({
      buildDirectory: "../../../node_modules/.cache/bare",
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: false,
        v3_lazyRouteDiscovery: false,
      },
    }),
  ],
  build: { target: "es2022" },
});
