import type { Writable } from "node:stream";
import { parseJson } from "~/domain/faults/parse-json";
import { vehicleChanges } from "~/domain/stock/vehicle-changes";
import { type Vehicle, vehicleSchema } from "~/domain/vehicle/vehicle";
import type { KeptChange, KeptImport, StockHistory } from "~/ports/stock-history";

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
  out.write(kept.length === 0 ? "no import is kept yet\n" : kept.map((one) => `${lineOf(one)}\n`).join(""));
}

/** Prints what one import said and changed. */
export async function runShow({ history, out }: HistoryContext, number: number): Promise<void> {
  const kept = await history.find(number);
  out.write(`${lineOf(kept)}\n${detailLines(kept).join("")}`);
  printChanges(out, await history.changesOf(number));
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
  const { version, added, changed, removed, unchanged } = await history.rollback(
    number,
    clock.now().toISOString(),
  );
  const [kept] = await history.list({ dealershipId: target.dealershipId, limit: 1 });
  out.write(
    `published version ${version}, the stock of "${target.dealershipId}" as it stood after import ${number}: ` +
      `${added} brought back, ${changed} changed back, ${removed} removed, ${unchanged} untouched; kept as import ${kept?.number ?? 0}\n`,
  );
}

function lineOf({ number, at, kind, dealershipId, source, counts }: KeptImport): string {
  const { added, changed, removed, unchanged } = counts;
  const what =
    kind === "refused"
      ? "refused, nothing published"
      : `${added} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged`;
  return `${number}  ${at.slice(0, 16).replace("T", " ")}  ${dealershipId}  ${kind} ${source}: ${what}`;
}

function detailLines({ details }: KeptImport): readonly string[] {
  return Object.entries(details)
    .filter(([, value]) => value !== null && JSON.stringify(value) !== "{}" && JSON.stringify(value) !== "[]")
    .map(([key, value]) => `  ${key}: ${typeof value === "string" ? value : JSON.stringify(value)}\n`);
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
  const fields = vehicleChanges(before, after).map(
    ({ field, before: was, after: is }) => `${field} ${was || "nothing"} → ${is || "nothing"}`,
  );
  return `  ~ ${after.stocknum} ${after.name}: ${fields.join(", ")}`;
}

/** Null also for one that an earlier release wrote in another form. */
function vehicleOf(document: string | null): Vehicle | null {
  return document === null ? null : (vehicleSchema.safeParse(parseJson(document)).data ?? null);
}
