import { closeSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeTemporaryFolder } from "../feed/temporary-folder.server";

/** Where a text stands in a {@link TextSpool}; bytes. */
export interface SpoolPlace {
  readonly start: number;
  readonly length: number;
}

const WRITTEN_AT_ONCE = 512 * 1_024;

/**
 * Texts that are too many for memory, in a temporary file. The file has no name from the beginning on, so that nothing
 * is left of it when the process is killed.
 */
export class TextSpool {
  readonly #file = openNameless();
  readonly #waiting = Buffer.allocUnsafe(WRITTEN_AT_ONCE);
  #used = 0;
  #written = 0;
  #read = Buffer.allocUnsafe(16 * 1_024);
  #last: { readonly place: SpoolPlace; readonly text: string } | null = null;

  /** @throws Error for people when the disk is full */
  add(text: string): SpoolPlace {
    const length = Buffer.byteLength(text);
    if (this.#used + length > WRITTEN_AT_ONCE) this.#flush();
    const start = this.#written + this.#used;
    if (length > WRITTEN_AT_ONCE) {
      this.#write(Buffer.from(text));
      return { start, length };
    }
    this.#waiting.write(text, this.#used);
    this.#used += length;
    return { start, length };
  }

  at(place: SpoolPlace): string {
    // What is asked for twice is asked for twice in a row.
    const { start, length } = this.#last?.place ?? { start: -1, length: -1 };
    if (this.#last !== null && start === place.start && length === place.length) return this.#last.text;
    const text = this.#textAt(place);
    this.#last = { place, text };
    return text;
  }

  #textAt({ start, length }: SpoolPlace): string {
    if (start >= this.#written)
      return this.#waiting.toString("utf8", start - this.#written, start - this.#written + length);
    if (this.#read.length < length) this.#read = Buffer.allocUnsafe(length * 2);
    for (let done = 0; done < length;) {
      const count = readSync(this.#file, this.#read, done, length - done, start + done);
      if (count === 0) throw new Error("a temporary file is shorter than what was written to it");
      done += count;
    }
    return this.#read.toString("utf8", 0, length);
  }

  close(): void {
    closeSync(this.#file);
  }

  #flush(): void {
    this.#write(this.#waiting.subarray(0, this.#used));
    this.#used = 0;
  }

  #write(bytes: Buffer): void {
    try {
      for (let done = 0; done < bytes.length;)
        done += writeSync(this.#file, bytes, done, bytes.length - done, this.#written + done);
    } catch (error) {
      throw new Error(
        `the temporary folder ${tmpdir()} cannot take the stock that is read: ${reason(error)}`,
        {
          cause: error,
        },
      );
    }
    this.#written += bytes.length;
  }
}

function openNameless(): number {
  const folder = makeTemporaryFolder();
  try {
    return openSync(join(folder, "spool"), "wx+", 0o600);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
