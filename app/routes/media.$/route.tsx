import type { LoaderFunctionArgs } from "@remix-run/node";
import { formatsFor } from "~/domain/picture/picture-format";
import { parsePictureRequest, type PictureRequest } from "~/domain/picture/picture-request";
import { PictureFault, PicturesBusyError } from "~/ports/picture-source";
import { services } from "~/services.server";
import { requireSite } from "~/request/site-context.server";
import { busyResponse, noPictureResponse, pictureResponse } from "./respond.server";

/** Pictures in the size and format asked for: our own, and those of the dealer's image hosts. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const wanted = parsePictureRequest(new URL(request.url));
  if (wanted === null) return noPictureResponse(request, "missing", "No such picture.");
  try {
    const picture = await read(request, wanted);
    return picture === null
      ? noPictureResponse(request, "missing", "No such picture.")
      : pictureResponse(request, picture);
  } catch (error) {
    if (error instanceof PicturesBusyError) return busyResponse();
    if (error instanceof PictureFault) return noPictureResponse(request, error.kind, error.message);
    throw error;
  }
}

async function read(request: Request, wanted: PictureRequest) {
  const { pictures } = await services();
  return pictures.read(wanted, {
    formats: wanted.format === null ? formatsFor(request.headers.get("accept")) : [wanted.format],
    imageHosts: wanted.subject.kind === "remote" ? (await requireSite(request)).images.hosts : [],
  });
}
