import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { parseJson } from "~/domain/faults/parse-json";
import { mentionedNames } from "~/domain/stock/guards/mentioned-names";
import type { FeedFileFacts } from "~/domain/stock/file/feed-file";
import { type Vehicle, vehicleSchema } from "~/domain/vehicle/vehicle";
import { Turns } from "~/infra/turns.server";
import type { FeedRequest, RowSink, RowsRead } from "./read-vehicles.server";

const AS_NDJSON: FeedFileFacts = {
  format: "ndjson",
  packed: [],
  entry: null,
  encoding: "utf-8",
  delimiter: null,
  records: null,
  sheet: null,
  columns: null,
  notes: [],
};

/** Whether a file is what `stock -- export` writes: one whole vehicle a line. */
export async function isExport(file: string): Promise<boolean> {
  if (!/\.(?:ndjson|jsonl)$/i.test(file)) return false;
  for await (const line of linesOf(file)) if (line.trim() !== "") return vehicleOf(line) !== null;
  return false;
}

/**
 * Reads what `stock -- export` wrote: vehicles as they are, with ids, addresses and times. Those of other dealerships are
 * passed over. A line that holds no vehicle is rejected.
 * @throws Error when the file holds vehicles of others only
 */
export async function readExport(
  { file, owner, onProgress }: Pick<FeedRequest, "file" | "owner" | "onProgress">,
  sink: RowSink,
): Promise<RowsRead> {
  const found = new Set<string>();
  const turns = new Turns();
  let at = 0;
  let others = 0;
  let rows = 0;
  for await (const line of linesOf(file)) {
    await turns.take();
    at += 1;
    if (line.trim() === "") continue;
    const vehicle = vehicleOf(line);
    if (vehicle !== null && vehicle.dealership_id !== owner.dealershipId) {
      others += 1;
      continue;
    }
    rows += 1;
    if (rows % 500 === 0) onProgress?.(rows);
    const twice = vehicle !== null && found.has(vehicle.id);
    if (vehicle !== null && !twice) {
      found.add(vehicle.id);
      sink.accept({ at, vehicle, repairs: [], left: [], unread: [] });
    } else {
      const reason = twice ? "the vehicle stands in the file before" : "no vehicle of an export";
      const [stocknum, value] = [vehicle?.stocknum ?? "", line.slice(0, 200)];
      sink.reject({ at, stocknum, id: null, reason, value, mentions: mentionedNames(line) });
    }
  }
  if (rows === 0 && others > 0)
    throw new Error(`${file} holds ${others} vehicles, none of them of dealership "${owner.dealershipId}"`);
  return { file: AS_NDJSON, rows, columns: new Set(), unread: {} };
}

function linesOf(file: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(file), crlfDelay: Infinity });
}

function vehicleOf(line: string): Vehicle | null {
  try {
    return vehicleSchema.safeParse(parseJson(line)).data ?? null;
  } catch {
    return null;
  }
}
