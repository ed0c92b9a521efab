import { type FeedFormat, placeWord } from "~/domain/stock/file/feed-file";
import type { RowEvent, RowReport } from "~/domain/stock/import-report";
import type { KnownStock, SettledStock } from "~/domain/stock/settle-stock";
import { vehicleChanges } from "~/domain/stock/vehicle-changes";
import type { AcceptedRow, RejectedRow } from "../read-vehicles.server";

/** What the rows of a report are made from: those of a whole feed, or some of them and what concerns them. */
export interface ReportedRows {
  readonly format: FeedFormat;
  /** Under the ids by which they are known. */
  readonly accepted: readonly AcceptedRow[];
  readonly rejected: readonly RejectedRow[];
  /** Whether the feed has a vehicle with this id, and whether one is published. */
  readonly isNamed: (id: string) => boolean;
  readonly isPublished: (id: string) => boolean;
  /** Vehicles that changed, as they were. */
  readonly published: KnownStock["published"];
  readonly settled: Pick<SettledStock, "vehicles" | "events">;
}

const NOTHING = { file: "", why: "", changes: [], repairs: [], left: [], unread: [] } as const;

const STAYS = "; the vehicle stays as it was";

/** Rows of one file with what happened to each, in the file's order, then the vehicles that the feed lacks. */
export function rowReports(given: ReportedRows): readonly RowReport[] {
  const { format, accepted, rejected, isNamed, isPublished, published, settled } = given;
  const next = new Map(settled.vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const changesOf = (id: string, event: RowEvent) => {
    const [before, after] = [published.get(id), next.get(id)];
    const differs = event !== "same" && before !== undefined && after !== undefined;
    return differs ? vehicleChanges(before, after) : [];
  };
  const rows = accepted.map((row): RowReport => {
    const { at, in: file = "", id, stocknum, name, repairs, left, unread } = row;
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
  const refused = rejected.map(({ at, in: file = "", stocknum, id, reason, value }): RowReport => ({
    ...NOTHING,
    at,
    file,
    stocknum,
    name: "",
    event: "rejected",
    why: `${reason} (${value})${id !== null && isPublished(id) && !isNamed(id) ? STAYS : ""}`,
  }));
  const lacking = [...settled.events]
    .filter(([id]) => !isNamed(id))
    .flatMap(([id, event]): readonly RowReport[] => {
      const before = published.get(id);
      if (before === undefined) return [];
      const { stocknum, name } = before;
      return [{ ...NOTHING, at: null, stocknum, name, event, changes: changesOf(id, event) }];
    });
  return [...[...rows, ...refused].sort((one, other) => (one.at ?? 0) - (other.at ?? 0)), ...lacking];
}
