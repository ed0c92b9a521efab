import { both, enabled, fixed, there, type RouteRow } from "./route-row";

const posted = (row: string, path: string): RouteRow => ({
  ...fixed(row, path, () => true, { everybody: true }),
  expected: () => 405,
});

/** Addresses of the leads' APIs, and the page behind a signed link. */
export const API_ROWS: readonly RouteRow[] = [
  posted("CALL-21", "/api/leads"),
  posted("CALL-13", "/api/leads/phone-reveal"),
  posted("LOC-19", "/api/place"),
  {
    row: "CALL-20",
    what: "/api/cars/{slug}/pdf",
    path: ({ car }) => `/api/cars/${car.slug}/pdf`,
    expected: there(both(enabled("print"), ({ config }) => config.features.print)),
    shows: /^%PDF-/,
  },
  { ...fixed("SRCH-10", "/feeds/google.tsv?key=k", () => false), nobody: true },
  { ...fixed("LEAD-01", "/lead-answers/no-such-lead?until=1&key=k", () => false), nobody: true },
];
