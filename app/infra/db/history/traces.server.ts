import type { Transaction } from "kysely";
import * as z from "zod";
import type { Schema } from "../schema.server";

/** A row of published stock. */
interface Stored {
  readonly id: string;
  readonly slug: string;
  readonly document: string;
}

/** Remembers the addresses that vehicles are about to lose: each leads to the vehicle, wherever that is later. */
export async function keepAddress(
  transaction: Transaction<Schema>,
  moved: readonly Stored[],
  since: string,
): Promise<void> {
  if (moved.length === 0) return;
  const values = moved.map(({ id, slug }) => ({ slug, vehicle_id: BigInt(id), since }));
  await transaction
    .insertInto("stock_address")
    .values(values)
    .onConflict((conflict) =>
      conflict.column("slug").doUpdateSet((set) => ({
        vehicle_id: set.ref("excluded.vehicle_id"),
        since: set.ref("excluded.since"),
      })),
    )
    .execute();
}

/**
 * Remembers since when vehicles that are about to go were listed, and what their pages still say. A row stays when its
 * vehicle comes back, and says nothing while that is published.
 */
export async function keepGone(
  transaction: Transaction<Schema>,
  dealershipId: string,
  gone: readonly Stored[],
  at: string,
): Promise<void> {
  const values = gone.flatMap(({ id, slug, document }) => {
    const trace = traceOf(document, at);
    return trace === null ? [] : [{ vehicle_id: BigInt(id), dealership_id: dealershipId, slug, ...trace }];
  });
  if (values.length === 0) return;
  await transaction
    .insertInto("stock_gone")
    .values(values)
    .onConflict((conflict) =>
      conflict.column("vehicle_id").doUpdateSet((set) => ({
        dealership_id: set.ref("excluded.dealership_id"),
        listed_at: set.ref("excluded.listed_at"),
        gone_at: set.ref("excluded.gone_at"),
        slug: set.ref("excluded.slug"),
        document: set.ref("excluded.document"),
      })),
    )
    .execute();
}

const stored = z.looseObject({
  created_at: z.string(),
  sold_date_timestamp: z.number().nullable().default(null),
  images: z.array(z.unknown()).default([]),
});

/** Pictures that are kept of a vehicle that is gone. */
const PICTURES = 3;
/** What no page of a vehicle that is gone shows, and most of a row's weight. */
const DROPPED = {
  dealercomments: undefined,
  standardEquipment: undefined,
  filtered_features: undefined,
  lenders: undefined,
  spin_images: undefined,
  hotspots: undefined,
  walkaround_videos: undefined,
  videos: undefined,
};

/** A row that holds no vehicle leaves no trace. */
function traceOf(text: string, at: string) {
  try {
    const vehicle = stored.parse(JSON.parse(text));
    const { created_at: listed, sold_date_timestamp: sold, images } = vehicle;
    return {
      listed_at: listed,
      gone_at: sold === null ? at : new Date(sold * 1_000).toISOString(),
      document: JSON.stringify({ ...vehicle, ...DROPPED, images: images.slice(0, PICTURES) }),
    };
  } catch {
    return null;
  }
}
