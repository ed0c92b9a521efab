import { MOST_FILE_BYTES } from "~/domain/forms/form-schema.server";

/** A form of texts alone is never longer. */
const MOST_TEXT_BYTES = 96 * 1024;

/**
 * What a form sent; null when it is longer than the form can be, or no form at all. The length is counted while it
 * comes in: what a request says about itself proves nothing.
 */
export async function readBody(request: Request, hasFile: boolean): Promise<FormData | null> {
  const type = request.headers.get("content-type") ?? "";
  const most = MOST_TEXT_BYTES + (hasFile ? MOST_FILE_BYTES * 1.5 : 0);
  const bytes = await limitedBytes(request, most);
  if (bytes === null) return null;
  const copy = new Request(request.url, { method: "POST", headers: { "Content-Type": type }, body: bytes });
  return copy.formData().catch(() => null);
}

async function limitedBytes(request: Request, most: number): Promise<Buffer<ArrayBuffer> | null> {
  if (request.body === null) return Buffer.alloc(0);
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
  return Buffer.concat(chunks);
}
