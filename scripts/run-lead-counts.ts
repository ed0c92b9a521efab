import type { Writable } from "node:stream";
import { parseArgs } from "node:util";
import * as z from "zod";
import { flagProblems } from "~/domain/faults/input-faults";
import { readCounts } from "~/infra/db/counts/read-counts.server";
import type { Database } from "~/infra/db/database.server";
import { requireDealer } from "./known-dealer";
import { LIST_FLAGS } from "./list-flags";

const OPTIONS = { tenant: { type: "string" }, since: { type: "string" }, limit: { type: "string" } } as const;
const flags = z.object(LIST_FLAGS);

/** Reloading a page, or a second look at a number, is no second time. */
const HEADING =
  "dealer  event  times  vehicle (- for none)\ntimes: one visitor is counted once a day for an event and a vehicle\n";

/** What a run is given besides its arguments. */
export interface LeadCountsRun {
  readonly database: Pick<Database, "queries">;
  readonly dealers: readonly string[];
  readonly out: Writable;
  /** Where headings are written, apart from the lines. */
  readonly notes: Writable;
}

/**
 * `npm run leads -- counts …`: how often what happened on the sites, as lines of dealer, event, times and vehicle.
 * @param args what follows `counts`
 * @throws Error for the person at the keyboard
 */
export async function runLeadCounts(args: readonly string[], run: LeadCountsRun): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const parsed = flags.safeParse(values);
  if (!parsed.success) throw new Error(flagProblems(parsed.error, values).join("\n"));
  const { limit, ...filter } = parsed.data;
  const hasCounts = async (tenant: string) => (await readCounts(run.database, { tenant })).length > 0;
  await requireDealer(filter.tenant, run.dealers, hasCounts);
  const counts = await readCounts(run.database, filter);
  const rest = counts.length - limit;
  run.notes.write(counts.length === 0 ? "nothing is counted\n" : HEADING);
  for (const { tenant, event, car, times } of counts.slice(0, limit))
    run.out.write(`${tenant}  ${event}  ${times}  ${car === "" ? "-" : car}\n`);
  if (rest > 0) run.notes.write(`${rest} more: --limit ${counts.length}\n`);
}
