import type { Client } from "typesense";
import * as z from "zod";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { RepaymentQuotes } from "~/ports/repayment-quotes";
import { Turns } from "~/infra/turns.server";
import { toImportLine } from "./typesense-document.server";

/** A vehicle the server would not take, and why. */
export interface RowError {
  readonly vehicleId: string;
  readonly reason: string;
}

const lineSchema = z.object({ success: z.boolean(), error: z.string().optional() });

/** Imports vehicles; none of those refused stops the others. */
export async function importBatch(
  client: Client,
  collection: string,
  vehicles: readonly Vehicle[],
  quotes?: RepaymentQuotes,
): Promise<RowError[]> {
  const lines: string[] = [];
  const turns = new Turns();
  for (const vehicle of vehicles) {
    lines.push(toImportLine(vehicle, quotes).line);
    await turns.take();
  }
  const refused = await importLines(client, collection, lines);
  return vehicles.flatMap(({ id }, index) => {
    const reason = refused[index];
    return reason == null ? [] : [{ vehicleId: id, reason }];
  });
}

/** Imports documents, a line of JSON each. For each one, in order: null when it went in, else why not. */
export async function importLines(
  client: Client,
  collection: string,
  lines: readonly string[],
): Promise<readonly (string | null)[]> {
  if (lines.length === 0) return [];
  const answer = await client
    .collections(collection)
    .documents()
    .import(lines.join("\n"), { action: "upsert" });
  const results = answer.split("\n");
  return lines.map((_, index) => {
    const result = readLine(results[index]);
    return result.success ? null : (result.error ?? "no reason given");
  });
}

function readLine(line: string | undefined): z.infer<typeof lineSchema> {
  try {
    return lineSchema.parse(JSON.parse(line ?? ""));
  } catch {
    return { success: false, error: `unreadable answer: ${(line ?? "none").slice(0, 200)}` };
  }
}
