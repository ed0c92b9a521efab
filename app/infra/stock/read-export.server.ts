import { open } from "node:fs/promises";
import { basename } from "node:path";
import { parseJson } from "~/domain/faults/parse-json";
import { mentionedNames } from "~/domain/stock/guards/mentioned-names";
import type { FeedFileFacts } from "~/domain/stock/file/feed-file";
import { type Vehicle, vehicleSchema } from "~/domain/vehicle/vehicle";
import { Turns } from "~/infra/turns.server";
import { FeedFault } from "./feed/feed-fault.server";
import { type Line, linesOf } from "./feed/lines.server";
import { textOf } from "./feed/text-encoding.server";
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

/** Enough of a file to see whether it may be an export. */
const HEAD_BYTES = 4_096;

/** Whether a file is what `stock -- export` writes, whatever it is called: one whole vehicle a line. */
export async function isExport(file: string): Promise<boolean> {
  if (!(await beginsAsRecord(file))) return false;
  try {
    for await (const { text } of linesIn(file)) return vehicleOf(text) !== null;
  } catch (error) {
    // Whatever it is, it is in no encoding of ours.
    if (!(error instanceof FeedFault)) throw error;
  }
  return false;
}

/**
 * Reads what `stock -- export` wrote: vehicles as they are, with ids, addresses and times. Those of other dealerships are
 * passed over. A line that holds no vehicle is rejected.
 * @throws Error when the file is not UTF-8, or holds vehicles of others only
 */
export async function readExport(
  { file, owner, onProgress }: Pick<FeedRequest, "file" | "owner" | "onProgress">,
  sink: RowSink,
): Promise<RowsRead> {
  const ids = new Map<string, number>();
  const paths = new Map<string, number>();
  const turns = new Turns();
  let others = 0;
  let rows = 0;
  for await (const { at, text } of linesIn(file)) {
    await turns.take();
    const vehicle = vehicleOf(text);
    if (vehicle !== null && vehicle.dealership_id !== owner.dealershipId) {
      others += 1;
      continue;
    }
    rows += 1;
    if (rows % 500 === 0) onProgress?.(rows);
    const fault = vehicle === null ? "no vehicle of an export" : doubled(vehicle, ids, paths);
    if (vehicle !== null && fault === null) {
      ids.set(vehicle.id, at);
      paths.set(vehicle.slug, at);
      sink.accept({ at, vehicle, repairs: [], left: [], unread: [] });
    } else {
      const reason = fault ?? "";
      const [stocknum, value] = [vehicle?.stocknum ?? "", text.slice(0, 200)];
      sink.reject({ at, stocknum, id: null, reason, value, mentions: mentionedNames(text) });
    }
  }
  if (rows === 0 && others > 0)
    throw new Error(`${file} holds ${others} vehicles, none of them of dealership "${owner.dealershipId}"`);
  return { file: AS_NDJSON, rows, columns: new Set(), unread: {} };
}

/** Why a vehicle cannot be beside those of the lines before; null where it can. Two pages have no address in common. */
function doubled(
  { id, slug }: Vehicle,
  ids: ReadonlyMap<string, number>,
  paths: ReadonlyMap<string, number>,
): string | null {
  const [same, beside] = [ids.get(id), paths.get(slug)];
  if (same !== undefined) return `the vehicle stands in the file before, in line ${same}`;
  return beside === undefined ? null : `the address "${slug}" is that of the vehicle in line ${beside}`;
}

/** Whether a file begins with a record: other files need not be read by lines, which may be as long as they are. */
async function beginsAsRecord(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    if (!(await handle.stat()).isFile()) return false;
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return /^\uFEFF?\s*\{\s*"[^"]+"\s*:/.test(buffer.toString("utf8", 0, bytesRead));
  } finally {
    await handle.close();
  }
}

/** Lines that are not blank. @throws FeedFault where the file is not UTF-8 */
async function* linesIn(file: string): AsyncGenerator<Line> {
  const text = textOf({ path: file, name: basename(file) }, "utf-8");
  for await (const lines of linesOf(text)) for (const line of lines) if (line.text.trim() !== "") yield line;
}

function vehicleOf(line: string): Vehicle | null {
  try {
    return vehicleSchema.safeParse(parseJson(line)).data ?? null;
  } catch {
    return null;
  }
}
