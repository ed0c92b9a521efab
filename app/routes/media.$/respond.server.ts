import type { EncodedPicture, PictureFaultKind } from "~/ports/picture-source";
import { NO_PICTURE } from "./no-picture.server";

const A_YEAR = 31_536_000;
/** A missing picture may exist tomorrow, but it should not be asked for with every page until then. */
const MISSING_CACHE = "public, max-age=300";
/** A file may change again at any time. */
const MOVED_CACHE = "public, max-age=60";
/** A passing fault is kept by no cache. */
const FAULT_CACHE = "no-store";

/**
 * The picture; only the headers for a browser that has it already. Its address names its content, so browsers keep it
 * for good; shared caches keep it as long as the picture says.
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

/** Nothing in a dealer's file runs or fetches, even when somebody opens it as a page of its own. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** A dealer's file that is sent as it is. */
export interface SentFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Its media type. */
  readonly type: string;
  readonly digest: string;
}

/** A dealer's file as it is; only the headers for a browser that has it already. Its address names its content. */
export function fileResponse(request: Request, { bytes, type, digest }: SentFile): Response {
  const etag = `"${digest}"`;
  const headers = {
    "Cache-Control": `public, max-age=${A_YEAR}, immutable`,
    "Content-Security-Policy": FILE_POLICY,
    ETag: etag,
  };
  if (isKnown(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : bytes, {
    headers: {
      ...headers,
      "Content-Type": type,
      "Content-Length": String(bytes.byteLength),
    },
  });
}

/** Where a file is by now. Pages that were kept name what it held before. @param path of this site */
export function movedResponse(path: string): Response {
  return new Response(null, { status: 302, headers: { Location: path, "Cache-Control": MOVED_CACHE } });
}

const STATUS: Readonly<Record<PictureFaultKind, number>> = {
  refused: 403,
  missing: 404,
  unreachable: 502,
  slow: 504,
  tooLarge: 422,
  noPicture: 415,
};

/**
 * The answer for a picture that is missing or may not be shown: the drawing for an `<img>`, the reason for everybody
 * else.
 */
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

/** The answer when too many pictures are being made: try again in a moment. */
export function busyResponse(): Response {
  return new Response("Busy.\n", {
    status: 503,
    headers: { "Retry-After": "2", "Cache-Control": FAULT_CACHE },
  });
}

/**
 * Whether the request comes from an `<img>`. Browsers draw such an answer whatever its status. A page that is opened
 * accepts pictures too, but HTML first.
 */
function wantsPicture(accept: string | null): boolean {
  return accept !== null && accept.includes("image/") && !accept.includes("text/html");
}

function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(",").some((one) => ["*", etag, `W/${etag}`].includes(one.trim()));
}
