/**
 * Options of the Remix Vite plugin; `vite.config.ts` passes them on.
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  // A route is a folder with a route.tsx; other files in it belong to that route only.
  ignoredRouteFiles: ["**/*.css.ts", "**/*.test.*"],
  // Addresses a dealer may choose among; the page itself answers only at the dealer's own (`routes.garage`, `.watchlist`).
  routes: (defineRoutes) =>
    defineRoutes((route) => {
      for (const path of ["mymotorama", "mybigboxcars", "myblinkr", "myservco"]) {
        route(path, "routes/my-garage/route.tsx", { id: `routes/my-garage:${path}` });
      }
      for (const path of ["my-watchlist", "saved-vehicles"]) {
        route(path, "routes/watchlist/route.tsx", { id: `routes/watchlist:${path}` });
      }
    }),
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    // Off on purpose: slower here, and they switch on code with open advisories (docs/decisions/single-fetch-off.md).
    v3_singleFetch: false,
    v3_lazyRouteDiscovery: false,
  },
};
