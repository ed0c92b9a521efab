import type { BodyFault } from "~/ports/body-reader";

/**
 * Hands a body on piece by piece and stops at the first fault. 400 for one that breaks off.
 * @param take says what is wrong with the body so far; null while nothing is
 */
export async function pour(
  { body }: Request,
  take: (piece: Uint8Array) => BodyFault | null | Promise<BodyFault | null>,
): Promise<BodyFault | null> {
  if (body === null) return null;
  try {
    const reader = body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const fault = await take(part.value);
      if (fault === null) continue;
      // Not cancelled: that would close the connection before the answer is out.
      reader.releaseLock();
      return fault;
    }
    return null;
  } catch {
    return 400;
  }
}
