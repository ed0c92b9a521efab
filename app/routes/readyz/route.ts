import { json } from "@remix-run/node";
import { services } from "~/services.server";
import { type Checks, readiness } from "./readiness.server";

/**
 * Whether search and database answer; 503 while one of them does not, so that a load balancer sends visitors elsewhere.
 */
export async function loader(): Promise<Response> {
  const { search, database, logger } = await services();
  const checks: Checks = { search: () => search.check(), database: () => database.ping() };
  const { ready, body } = await readiness(checks, logger);
  return json(body, { status: ready ? 200 : 503, headers: { "Cache-Control": "no-store" } });
}
