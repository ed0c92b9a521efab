import type { FetchPicture } from "~/infra/images/remote/fetch-picture.server";
import { PictureFault } from "~/ports/picture-source";
import type { StockStore } from "~/ports/stock-store";

/** Whose pictures are looked at, and how many. */
export interface PictureSample {
  readonly stock: Pick<StockStore, "all">;
  readonly dealershipId: string;
  /** `images.hosts` of the dealer's file. */
  readonly hosts: readonly string[];
  readonly fetch: FetchPicture;
  /** At most so many vehicles' first pictures are fetched, spread over the stock. */
  readonly count: number;
}

/** What became of a sample. */
export interface SampledPictures {
  /** Vehicles whose first picture is on another host. */
  readonly vehicles: number;
  readonly fetched: number;
  readonly faults: readonly {
    readonly stocknum: string;
    readonly address: string;
    readonly reason: string;
  }[];
}

/** Fetches some of the published pictures of a dealership, as the site would, and tells of those that cannot be had. */
export async function samplePictures({
  stock,
  dealershipId,
  hosts,
  fetch,
  count,
}: PictureSample): Promise<SampledPictures> {
  const pictures: { stocknum: string; address: string }[] = [];
  for await (const batch of stock.all(dealershipId))
    for (const { stocknum, images } of batch) {
      const address = images[0]?.image.url;
      if (address !== undefined && URL.canParse(address)) pictures.push({ stocknum, address });
    }
  const step = Math.max(1, pictures.length / count);
  const chosen = pictures.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  const faults: SampledPictures["faults"][number][] = [];
  for (const picture of chosen) {
    const reason = await fetch(picture.address, hosts, null).then(() => null, reasonOf);
    if (reason !== null) faults.push({ ...picture, reason });
  }
  return { vehicles: pictures.length, fetched: chosen.length, faults };
}

function reasonOf(error: unknown): string {
  if (error instanceof PictureFault) return error.message;
  throw error;
}
