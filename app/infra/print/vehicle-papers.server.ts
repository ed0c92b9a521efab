import { setImmediate as giveWay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { WorkQueue } from "~/infra/images/work-queue.server";
import { SingleFlight } from "~/infra/single-flight.server";
import { PicturesBusyError } from "~/ports/picture-source";
import { PapersBusyError, type VehiclePapers } from "~/ports/vehicle-papers";

/** One at a time: setting a page keeps a processor busy for some tens of milliseconds. */
const WORK = { atOnce: 1, waiting: 24, patienceMs: 8_000 };
/** Some hundred papers; those of a busy hour, and no more memory than that. */
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
 * Loaded when first wanted, once: the libraries take 28 MB, for good, also of a process that is never asked for a PDF.
 * Loading runs at a stretch, so each library has a turn of its own; neither can be loaded in smaller parts.
 */
async function vehiclePdf() {
  await import("./faces.server");
  await giveWay();
  return import("./vehicle-pdf.server");
}

function asPapersBusy(error: unknown): never {
  throw error instanceof PicturesBusyError ? new PapersBusyError("Too many papers at once") : error;
}
