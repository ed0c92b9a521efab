import { access } from "node:fs/promises";
import { join } from "node:path";
import type { PictureRequest } from "~/domain/picture/picture-request";
import type { PictureFormat, PictureSource } from "~/ports/picture-source";
import { DiskCache } from "./disk-cache.server";
import { renderPicture } from "./render-picture.server";
import { WorkQueue } from "./work-queue.server";

/** Where pictures come from and where made ones are kept. */
export interface PictureSourceOptions {
  /** The folder with `layers/<body>/<view>.{base,paint}.webp` and `photos/<name>.webp`. */
  readonly dir: string;
  readonly cacheDir: string;
  readonly maxCacheBytes?: number;
}

const QUARTER_GIGABYTE = 256 * 1024 * 1024;
/** Two at once leave the event loop air on two cores; a page asks for some thirty, several pages may wait. */
const AT_ONCE = 2;
const WAITING = 400;

/** Pictures made on request from the studio's layers, kept on disk (P §7 "image delivery"). */
export function createPictureSource(options: PictureSourceOptions): PictureSource {
  const { dir, cacheDir, maxCacheBytes = QUARTER_GIGABYTE } = options;
  const cache = new DiskCache(cacheDir, maxCacheBytes);
  const queue = new WorkQueue(AT_ONCE, WAITING);
  return {
    async read(request, format) {
      const name = `${cacheName(request)}.${format}`;
      return (await cache.get(name)) ?? queue.run(name, () => make(request, format, name));
    },
  };

  async function make(request: PictureRequest, format: PictureFormat, name: string) {
    if (!(await exists(sourceFile(dir, request)))) return null;
    const bytes = await renderPicture(dir, request, format);
    // A full or read-only disk must not keep a picture that was made from being sent.
    await cache.put(name, bytes).catch(() => undefined);
    return bytes;
  }
}

function cacheName(request: PictureRequest): string {
  if (request.kind === "photo") return `p-${request.name}-${request.width}`;
  const { body, view, paint } = request.picture;
  return `v-${body}-${view}-${paint}-${request.width}`;
}

function sourceFile(dir: string, request: PictureRequest): string {
  return request.kind === "photo"
    ? join(dir, "photos", `${request.name}.webp`)
    : join(dir, "layers", request.picture.body, `${request.picture.view}.base.webp`);
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
