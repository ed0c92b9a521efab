import { createWriteStream } from "node:fs";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { StockStore } from "~/ports/stock-store";
import { isBrokenPipe } from "../outlive-pipe";

function unlessReaderLeft(error: unknown): void {
  if (!isBrokenPipe(error)) throw error;
}

/** Writes every published vehicle as a line of JSON, to a file or the screen. */
export async function runExport(
  { stock, out }: { readonly stock: Pick<StockStore, "all">; readonly out: Writable },
  dealership: string | undefined,
  file: string | undefined,
): Promise<void> {
  let count = 0;
  async function* lines() {
    for await (const batch of stock.all()) {
      const wanted = batch.filter(({ dealership_id: id }) => dealership === undefined || id === dealership);
      count += wanted.length;
      yield wanted.map((vehicle) => `${JSON.stringify(vehicle)}\n`).join("");
    }
  }
  if (file === undefined) await pipeline(lines, out, { end: false }).catch(unlessReaderLeft);
  else await pipeline(lines, createWriteStream(file));
  if (file !== undefined) {
    out.write(`${count} vehicles written to ${file}\n`);
  } else if (count === 0) {
    // Printing nothing would look like a command that did not run. It goes to the error output, because the standard
    // output is NDJSON.
    process.stderr.write("0 vehicles match\n");
  }
}
