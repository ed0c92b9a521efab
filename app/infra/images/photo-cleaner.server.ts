import { PHOTO_PIXELS } from "~/domain/forms/files/read-photos";
import type { PhotoCleaner } from "~/ports/photo-cleaner";
import { encode } from "./encode.server";
import { limitedSharp } from "./limited-sharp.server";
import { WorkQueue } from "./work-queue.server";

/** Far above what phones make; a picture of more pixels than that is made to use up memory. */
const MOST_PIXELS = 64_000_000;
/** Told by the content, not by the name. */
const FORMATS: ReadonlySet<string | undefined> = new Set(["jpeg", "png", "webp"]);

/** {@link PhotoCleaner} one after the other: a photo takes half a second of one processor. */
export function createPhotoCleaner(): PhotoCleaner {
  const queue = new WorkQueue({ atOnce: 1, waiting: 24, patienceMs: 20_000 });
  return {
    clean: (file) =>
      queue.run(async () => {
        try {
          const picture = limitedSharp(file, { limitInputPixels: MOST_PIXELS, failOn: "error" });
          const { format } = await picture.metadata();
          if (!FORMATS.has(format)) return null;
          // Turned as the camera says, before that is forgotten with the rest of what the camera says.
          const upright = picture
            .rotate()
            .resize({ width: PHOTO_PIXELS, height: PHOTO_PIXELS, fit: "inside", withoutEnlargement: true });
          return { bytes: await encode(upright, "jpeg", 75) };
        } catch {
          return null;
        }
      }),
  };
}
