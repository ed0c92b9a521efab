import type { Writable } from "node:stream";
import * as z from "zod";
import { createFetchPicture } from "~/infra/images/remote/fetch-picture.server";
import { samplePictures } from "~/infra/stock/sample-pictures.server";
import type { StockStore } from "~/ports/stock-store";

/** Whose pictures are looked at, and how many. */
export interface PicturesRequest {
  readonly stock: StockStore;
  readonly out: Writable;
  readonly dealershipId: string;
  /** `images.hosts` of the dealer's file. */
  readonly hosts: readonly string[];
  /** A number as it was typed. */
  readonly sample: string;
}

/**
 * Fetches some published pictures as the site would: a step of its own, since it needs the network.
 * @returns how many cannot be had
 */
export async function runPictures({
  stock,
  out,
  dealershipId,
  hosts,
  sample,
}: PicturesRequest): Promise<number> {
  const count = sampleOf(sample);
  const fetch = createFetchPicture();
  const found = await samplePictures({ stock, dealershipId, hosts, fetch, count });
  const { fetched, vehicles, faults } = found;
  out.write(
    `${fetched} of ${vehicles} vehicles' first pictures fetched, ${faults.length} cannot be had\n${faults
      .map(({ stocknum, address, reason }) => `  ${stocknum} ${address}: ${reason}\n`)
      .join("")}`,
  );
  return faults.length;
}

/** How many pictures are looked at. @throws Error for what is no such number */
export function sampleOf(text: string): number {
  const count = z.coerce.number().int().min(1).max(1_000).safeParse(text);
  if (!count.success) throw new Error(`--sample: expected a number from 1 to 1000, received "${text}"`);
  return count.data;
}
