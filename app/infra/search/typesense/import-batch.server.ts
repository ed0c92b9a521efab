import type { Client } from "typesense";
import * as z from "zod";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { toImportLine } from "./typesense-document.server";

/** A vehicle the server would not take, and why. */
export interface RowError {
  readonly vehicleId: string;
  readonly reason: string;
}

const lineSchema = z.object({ success: z.boolean(), error: z.string().optional() });

/** Imports vehicles; the answer has one line per vehicle, in order, whatever became of it. */
export async function importBatch(
  client: Client,
  collection: string,
  vehicles: readonly Vehicle[],
): Promise<RowError[]> {
  if (vehicles.length === 0) return [];
  const lines = vehicles.map(toImportLine).join("\n");
  const answer = await client.collections(collection).documents().import(lines, { action: "upsert" });
  const results = answer.split("\n");
  return vehicles.flatMap(({ id }, index) => {
    const result = readLine(results[index]);
    return result.success ? [] : [{ vehicleId: id, reason: result.error ?? "no reason given" }];
  });
}

function readLine(line: string | undefined): z.infer<typeof lineSchema> {
  try {
    return lineSchema.parse(JSON.parse(line ?? ""));
  } catch {
    return { success: false, error: `unreadable answer: ${(line ?? "none").slice(0, 200)}` };
  }
}
