import { json } from "@remix-run/node";
import { services } from "~/services.server";
import { type Checks, readiness } from "./readiness.server";

/**
 * Whether search and database answer; 503 while one of them does not, so that a load balancer sends visitors elsewhere.
 * Dealers whose files are faulty are named and change nothing about that: the others are served.
 */
export async function loader(): Promise<Response> {
  const { search, database, dealers, logger } = await services();
  const checks: Checks = { search: () => search.check(), database: () => database.ping() };
  const { ready, body } = await readiness(checks, logger);
  const faulty = dealers
    .faulty()
    .map(({ folder, state, problems }) => [folder, { state, problems: problems.length }]);
  const files: unknown = faulty.length === 0 ? "ok" : Object.fromEntries(faulty);
  return json(
    { ...body, dealers: files },
    { status: ready ? 200 : 503, headers: { "Cache-Control": "no-store" } },
  );
}
