import type { LoaderFunctionArgs } from "@remix-run/node";
import { mediaAddress } from "~/domain/media/media-address";
import type { MediaFile } from "~/domain/media/media-file";
import { formatsFor } from "~/domain/picture/picture-format";
import { parsePictureRequest, type PictureRequest } from "~/domain/picture/picture-request";
import { PictureFault, PicturesBusyError } from "~/ports/picture-source";
import { services } from "~/services.server";
import { requireSite } from "~/request/site-context.server";
import {
  busyResponse,
  fileResponse,
  movedResponse,
  noPictureResponse,
  pictureResponse,
} from "./respond.server";

/** Own files that are sent as they are, whatever size is asked for. */
const SENT_AS_IT_IS: Partial<Readonly<Record<MediaFile["format"], string>>> = {
  svg: "image/svg+xml",
  woff2: "font/woff2",
  txt: "text/plain; charset=utf-8",
};

/** Pictures in the size and format asked for: our own, those of the dealer's image hosts, and the dealer's own files. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const wanted = parsePictureRequest(new URL(request.url));
  if (wanted === null) return noPictureResponse(request, "missing", "No such picture.");
  try {
    const { subject } = wanted;
    if (subject.kind === "media") return await ownFile(request, { ...wanted, subject });
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

/** A file of the dealer whose host was asked for; a file of another dealer is none. */
async function ownFile(
  request: Request,
  wanted: PictureRequest & { readonly subject: { readonly name: string; readonly digest: string | null } },
): Promise<Response> {
  const [config, { pictures, tenants }] = await Promise.all([requireSite(request), services()]);
  const media = tenants.mediaOf(config);
  const file = media.get(wanted.subject.name);
  if (file === undefined) return noPictureResponse(request, "missing", "No such picture.");
  if (file.digest !== wanted.subject.digest)
    return movedResponse(mediaAddress(file) + new URL(request.url).search);
  const type = SENT_AS_IT_IS[file.format];
  if (type !== undefined)
    return fileResponse(request, { type, bytes: await pictures.file(file), digest: file.digest });
  const picture = await pictures.read(wanted, { ...wishOf(request, wanted), imageHosts: [], media });
  return picture === null
    ? noPictureResponse(request, "missing", "No such picture.")
    : pictureResponse(request, picture);
}

function wishOf(request: Request, { format }: PictureRequest) {
  return { formats: format === null ? formatsFor(request.headers.get("accept")) : ([format] as const) };
}

async function read(request: Request, wanted: PictureRequest) {
  const { pictures } = await services();
  return pictures.read(wanted, {
    ...wishOf(request, wanted),
    imageHosts: wanted.subject.kind === "remote" ? (await requireSite(request)).images.hosts : [],
  });
}
