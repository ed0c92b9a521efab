import { type CoverageMark, coverageMark } from "~/domain/stock/guards/feed-guards";
import { looksOf } from "~/domain/stock/guards/exchanged-values";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { documentDigest } from "~/infra/db/stock-publication.server";
import type { StockDocument } from "~/ports/stock-store";
import type { AcceptedRow, TakenRow } from "../read-vehicles.server";
import type { SharedTexts } from "./shared-texts.server";
import type { TextSpool } from "./text-spool.server";

/** What was done to a row. */
export type RowNotes = Pick<TakenRow, "repairs" | "left" | "unread">;

const NO_NOTES: RowNotes = { repairs: [], left: [], unread: [] };

/** What stays in memory of a row that is a vehicle; the vehicle itself and its notes are in a temporary file. */
export class SpooledRow implements StockDocument {
  readonly at: number;
  readonly in: string | undefined;
  readonly id: string;
  readonly slug: string;
  readonly stocknum: string;
  readonly vin: string | null;
  readonly name: string;
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly item_type: Vehicle["item_type"];
  readonly car_type: Vehicle["car_type"];
  readonly price: number | null;
  readonly km: number | null;
  readonly paint: string | null;
  readonly picture: number | null;
  readonly status: string;
  readonly mark: CoverageMark;
  /** The row that was taken instead; null for one that was taken itself. */
  instead: number | null = null;
  // Places in the file, without an object for each: there are a hundred thousand rows.
  readonly #spool: TextSpool;
  readonly #start: number;
  readonly #length: number;
  readonly #notesLength: number;

  constructor({ vehicle, ...row }: TakenRow, spool: TextSpool, texts: SharedTexts) {
    this.at = row.at;
    this.in = row.in;
    this.id = vehicle.id;
    this.slug = texts.own(vehicle.slug);
    this.stocknum = texts.own(vehicle.stocknum);
    this.vin = vehicle.vin === null ? null : texts.own(vehicle.vin);
    this.name = texts.own(vehicle.name);
    this.make = texts.one(vehicle.make);
    this.model = texts.one(vehicle.model);
    this.year = vehicle.year;
    this.item_type = vehicle.item_type;
    this.car_type = vehicle.car_type;
    this.price = vehicle.price;
    this.km = vehicle.km;
    this.status = texts.one(vehicle.status);
    this.mark = coverageMark(vehicle);
    const { paint, picture } = looksOf(vehicle);
    this.paint = paint;
    this.picture = picture;
    this.#spool = spool;
    const { start, length } = spool.add(JSON.stringify(vehicle));
    this.#start = start;
    this.#length = length;
    // Notes follow their vehicle.
    const { repairs, left, unread } = row;
    const isNoted = repairs.length + left.length + unread.length > 0;
    this.#notesLength = isNoted
      ? spool.add(JSON.stringify({ repairs, left, unread } satisfies RowNotes)).length
      : 0;
  }

  /** The vehicle as JSON. */
  get document(): string {
    return this.#spool.at({ start: this.#start, length: this.#length });
  }

  get digest(): string {
    return documentDigest(this.document);
  }

  /** The vehicle, as it was read. */
  get vehicle(): Vehicle {
    // What the constructor wrote.
    return JSON.parse(this.document) as Vehicle;
  }

  get hasNotes(): boolean {
    return this.#notesLength > 0;
  }

  get notes(): RowNotes {
    if (!this.hasNotes) return NO_NOTES;
    const place = { start: this.#start + this.#length, length: this.#notesLength };
    // What the constructor wrote.
    return JSON.parse(this.#spool.at(place)) as RowNotes;
  }

  /** The row as the report tells of it. */
  get accepted(): AcceptedRow {
    const { at, in: file, id, stocknum, name, instead } = this;
    const place = file === undefined ? { at } : { at, in: file };
    return { ...place, id, stocknum, name, ...this.notes, instead };
  }
}
