/** The body as text; null as soon as it is longer than `most` bytes, without reading the rest. */
export async function readLimited(request: Request, most: number): Promise<string | null> {
  if (request.body === null) return "";
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = request.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > most) {
      // Not cancelled: that would close the connection before the answer is out.
      reader.releaseLock();
      return null;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks).toString("utf8");
}
