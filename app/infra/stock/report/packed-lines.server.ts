import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { RowReport } from "~/domain/stock/import-report";

const LINES_TOGETHER = 500;

/** The lines of a report, compressed: those of a large feed would take hundreds of megabytes. */
export class PackedLines implements Iterable<RowReport> {
  readonly #packed: Buffer[] = [];
  #open: string[] = [];

  add(line: RowReport): void {
    this.#open.push(JSON.stringify(line));
    if (this.#open.length < LINES_TOGETHER) return;
    this.#packed.push(deflateRawSync(this.#open.join("\n"), { level: 1 }));
    this.#open = [];
  }

  *[Symbol.iterator](): Generator<RowReport> {
    for (const packed of this.#packed) yield* read(inflateRawSync(packed).toString("utf8").split("\n"));
    yield* read(this.#open);
  }
}

function* read(texts: readonly string[]): Generator<RowReport> {
  // Each text is a line that `add` wrote.
  for (const text of texts) yield JSON.parse(text) as RowReport;
}
