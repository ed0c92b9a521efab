import { countEvents, type RowEventCounts, type RowReport } from "~/domain/stock/import-report";
import { type KnownStock, settleStock, type SettleRules } from "~/domain/stock/settle-stock";
import { underId } from "~/domain/stock/known-identity";
import { mayBe } from "~/domain/stock/guards/mentioned-names";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { documentDigest } from "~/infra/db/stock-publication.server";
import { Turns } from "~/infra/turns.server";
import type { StockDifference, StockDocument, StockEdit } from "~/ports/stock-store";
import type { Listed } from "../import-guards.server";
import type { RejectedRow } from "../read-vehicles.server";
import { PackedLines } from "../report/packed-lines.server";
import { rowReports } from "../report/row-reports.server";
import { adoptedIds } from "./adopted-ids.server";
import { batchesOf, listedOf, readDocument, rowBatches } from "./batches.server";
import { sameButTimes } from "./same-but-times.server";
import { isSpooled, type SpooledFeed } from "./spooled-feed.server";
import type { SpooledRow } from "./spooled-row.server";
import type { SpoolPlace, TextSpool } from "./text-spool.server";

/** What a feed is settled with. */
export interface SettleInput extends Omit<KnownStock, "published"> {
  readonly feed: SpooledFeed;
  readonly edit: StockEdit;
  readonly rules: SettleRules;
  /** ISO time that the feed's vehicles carry where it gives none. */
  readonly now: string;
  /** What is published is none of the dealer's, and all of it goes. */
  readonly replaces: boolean;
  /** Whether the file is an export of this platform: its vehicles keep their ids and times. */
  readonly isExport: boolean;
}

/** What a dealership's stock becomes with a feed, and the report of that. */
export interface SettledFeed {
  readonly difference: StockDifference;
  readonly lines: PackedLines;
  readonly events: RowEventCounts;
  readonly missed: Readonly<Record<string, number>>;
  /** The feed's vehicles under the ids by which they are known. */
  readonly listed: readonly Listed[];
  readonly published: ReadonlyMap<string, Listed>;
  readonly adopted: number;
  /** How many vehicles were published that are none of the dealer's. */
  readonly replaced: number;
}

/** Settles a feed as `settleStock` does, some hundred vehicles at a time: neither the feed nor the stock is ever in memory. */
export async function settleSpooled(input: SettleInput): Promise<SettledFeed> {
  const { feed, edit, replaces, isExport } = input;
  const present = new Set(await edit.ids());
  const adopted: ReadonlyMap<string, string> =
    isExport || replaces ? new Map() : await adoptedIds(feed, present, edit);
  return new Settling(input, present, adopted).all();
}

class Settling {
  readonly #added: StockDocument[] = [];
  readonly #changed: StockDocument[] = [];
  readonly #removed: string[] = [];
  #unchanged = 0;
  readonly #lines = new PackedLines();
  readonly #events = { ...countEvents([]) };
  readonly #missed: Record<string, number> = {};
  readonly #listed: Listed[] = [];
  readonly #published = new Map<string, Listed>();
  /** Ids of the feed's vehicles, as they are known. */
  readonly #named: ReadonlySet<string>;
  readonly #turns = new Turns();

  constructor(
    private readonly input: SettleInput,
    private readonly present: ReadonlySet<string>,
    private readonly adopted: ReadonlyMap<string, string>,
  ) {
    this.#named = new Set(input.feed.taken.map((row) => this.#idOf(row)));
  }

  async all(): Promise<SettledFeed> {
    for (const rows of rowBatches(this.input.feed.all)) await this.#settleRows(rows);
    await this.#settleLacking();
    return {
      difference: {
        added: this.#added,
        changed: this.#changed,
        removed: this.#removed,
        unchanged: this.#unchanged,
      },
      lines: this.#lines,
      events: this.#events,
      missed: this.#missed,
      listed: this.#listed,
      published: this.#published,
      adopted: this.adopted.size,
      replaced: this.input.replaces ? this.present.size : 0,
    };
  }

  #idOf({ id }: SpooledRow): string {
    return this.adopted.get(id) ?? id;
  }

  async #settleRows(rows: readonly (SpooledRow | RejectedRow)[]): Promise<void> {
    const { feed, edit, rules, now, replaces, gone, missed, unreadable } = this.input;
    const accepted = rows.filter(isSpooled);
    const taken = accepted.filter(({ instead }) => instead === null);
    const stored = await edit.documents(
      taken.map((row) => this.#idOf(row)).filter((id) => this.present.has(id)),
    );
    const read = new Map<string, SpooledRow>();
    const given: Vehicle[] = [];
    const before = new Map<string, Vehicle>();
    const events = new Map<string, "same" | "new">();
    for (const row of taken) {
      await this.#turns.take();
      const id = this.#idOf(row);
      const listed = id === row.id ? row : { ...pick(row), id };
      this.#listed.push(listed);
      const document = stored.get(id);
      if (document === undefined && this.#isPlainlyNew(row, id)) {
        events.set(id, "new");
        this.#added.push(row);
        continue;
      }
      if (document !== undefined && !replaces && id === row.id) {
        if (sameButTimes(row.document, document, now)) {
          events.set(id, "same");
          this.#unchanged += 1;
          this.#published.set(id, listed);
          continue;
        }
      }
      const known = document === undefined || replaces ? null : readDocument(document);
      if (known !== null) {
        before.set(id, known);
        this.#published.set(id, listedOf(known));
      }
      read.set(id, row);
      const { vehicle } = row;
      given.push(id === row.id ? vehicle : underId(vehicle, id));
    }
    const settled = settleStock(given, { published: before, gone, missed, unreadable }, rules, now);
    for (const vehicle of settled.vehicles) this.#keep(vehicle, stored.get(vehicle.id), read.get(vehicle.id));
    this.#report(
      rowReports({
        format: feed.file.format,
        accepted: accepted.map((row) => ({ ...row.accepted, id: this.#idOf(row) })),
        rejected: rows.filter((row): row is RejectedRow => !isSpooled(row)),
        isNamed: (id) => this.#named.has(id),
        isPublished: (id) => !replaces && this.present.has(id),
        published: before,
        settled: { vehicles: settled.vehicles, events: new Map([...events, ...settled.events]) },
      }),
    );
  }

  /** Whether `settleStock` would leave a row's vehicle as it is, and call it new. */
  #isPlainlyNew({ status }: SpooledRow, id: string): boolean {
    return !this.input.isExport && !this.present.has(id) && !this.input.gone.has(id) && status !== "sold";
  }

  /** Vehicles that the feed lacks. */
  async #settleLacking(): Promise<void> {
    const { feed, edit, rules, now, replaces, gone, missed, unreadable } = this.input;
    const lacking = [...this.present].filter((id) => !this.#named.has(id));
    if (replaces) {
      for (const id of lacking) this.#removed.push(id);
      return;
    }
    const mentioned = new Set(feed.rejected.flatMap(({ mentions }) => mentions));
    const lines: RowReport[] = [];
    for (const ids of batchesOf(lacking)) {
      const published = new Map<string, Vehicle>();
      for (const [id, document] of await edit.documents(ids)) {
        await this.#turns.take();
        const vehicle = readDocument(document);
        if (vehicle === null) continue;
        published.set(id, vehicle);
        this.#published.set(id, listedOf(vehicle));
      }
      const own = [...published.values()].filter((one) => mayBe(one, mentioned));
      lines.push(...own.map(keptLine));
      const stay = new Set([...unreadable, ...own.map(({ id }) => id)]);
      const settled = settleStock([], { published, gone, missed, unreadable: stay }, rules, now);
      const kept = new Map(settled.vehicles.map((vehicle) => [vehicle.id, vehicle]));
      for (const id of ids) {
        const vehicle = kept.get(id);
        if (vehicle === undefined) this.#removed.push(id);
        else if (vehicle === published.get(id)) this.#unchanged += 1;
        else this.#changed.push(this.#documentOf(vehicle));
      }
      Object.assign(this.#missed, settled.missed);
      lines.push(
        ...rowReports({
          format: feed.file.format,
          accepted: [],
          rejected: [],
          isNamed: (id) => this.#named.has(id),
          isPublished: (id) => this.present.has(id),
          published,
          settled,
        }),
      );
    }
    lines.sort((one, other) => (one.stocknum < other.stocknum ? -1 : 1));
    this.#report(lines);
  }

  #keep(vehicle: Vehicle, stored: string | undefined, row: SpooledRow | undefined): void {
    const document = this.#documentOf(vehicle, row);
    if (stored === undefined && !this.present.has(vehicle.id)) this.#added.push(document);
    else if (stored === document.document) this.#unchanged += 1;
    else this.#changed.push(document);
  }

  #documentOf(vehicle: Vehicle, row?: SpooledRow): StockDocument {
    const { spool } = this.input.feed;
    const text = JSON.stringify(vehicle);
    if (row !== undefined && row.document === text) return row;
    return new SpooledDocument(vehicle, spool.add(text), spool);
  }

  #report(lines: readonly RowReport[]): void {
    for (const line of lines) {
      this.#lines.add(line);
      this.#events[line.event] += 1;
    }
  }
}

/** A vehicle whose chassis or stock number stands in a row that cannot be read. */
function keptLine({ stocknum, name }: Vehicle): RowReport {
  const why = "a rejected row has its stock number or VIN; the vehicle stays as it was";
  return {
    at: null,
    file: "",
    stocknum,
    name,
    event: "same",
    why,
    changes: [],
    repairs: [],
    left: [],
    unread: [],
  };
}

function pick(row: SpooledRow): Omit<Listed, "id"> {
  const { make, model, car_type, paint, picture, status, price, km, mark } = row;
  return { make, model, car_type, paint, picture, status, price, km, mark };
}

/** A document whose text is read, and its digest made, when it is written to the database. */
class SpooledDocument implements StockDocument {
  readonly id: string;
  readonly slug: string;
  readonly stocknum: string;
  readonly vin: string | null;

  constructor(
    { id, slug, stocknum, vin }: Pick<Vehicle, "id" | "slug" | "stocknum" | "vin">,
    private readonly place: SpoolPlace,
    private readonly spool: TextSpool,
  ) {
    this.id = id;
    this.slug = slug;
    this.stocknum = stocknum;
    this.vin = vin;
  }

  get digest(): string {
    return documentDigest(this.document);
  }

  get document(): string {
    return this.spool.at(this.place);
  }
}
