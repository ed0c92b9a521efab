import { RefusedSource, remoteSource } from "~/domain/picture/remote-source";
import type { Clock } from "~/ports/clock";
import { PictureFault } from "~/ports/picture-source";
import type { DiskCache } from "../disk-cache.server";
import type { Draw, Original } from "../original.server";
import { shortHash } from "../short-hash.server";
import { SingleFlight } from "~/infra/single-flight.server";
import type { FetchPicture } from "./fetch-picture.server";
import { openPicture } from "./inspect-picture.server";
import { type SourceNote, SourceNotes } from "./source-notes.server";

/** What pictures of other hosts need. */
export interface RemotePicturesOptions {
  readonly fetch: FetchPicture;
  readonly cache: DiskCache;
  readonly clock: Clock;
  /** Milliseconds after which the host is asked for a newer version, while the known one is still sent. */
  readonly freshMs?: number;
}

const A_DAY = 24 * 60 * 60 * 1_000;
/** Seconds a shared cache keeps such a picture: dealers do put new pictures under old addresses. */
const SHARED_SECONDS = A_DAY / 1_000;

interface Source {
  readonly address: string;
  readonly hosts: readonly string[];
  /**
   * Names the address together with the list of hosts: a picture that one dealer may not show must not come from
   * another's cache.
   */
  readonly key: string;
}

interface Known {
  readonly note: SourceNote;
  /** The file, when it could not be written to disk. */
  readonly unkept: Uint8Array | null;
}

/** Pictures of dealers' own image hosts, fetched once and kept as they came. */
export class RemotePictures {
  readonly #notes: SourceNotes;
  readonly #flights = new SingleFlight<Known>();

  constructor(private readonly options: RemotePicturesOptions) {
    this.#notes = new SourceNotes(options.cache);
  }

  /** @throws PictureFault, PicturesBusyError */
  async original(address: string, hosts: readonly string[]): Promise<Original> {
    const url = remoteSource(address, hosts);
    if (url instanceof RefusedSource) throw new PictureFault("refused", url.reason);
    const source = { address: url.href, hosts, key: `${[...hosts].sort().join()} ${url.href}` };
    const known = (await this.#known(source)) ?? (await this.#fetch(source, null));
    return {
      version: `remote ${known.note.version}`,
      sharedSeconds: SHARED_SECONDS,
      load: () => this.#load(source, known),
    };
  }

  /** Opens the file as it came: from disk, or fetched again when the cache has dropped it. */
  async #load(source: Source, known: Known): Promise<Draw> {
    const { cache } = this.options;
    const kept = known.unkept !== null || cache.has(fileName(known.note.version));
    const { note, unkept } = kept ? known : await this.#fetch(source, null);
    return async (width) => {
      const bytes = unkept ?? (await cache.get(fileName(note.version)));
      if (bytes === null) throw nothingSent();
      return openPicture(bytes).resize({ width, withoutEnlargement: true });
    };
  }

  /**
   * What is known of a picture. When that is old, the host is asked in the background and the known version is used.
   */
  async #known(source: Source): Promise<Known | null> {
    const note = await this.#notes.get(source.key);
    if (note === null) return null;
    const { clock, freshMs = A_DAY } = this.options;
    if (clock.now().getTime() - note.checkedAt > freshMs) this.#fetch(source, note).catch(() => undefined);
    return { note, unkept: null };
  }

  #fetch(source: Source, old: SourceNote | null): Promise<Known> {
    const known = old?.etag ?? null;
    return this.#flights.run(`${source.key} ${known ?? ""}`, async () => {
      const { fetch, cache, clock } = this.options;
      const { bytes, etag } = await fetch(source.address, source.hosts, known);
      const version = bytes === null ? old?.version : shortHash(bytes);
      if (version === undefined) throw nothingSent();
      const note = { version, etag, checkedAt: clock.now().getTime() };
      await this.#notes.put(source.key, note);
      // With a full disk it is fetched again another time; the picture is sent all the same.
      if (bytes !== null) await cache.put(fileName(version), bytes).catch(() => undefined);
      return { note, unkept: cache.has(fileName(version)) ? null : bytes };
    });
  }
}

function fileName(version: string): string {
  return `${version}.original`;
}

function nothingSent(): PictureFault {
  return new PictureFault("unreachable", "The image host sent no picture.");
}
