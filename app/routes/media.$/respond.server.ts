import type { EncodedPicture, PictureFaultKind } from "~/ports/picture-source";
import { NO_PICTURE } from "./no-picture.server";

const A_YEAR = 31_536_000;
/** A missing picture may be there tomorrow, and nobody should ask for it with every page until then. */
const MISSING_CACHE = "public, max-age=300";
/** A fault of the moment is not kept by anybody. */
const FAULT_CACHE = "no-store";

/**
 * The picture itself; nothing but headers for a browser that has it. Addresses name their content, so that browsers keep it
 * for good; shared caches as long as the picture says.
 */
export function pictureResponse(request: Request, picture: EncodedPicture): Response {
  const { bytes, format, version, sharedSeconds } = picture;
  const etag = `"${version}"`;
  const shared = sharedSeconds === null ? "" : `s-maxage=${sharedSeconds}, `;
  const headers = {
    "Cache-Control": `public, max-age=${A_YEAR}, ${shared}immutable`,
    ETag: etag,
    Vary: "Accept",
  };
  if (isKnown(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : bytes, {
    headers: { ...headers, "Content-Type": `image/${format}`, "Content-Length": String(bytes.byteLength) },
  });
}

const STATUS: Readonly<Record<PictureFaultKind, number>> = {
  refused: 403,
  missing: 404,
  unreachable: 502,
  slow: 504,
  tooLarge: 422,
  noPicture: 415,
};

/** There is no such picture, or it may not be shown: the drawing for an `<img>`, the reason for everybody else. */
export function noPictureResponse(request: Request, kind: PictureFaultKind, reason: string): Response {
  const status = STATUS[kind];
  const drawing = wantsPicture(request.headers.get("accept"));
  return new Response(drawing ? NO_PICTURE : `${reason}\n`, {
    status,
    headers: {
      "Content-Type": drawing ? "image/svg+xml" : "text/plain; charset=utf-8",
      "Cache-Control": status >= 500 ? FAULT_CACHE : MISSING_CACHE,
      Vary: "Accept",
    },
  });
}

/** Too many at once: come back in a moment. */
export function busyResponse(): Response {
  return new Response("Busy.\n", {
    status: 503,
    headers: { "Retry-After": "2", "Cache-Control": FAULT_CACHE },
  });
}

/** Browsers draw a picture whatever its status. A page that is opened accepts pictures too, but HTML first. */
function wantsPicture(accept: string | null): boolean {
  return accept !== null && accept.includes("image/") && !accept.includes("text/html");
}

function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(",").some((one) => ["*", etag, `W/${etag}`].includes(one.trim()));
}
