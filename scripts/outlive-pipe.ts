import type { Writable } from "node:stream";

/**
 * Lets a command go on to its end when nobody reads what it prints any more (`| head`): what it has begun it finishes, and
 * it ends with what it would have ended with.
 */
export function outlivePipe(out: Writable): void {
  out.on("error", (error) => {
    if (!isBrokenPipe(error)) throw error;
  });
}

/** Whether a write failed because its reader has gone. */
export function isBrokenPipe(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EPIPE";
}
