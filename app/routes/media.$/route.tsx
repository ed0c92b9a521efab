import type { LoaderFunctionArgs } from "@remix-run/node";
import { parsePictureRequest } from "~/domain/picture/picture-request";
import { PicturesBusyError, type PictureFormat } from "~/ports/picture-source";
import { services } from "~/services.server";
import { NO_PICTURE } from "./no-picture.server";

const FOREVER = "public, max-age=31536000, immutable";

/** Our own pictures, by address and width; the address names the content, so an answer never goes out of date. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const wanted = parsePictureRequest(new URL(request.url));
  if (wanted === null) return new Response("No such picture.", { status: 404 });
  const { pictures } = await services();
  const format: PictureFormat = request.headers.get("accept")?.includes("image/webp") ? "webp" : "jpeg";
  try {
    const bytes = await pictures.read(wanted, format);
    return bytes === null ? standIn() : answer(bytes, format);
  } catch (error) {
    if (!(error instanceof PicturesBusyError)) throw error;
    return new Response("Busy.", {
      status: 503,
      headers: { "Retry-After": "2", "Cache-Control": "no-store" },
    });
  }
}

function answer(bytes: Uint8Array<ArrayBuffer>, format: PictureFormat): Response {
  return new Response(bytes, {
    headers: {
      "Content-Type": `image/${format}`,
      "Content-Length": String(bytes.byteLength),
      "Cache-Control": FOREVER,
      Vary: "Accept",
    },
  });
}

/** Browsers draw a picture whatever its status, so a missing one still looks finished. */
function standIn(): Response {
  return new Response(NO_PICTURE, {
    status: 404,
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=300" },
  });
}
