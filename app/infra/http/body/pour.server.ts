import type { BodyFault } from "~/ports/body-reader";

/**
 * How long the next piece may take, in milliseconds. Node itself waits five minutes for a body that was announced and
 * never comes.
 */
const PATIENCE_MS = 30_000;

/**
 * Passes a body on piece by piece and stops at the first fault. 400 for a body that breaks off or stops coming.
 * @param take says what is wrong with the body so far; null while nothing is
 */
export async function pour(
  { body }: Request,
  take: (piece: Uint8Array) => BodyFault | null | Promise<BodyFault | null>,
  patienceMs = PATIENCE_MS,
): Promise<BodyFault | null> {
  if (body === null) return null;
  try {
    const reader = body.getReader();
    const next = () => within(reader.read(), patienceMs);
    for (let part = await next(); !part.done; part = await next()) {
      const fault = await take(part.value);
      if (fault === null) continue;
      // The reader is not cancelled: that would close the connection before the answer is sent.
      reader.releaseLock();
      return fault;
    }
    return null;
  } catch {
    return 400;
  }
}

/** Rejects when the answer takes longer; the answer is then dropped. */
async function within<Answer>(answer: Promise<Answer>, ms: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("Nothing more came.")), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
