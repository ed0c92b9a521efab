import { RefusedSource, remoteSource } from "./remote-source";

const REMOTE = "/media/r/";
const REMOTE_ADDRESS = /^\/media\/r\/([A-Za-z0-9_-]+)$/;

/**
 * Where a page gets a picture from, without a width (`Picture` adds `?w=`). Addresses of this site (`/media/…` and
 * any other path) stay as they are. A picture on one of the dealer's own image hosts goes through our picture route
 * (`/media/r/…`), which sizes and encodes it. Null for everything else, which is shown as a missing picture: the page's
 * policy would not load it either.
 * @param source as it stands in stock or configuration: a path or an absolute address
 * @param hosts `images.hosts` of the dealer's configuration
 */
export function pictureAddress(source: string, hosts: readonly string[]): string | null {
  if (/^\/(?![/\\])/.test(source)) return source;
  const url = remoteSource(source, hosts);
  return url instanceof RefusedSource ? null : REMOTE + encoded(url.href);
}

/**
 * Reads a path that {@link pictureAddress} wrote for a picture on another host, back to that picture's address. The
 * address still has to be checked (`remoteSource`), because anybody can write such a path. Null for any other path.
 * Null also for another spelling of the same path, so that no picture is kept twice.
 */
export function parseRemotePicture(pathname: string): string | null {
  const text = REMOTE_ADDRESS.exec(pathname)?.[1];
  if (text === undefined) return null;
  const address = decoded(text);
  return address !== null && encoded(address) === text ? address : null;
}

/** base64url; an `href` is plain ASCII. */
function encoded(href: string): string {
  return btoa(href).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function decoded(text: string): string | null {
  try {
    return atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    // A length that no text has.
    return null;
  }
}
