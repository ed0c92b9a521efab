import { type FeedFormat, placeWord } from "~/domain/stock/file/feed-file";
import type { RowEvent, RowReport } from "~/domain/stock/import-report";
import type { KnownStock, SettledStock } from "~/domain/stock/settle-stock";
import { vehicleChanges } from "~/domain/stock/vehicle-changes";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { AcceptedRow, RejectedRow } from "../read-vehicles.server";

/** What the rows of a report are made from. */
export interface ReportedImport {
  readonly format: FeedFormat;
  readonly accepted: readonly AcceptedRow[];
  readonly rejected: readonly RejectedRow[];
  /** The feed's vehicles as they were read, and in the same order under the ids by which they are known. */
  readonly read: readonly Vehicle[];
  readonly feed: readonly Vehicle[];
  readonly known: Pick<KnownStock, "published">;
  readonly settled: SettledStock;
}

const NOTHING = { file: "", why: "", changes: [], repairs: [], left: [], unread: [] } as const;

const STAYS = "; the vehicle stays as it was";

/** Every row of a feed with what happened to it, in the file's order, then the vehicles that the feed lacks, by stock number. */
export function rowReports(given: ReportedImport): readonly RowReport[] {
  const { format, accepted, rejected, read, feed, known, settled } = given;
  const ids = new Map(read.map(({ id }, at) => [id, feed[at]?.id ?? id]));
  const next = new Map(settled.vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const changesOf = (id: string, event: RowEvent) => {
    const [before, after] = [known.published.get(id), next.get(id)];
    const differs = event !== "same" && before !== undefined && after !== undefined;
    return differs ? vehicleChanges(before, after) : [];
  };
  const rows = accepted.map((row): RowReport => {
    const { at, in: file = "", stocknum, name, repairs, left, unread } = row;
    const id = ids.get(row.id) ?? row.id;
    if (row.instead !== null)
      return {
        ...NOTHING,
        at,
        file,
        stocknum,
        name,
        event: "duplicate",
        why: `${placeWord(format)} ${row.instead} was taken`,
      };
    const event = settled.events.get(id) ?? "same";
    return { at, file, stocknum, name, event, why: "", changes: changesOf(id, event), repairs, left, unread };
  });
  const named = new Set(feed.map(({ id }) => id));
  const refused = rejected.map(({ at, in: file = "", stocknum, id, reason, value }): RowReport => ({
    ...NOTHING,
    at,
    file,
    stocknum,
    name: "",
    event: "rejected",
    why: `${reason} (${value})${id !== null && known.published.has(id) && !named.has(id) ? STAYS : ""}`,
  }));
  const lacking = [...settled.events]
    .filter(([id]) => !named.has(id))
    .flatMap(([id, event]): readonly RowReport[] => {
      const before = known.published.get(id);
      if (before === undefined) return [];
      const { stocknum, name } = before;
      return [{ ...NOTHING, at: null, stocknum, name, event, changes: changesOf(id, event) }];
    });
  lacking.sort((one, other) => (one.stocknum < other.stocknum ? -1 : 1));
  const inOrder = [...rows, ...refused].sort((one, other) => (one.at ?? 0) - (other.at ?? 0));
  const files = new Set(accepted.map((row) => row.in ?? ""));
  for (const row of rejected) files.add(row.in ?? "");
  return [...[...files].flatMap((file) => inOrder.filter((row) => row.file === file)), ...lacking];
}
