import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { FetchFault } from "./fetch-fault.server";

/** A file that was written. */
export interface WrittenFile {
  /** SHA-256 of its content. */
  readonly digest: string;
  readonly bytes: number;
}

/**
 * Writes a stream to a new file that only this user can read.
 * @throws FetchFault when it is larger than allowed; whatever the stream fails with
 */
export async function writeLimited(
  from: Readable,
  to: string,
  { maxBytes, signal }: { readonly maxBytes: number; readonly signal: AbortSignal },
): Promise<WrittenFile> {
  const hash = createHash("sha256");
  let bytes = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      hash.update(chunk);
      if (bytes > maxBytes)
        done(new FetchFault("standing", `sends more than ${Math.round(maxBytes / 1024 / 1024)} MB`));
      else done(null, chunk);
    },
  });
  await pipeline(from, meter, createWriteStream(to, { flags: "wx", mode: 0o600 }), { signal });
  return { digest: hash.digest("base64url"), bytes };
}
