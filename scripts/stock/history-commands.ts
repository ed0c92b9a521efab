import type { Writable } from "node:stream";
import { parseJson } from "~/domain/faults/parse-json";
import { vehicleChanges } from "~/domain/stock/vehicle-changes";
import { type Vehicle, vehicleSchema } from "~/domain/vehicle/vehicle";
import type { KeptChange, StockHistory } from "~/ports/stock-history";
import { keptDetails, keptLine } from "./kept-text";
import { changesText } from "./report-text";

/** What the commands of the history work with. */
export interface HistoryContext {
  readonly history: StockHistory;
  readonly out: Writable;
  readonly clock: { now(): Date };
}

const LISTED = 50;

/** Prints the last imports, the newest first. */
export async function runHistory({ history, out }: HistoryContext, dealershipId?: string): Promise<void> {
  const kept = await history.list({ limit: LISTED, ...(dealershipId !== undefined && { dealershipId }) });
  out.write(kept.length === 0 ? "no import is kept yet\n" : kept.map((one) => `${keptLine(one)}\n`).join(""));
}

/** Prints what one import said and changed. */
export async function runShow({ history, out }: HistoryContext, number: number): Promise<void> {
  const kept = await history.find(number);
  out.write([keptLine(kept), ...keptDetails(kept), ""].join("\n"));
  if (kept.kind !== "refused") printChanges(out, await history.changesOf(number));
}

/** Prints the vehicles that differ between the stocks after two imports, or after one and now. */
export async function runDiff({ history, out }: HistoryContext, from: number, to?: number): Promise<void> {
  const changes = await history.diff(from, to);
  out.write(
    `from the stock after import ${from} to ${to === undefined ? "now" : `that after import ${to}`}:\n`,
  );
  printChanges(out, changes);
}

/** Publishes the stock as it stood after an import. @returns whose it is */
export async function runRollback({ history, out, clock }: HistoryContext, number: number): Promise<void> {
  const target = await history.find(number);
  const { added, changed, removed, unchanged } = await history.rollback(number, clock.now().toISOString());
  const [kept] = await history.list({ dealershipId: target.dealershipId, limit: 1 });
  out.write(
    `published the stock of "${target.dealershipId}" as it stood after import ${number}: ` +
      `${added} brought back, ${changed} changed back, ${removed} removed, ${unchanged} untouched; kept as import ${kept?.number ?? 0}\n`,
  );
}

function printChanges(out: Writable, changes: readonly KeptChange[]): void {
  for (const { before, after } of changes) out.write(`${changeText(vehicleOf(before), vehicleOf(after))}\n`);
  out.write(`${changes.length} ${changes.length === 1 ? "vehicle differs" : "vehicles differ"}\n`);
}

function changeText(before: Vehicle | null, after: Vehicle | null): string {
  if (before === null || after === null) {
    const one = after ?? before;
    return `  ${after === null ? "-" : "+"} ${one?.stocknum ?? "?"} ${one?.name ?? "a vehicle that cannot be read"}`;
  }
  const fields = changesText(vehicleChanges(before, after));
  return `  ~ ${after.stocknum} ${after.name}: ${fields || "the time of the change alone"}`;
}

/** Null also for one that an earlier release wrote in another form. */
function vehicleOf(document: string | null): Vehicle | null {
  return document === null ? null : (vehicleSchema.safeParse(parseJson(document)).data ?? null);
}
