import { availableParallelism } from "node:os";
import type { PictureFormat } from "~/domain/picture/picture-format";
import type { PictureRequest, PictureSubject } from "~/domain/picture/picture-request";
import {
  type EncodedPicture,
  PictureFault,
  type PictureSource,
  type PictureWish,
} from "~/ports/picture-source";
import type { DiskCache } from "./disk-cache.server";
import { encode, RECIPE, SLOW_FORMATS } from "./encode.server";
import type { Draw, Original } from "./original.server";
import { keepMedia, mediaOriginal, readMediaFile } from "./media/media-original.server";
import { ownOriginal } from "./own-pictures.server";
import { notAPicture } from "./remote/inspect-picture.server";
import type { RemotePictures } from "./remote/remote-pictures.server";
import { shortHash } from "./short-hash.server";
import { SingleFlight } from "~/infra/single-flight.server";
import { WorkQueue } from "./work-queue.server";

/** Where pictures come from and where made ones are kept. */
export interface PictureSourceOptions {
  /** The folder with `layers/<shape>/<view>.{base,paint}.webp` and `photos/<name>.webp`. */
  readonly dir: string;
  readonly cache: DiskCache;
  readonly remote: Pick<RemotePictures, "original">;
}

/** Limits of the line for conversions: a page asks for some thirty pictures, and several pages may wait. */
const CONVERSIONS = { waiting: 400, patienceMs: 10_000 };
/** The size of Node's thread pool unless it is set; libvips gains nothing from a larger one. */
const THREADS = 4;

/** How many conversions run at once: one for each processor, but one thread of the pool stays free to read files. */
export function conversionsAtOnce(processors: number, threads: number): number {
  return Math.max(1, Math.min(processors, threads - 1));
}
/** Seconds a shared cache keeps a picture whose better format is still being made. */
const UNTIL_BETTER_SECONDS = 60;

/** One file to make. */
interface Job {
  readonly original: Original;
  readonly request: PictureRequest;
  readonly format: PictureFormat;
  readonly version: string;
}

/**
 * Pictures made on request and kept on disk. A format that is slow to make is made in the background; requests before
 * that get the next best format.
 */
export function createPictureSource(options: PictureSourceOptions): PictureSource {
  const pictures = new Pictures(options);
  const { cache } = options;
  return {
    read: (request, wish) => pictures.read(request, wish),
    file: (media) => readMediaFile(media, cache),
    keep: (files) => keepMedia(files, cache),
  };
}

class Pictures {
  readonly #queue = new WorkQueue({
    ...CONVERSIONS,
    atOnce: conversionsAtOnce(availableParallelism(), THREADS),
  });
  readonly #flights = new SingleFlight<Uint8Array<ArrayBuffer>>();
  readonly #planned = new Set<string>();

  constructor(private readonly options: PictureSourceOptions) {}

  async read(request: PictureRequest, wish: PictureWish): Promise<EncodedPicture | null> {
    const original = await this.#original(request.subject, wish);
    if (original === null) return null;
    const [best, next] = wish.formats;
    const job = jobOf(original, request, best);
    const kept = await this.options.cache.get(fileName(job));
    if (kept !== null) return answer(job, kept);
    if (next === undefined || !SLOW_FORMATS.has(best)) return answer(job, await this.#made(job));
    const instead = jobOf(original, request, next);
    const bytes = await this.#made(instead);
    this.#makeLater(job);
    return { ...answer(instead, bytes), sharedSeconds: UNTIL_BETTER_SECONDS };
  }

  async #original(
    subject: PictureSubject,
    { imageHosts, media }: Pick<PictureWish, "imageHosts" | "media">,
  ): Promise<Original | null> {
    if (subject.kind === "remote") return this.options.remote.original(subject.address, imageHosts);
    if (subject.kind === "media")
      return media === undefined ? null : mediaOriginal(media, subject, this.options.cache);
    return ownOriginal(this.options.dir, subject);
  }

  #made(job: Job): Promise<Uint8Array<ArrayBuffer>> {
    return this.#flights.run(job.version, async () => {
      const kept = await this.options.cache.get(fileName(job));
      if (kept !== null) return kept;
      const draw = await job.original.load();
      return this.#keep(job, await this.#queue.run(() => convert(job, draw)));
    });
  }

  /** Keeps a picture that was made. A full or read-only disk must not keep it from being sent. */
  async #keep(job: Job, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
    await this.options.cache.put(fileName(job), bytes).catch(() => undefined);
    return bytes;
  }

  #makeLater(job: Job): void {
    if (this.#planned.has(job.version)) return;
    const planned = this.#queue.later(() =>
      job.original
        .load()
        .then((draw) => convert(job, draw))
        .then((bytes) => this.#keep(job, bytes))
        // The next request for it meets the same error and reports it.
        .catch(() => undefined)
        .finally(() => this.#planned.delete(job.version)),
    );
    if (planned) this.#planned.add(job.version);
  }
}

function jobOf(original: Original, request: PictureRequest, format: PictureFormat): Job {
  const { width, quality } = request;
  const version = shortHash([RECIPE, original.version, width, quality, format].join("\n"));
  return { original, request, format, version };
}

function fileName({ version, format }: Job): string {
  return `${version}.${format}`;
}

function answer({ original, format, version }: Job, bytes: Uint8Array<ArrayBuffer>): EncodedPicture {
  return { bytes, format, version, sharedSeconds: original.sharedSeconds };
}

/** @throws PictureFault, with its cause, when a file of another host turns out to be broken; what fails here as it is */
async function convert({ request, format }: Job, draw: Draw): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await encode(await draw(request.width), format, request.quality);
  } catch (error) {
    throw request.subject.kind === "remote" && !isOurs(error) ? notAPicture(error) : error;
  }
}

/** Whether a fault is the system's (no memory, no room, no such file): another picture would have failed, too. */
function isOurs(error: unknown): boolean {
  return !(error instanceof Error) || error instanceof PictureFault || "code" in error;
}
