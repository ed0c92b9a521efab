import { isLookedAt } from "./note-kind";
import type { Repair } from "./note-repair";

/** A cell of which a note tells, and what stood there. */
export type NotedCell<Row> = Row & Pick<Repair, "field" | "before">;

/** So many rows of each note are named: the report's file has all of them. */
const MOST = 5;

/** Collects the first rows of each note that a person looks at. */
export class NotedCells<Row> {
  readonly #byCode: Record<string, NotedCell<Row>[]> = {};

  /** Looks at the notes on a row. */
  add(row: Row, repairs: readonly Repair[]): void {
    for (const { code, field, before } of repairs) {
      if (!isLookedAt(code)) continue;
      const cells = (this.#byCode[code] ??= []);
      if (cells.length < MOST) cells.push({ ...row, field, before });
    }
  }

  /** By code. */
  first(): Readonly<Record<string, readonly NotedCell<Row>[]>> {
    return this.#byCode;
  }
}
