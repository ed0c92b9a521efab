import * as z from "zod";
import { feedMappingSchema } from "~/domain/stock/feed-mapping";
import { type DealershipImportContext, importForDealership } from "../dealership-import.server";
import type { ImportReport } from "../import-stock.server";

const share = z.number().nullable();

/** What is imported, in a form that another process can be told. */
export const importJobSchema = z.object({
  dealershipId: z.string(),
  files: z.array(z.string()),
  source: z.string().describe("What the history calls it"),
  mapping: feedMappingSchema,
  allowEmpty: z.boolean(),
  maxDrop: share,
  maxRejected: share,
});
/** What is imported ({@link importJobSchema}). */
export type ImportJob = z.infer<typeof importJobSchema>;

/** What a pull has to know of an import. */
export const importSummarySchema = z.object({
  rows: z.int(),
  rejected: z.int(),
  events: z
    .record(z.string(), z.int())
    .describe("How many rows and vehicles each thing happened to, as the history counts them"),
  missing: z.int().describe("Vehicles that the feed lacks and that stay for now"),
  refusals: z.array(z.string()),
  doubts: z.array(z.string()).describe("What is allowed and yet unusual"),
  published: z.object({ added: z.int(), changed: z.int(), removed: z.int() }).nullable(),
});
/** What a pull has to know of an import ({@link importSummarySchema}). */
export type ImportSummary = z.infer<typeof importSummarySchema>;

/** Does an import, here or elsewhere. An aborted one may end without having done anything, or go on to its end. */
export type ImportFiles = (job: ImportJob, signal: AbortSignal) => Promise<ImportSummary>;

/** Does an import in this process. */
export function importHere(context: DealershipImportContext, job: ImportJob): Promise<ImportReport> {
  return importForDealership(context, job);
}

/** What a pull has to know of a report. */
export function summaryOf({
  rows,
  rejected,
  events,
  refusals,
  doubts,
  published,
}: ImportReport): ImportSummary {
  return {
    rows,
    rejected: rejected.length,
    events,
    missing: events.missing,
    refusals: [...refusals],
    doubts: [...doubts],
    published,
  };
}
