/** A finished answer, ready for the wire. */
export interface CachedPage {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: ReadonlyMap<string, string>;
}

/** How much is kept at the most; what was used longest ago goes first. */
export interface PageCacheLimits {
  readonly entries: number;
  readonly bytes: number;
}

interface Entry {
  readonly page: CachedPage;
  readonly expires: number;
}

/**
 * Finished public pages in memory, the least recently used leaving first. The caller's key says everything the
 * page depends on: dealer, address, encoding, version of content. Times are in milliseconds, from any clock that
 * does not jump.
 */
export class PageCache {
  private readonly entries = new Map<string, Entry>();
  private bytes = 0;

  constructor(private readonly limits: PageCacheLimits) {}

  /** The page, when there is one that has not expired at `now`. */
  get(key: string, now: number): CachedPage | null {
    const entry = this.entries.get(key);
    if (entry === undefined) return null;
    this.remove(key, entry);
    if (entry.expires <= now) return null;
    this.add(key, entry);
    return entry.page;
  }

  /** Keeps the page until `expires`; one larger than a tenth of the whole cache is not kept. */
  set(key: string, page: CachedPage, expires: number): void {
    const known = this.entries.get(key);
    if (known !== undefined) this.remove(key, known);
    if (page.body.length > this.limits.bytes / 10) return;
    this.add(key, { page, expires });
    this.shrink();
  }

  get size(): { readonly entries: number; readonly bytes: number } {
    return { entries: this.entries.size, bytes: this.bytes };
  }

  private shrink(): void {
    for (const [key, entry] of this.entries) {
      if (this.entries.size <= this.limits.entries && this.bytes <= this.limits.bytes) return;
      this.remove(key, entry);
    }
  }

  private add(key: string, entry: Entry): void {
    this.entries.set(key, entry);
    this.bytes += entry.page.body.length;
  }

  private remove(key: string, entry: Entry): void {
    this.entries.delete(key);
    this.bytes -= entry.page.body.length;
  }
}
