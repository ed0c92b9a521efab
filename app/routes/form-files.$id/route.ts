import type { LoaderFunctionArgs } from "@remix-run/node";
import { isFileKey } from "~/request/form-file-address.server";
import { services } from "~/services.server";
import { requireSite } from "~/request/site-context.server";

/**
 * A file that came with a form, for whoever has its address from the lead. Photos are shown, as the pictures that they
 * are and nothing else; any other file is downloaded: what strangers send must not run as a page of the dealer's. 404 for
 * any other address.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const config = await requireSite(request);
  const { formFiles, env } = await services();
  const id = params["id"] ?? "";
  const key = new URL(request.url).searchParams.get("key") ?? "";
  const known = isFileKey(key, config.site.slug, id, env.sessionSecrets);
  const file = known ? await formFiles.find(config.site.slug, id) : null;
  if (file === null) throw new Response("No such file.", { status: 404, statusText: "Not Found" });
  const isPhoto = isJpeg(file.bytes);
  return new Response(Buffer.from(file.bytes), {
    headers: {
      "Content-Type": isPhoto ? "image/jpeg" : "application/octet-stream",
      "X-Content-Type-Options": "nosniff",
      "Content-Disposition": `${isPhoto ? "inline" : "attachment"}; filename*=UTF-8''${encodeURIComponent(wellFormed(file.name))}`,
      "Cache-Control": "private, no-store",
      "Content-Security-Policy": "sandbox; default-src 'none'",
    },
  });
}

/** Photos are kept as JPEG, whatever they were. */
function isJpeg(bytes: Uint8Array): boolean {
  return [0xff, 0xd8, 0xff].every((byte, at) => bytes[at] === byte);
}

/** A name that was cut in the middle of a character cannot be written into an address; the half character goes. */
function wellFormed(name: string): string {
  return name.replace(/\p{Surrogate}/gu, "\uFFFD");
}
