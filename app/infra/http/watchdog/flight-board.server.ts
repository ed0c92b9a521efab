/** Bytes of a request's length and start, then of its text. */
export const HEAD_BYTES = 16;
export const SLOT_BYTES = 512;
/** Requests noted at the same time, at most: the request that hangs the process is among the first. */
const SLOTS = 64;

/** A request as the board holds it; nothing about a person, as in the log. */
export interface NotedRequest {
  readonly id: string;
  readonly method: string;
  /** Without its parameters. */
  readonly path: string;
}

/**
 * Requests under way, in shared memory that another thread reads while this one hangs. Each slot holds the length of
 * its text (0 when it is free), the moment it began in milliseconds, and the text.
 */
export class FlightBoard {
  readonly memory = new SharedArrayBuffer(SLOTS * SLOT_BYTES);
  private readonly view = new DataView(this.memory);
  private readonly encoder = new TextEncoder();

  /** @param at milliseconds of the wall clock @returns what to call when the request has ended */
  begin({ id, method, path }: NotedRequest, at: number): () => void {
    const start = this.freeSlot();
    if (start === null) return () => undefined;
    // Node's encoder does not write into shared memory.
    const bytes = this.encoder.encode([id, method, path].join("\n")).subarray(0, SLOT_BYTES - HEAD_BYTES);
    new Uint8Array(this.memory, start + HEAD_BYTES).set(bytes);
    this.view.setFloat64(start + 8, at);
    this.view.setUint32(start, bytes.length);
    return () => this.view.setUint32(start, 0);
  }

  private freeSlot(): number | null {
    for (let start = 0; start < this.memory.byteLength; start += SLOT_BYTES)
      if (this.view.getUint32(start) === 0) return start;
    return null;
  }
}
