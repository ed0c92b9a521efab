import { setImmediate as giveWay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { WorkQueue } from "~/infra/images/work-queue.server";
import { SingleFlight } from "~/infra/single-flight.server";
import { PicturesBusyError } from "~/ports/picture-source";
import { PapersBusyError, type VehiclePapers } from "~/ports/vehicle-papers";

/** One paper at a time: each keeps a processor busy for some tens of milliseconds. */
const WORK = { atOnce: 1, waiting: 24, patienceMs: 8_000 };
/** Room for some hundred papers, those of a busy hour. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** Makes papers one after the other and keeps the newest in memory. */
export function createVehiclePapers(): VehiclePapers {
  const queue = new WorkQueue(WORK);
  const flights = new SingleFlight<Uint8Array>();
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (made) => made.length,
  });
  const paper = <Parts>(
    key: string,
    parts: () => Promise<Parts>,
    draw: (parts: Parts) => Promise<Uint8Array>,
  ) => {
    const known = kept.get(key);
    if (known !== undefined) return Promise.resolve(known);
    return flights.run(key, async () => {
      const made = await queue.run(async () => draw(await parts())).catch(asPapersBusy);
      kept.set(key, made);
      return made;
    });
  };
  return {
    pdf: (key, make) => paper(`pdf\n${key}`, make, async (parts) => (await vehiclePdf()).vehiclePdf(parts)),
    sharePicture: (key, make) =>
      paper(`share\n${key}`, make, async (parts) =>
        (await import("./share-picture.server")).sharePicture(parts),
      ),
  };
}

/**
 * The PDF libraries, loaded once, when the first PDF is wanted: they take 28 MB for good, which a process without PDFs
 * saves. Loading cannot be interrupted, so each library is loaded in its own turn of the event loop.
 */
async function vehiclePdf() {
  await import("./faces.server");
  await giveWay();
  return import("./vehicle-pdf.server");
}

function asPapersBusy(error: unknown): never {
  throw error instanceof PicturesBusyError ? new PapersBusyError("Too many papers at once") : error;
}
