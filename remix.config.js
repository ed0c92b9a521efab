/**
 * Options of the Remix Vite plugin; `vite.config.ts` passes them on.
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  // A route is a folder with a route.tsx; its neighbours are private to it.
  ignoredRouteFiles: ["**/*.css.ts", "**/*.test.*"],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    // Off on purpose: slower here, and they switch on code with open advisories (README, "Choices").
    v3_singleFetch: false,
    v3_lazyRouteDiscovery: false,
  },
};
