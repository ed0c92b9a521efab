import { type KnownVehicle, withKnownIds } from "~/domain/stock/known-identity";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { StockEdit } from "~/ports/stock-store";
import { batchesOf, readDocument } from "./batches.server";
import type { SpooledFeed } from "./spooled-feed.server";

/**
 * Of the feed's vehicles that it names otherwise than before, the ids by which they are known ({@link withKnownIds}).
 * @param present ids of what is published
 */
export async function adoptedIds(
  { taken }: Pick<SpooledFeed, "taken">,
  present: ReadonlySet<string>,
  edit: Pick<StockEdit, "documents">,
): Promise<ReadonlyMap<string, string>> {
  const strangers = taken.filter(({ id }) => !present.has(id));
  if (strangers.length === 0) return new Map();
  const named = new Set(taken.map(({ id }) => id));
  const free = [...present].filter((id) => !named.has(id));
  const known = new Map<string, KnownVehicle>();
  for (const ids of batchesOf(free))
    for (const [id, document] of await edit.documents(ids)) {
      const vehicle = readDocument(document);
      if (vehicle !== null) known.set(id, signsOf(vehicle));
    }
  if (known.size === 0) return new Map();
  const feed = strangers.map((row) => signsOf(row.vehicle));
  const { vehicles } = withKnownIds(feed, known);
  return new Map(
    vehicles.flatMap(({ id }, at) => {
      const own = feed[at]?.id ?? id;
      return own === id ? [] : [[own, id] as const];
    }),
  );
}

function signsOf({ id, slug, vin, stocknum, make, model, year }: Vehicle): KnownVehicle {
  return { id, slug, vin, stocknum, make, model, year };
}
