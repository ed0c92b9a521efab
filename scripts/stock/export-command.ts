import { createWriteStream } from "node:fs";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { displayMake } from "~/domain/vehicle/make-names";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { TenantDirectory } from "~/infra/tenant/tenant-directory.server";
import type { StockStore } from "~/ports/stock-store";
import { isBrokenPipe } from "../outlive-pipe";

function unlessReaderLeft(error: unknown): void {
  if (!isBrokenPipe(error)) throw error;
}

/** What an export is made of. */
interface ExportContext {
  readonly stock: Pick<StockStore, "all">;
  readonly tenants: Pick<TenantDirectory, "all">;
  readonly out: Writable;
}

/** Makes as the dealer's pages write them, by dealership; of one that no dealer has any more, as the platform does. */
function spelling({ tenants }: Pick<ExportContext, "tenants">): (vehicle: Vehicle) => Vehicle {
  const aliases = new Map(
    [...tenants.all()]
      // The first dealer of a dealership is whose stock it is.
      .reverse()
      .flatMap(({ site, search }) => site.dealerships.map(({ id }) => [id, search.makeAliases] as const)),
  );
  return (vehicle) => ({
    ...vehicle,
    make: displayMake(vehicle.make, aliases.get(vehicle.dealership_id)),
  });
}

/** Writes every published vehicle as a line of JSON, to a file or the screen; its make is spelt as on its page (SRCH-29). */
export async function runExport(
  { stock, tenants, out }: ExportContext,
  dealership: string | undefined,
  file: string | undefined,
): Promise<void> {
  let count = 0;
  const spelt = spelling({ tenants });
  async function* lines() {
    for await (const batch of stock.all()) {
      const wanted = batch.filter(({ dealership_id: id }) => dealership === undefined || id === dealership);
      count += wanted.length;
      yield wanted.map((vehicle) => `${JSON.stringify(spelt(vehicle))}\n`).join("");
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
