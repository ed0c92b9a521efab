import type { Vehicle } from "./vehicle";

/** A film of a vehicle, and how it is played. */
export type Film =
  | {
      readonly kind: "embed";
      /** What a frame shows. */
      readonly frame: string;
      /** Where to watch it outside this page. */
      readonly page: string;
    }
  | { readonly kind: "native"; readonly file: string };

/** The fields that may hold films. */
export type FilmedVehicle = Pick<
  Vehicle,
  "walkaround_videos" | "videos" | "video_url" | "external_video_url"
>;

/**
 * The films of the walkaround (OPEN-80): the walkaround films, else the other films, else the single addresses. Each
 * once.
 * @param hosts `gallery.videoEmbedHosts` of the dealer
 */
export function filmsOf(vehicle: FilmedVehicle, hosts: readonly string[]): readonly Film[] {
  const lists = [
    vehicle.walkaround_videos.map(({ video }) => video.url),
    vehicle.videos.map(({ video }) => video.url),
    [vehicle.video_url],
    [vehicle.external_video_url],
  ];
  const addresses = lists.map((list) => list.filter((address) => address !== null));
  const chosen = addresses.find((list) => list.length > 0) ?? [];
  return [...new Set(chosen)].map((address) => filmAt(address, hosts));
}

/** An address on one of the embed hosts is shown in a frame (GAL-14), any other played by the browser (GAL-15). */
export function filmAt(address: string, hosts: readonly string[]): Film {
  const frame = frameAddress(address, hosts);
  return frame === null ? { kind: "native", file: address } : { kind: "embed", frame, page: address };
}

/**
 * Where the spin viewer of another company is (OPEN-80): `spin_code` is its address, or the markup they hand out for
 * it, of which only the address is taken. Null unless it lies on one of the embed hosts.
 */
export function spinViewerAt(code: string | null, hosts: readonly string[]): string | null {
  const address = /\ssrc=["']([^"']+)["']/i.exec(code ?? "")?.[1] ?? code?.trim() ?? "";
  return frameAddress(address.startsWith("//") ? `https:${address}` : address, hosts);
}

/** What a frame may load for an address; null when that is not on one of the hosts. */
function frameAddress(address: string, hosts: readonly string[]): string | null {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const url = embedded(new URL(address));
  const plain = url.username === "" && url.password === "" && url.port === "";
  if (!plain || !hosts.includes(url.hostname)) return null;
  url.protocol = "https:";
  return url.href;
}

const YOUTUBE = /^(?:www\.|m\.)?youtube\.com$/;

/** Providers refuse to be framed where people watch: those addresses are turned into the ones made for frames. */
function embedded(url: URL): URL {
  const { hostname, pathname, searchParams } = url;
  const short = hostname === "youtu.be" ? /^\/([\w-]+)$/.exec(pathname)?.[1] : undefined;
  const watched = YOUTUBE.test(hostname) && pathname === "/watch" ? searchParams.get("v") : undefined;
  const clip = YOUTUBE.test(hostname) ? /^\/(?:shorts|live)\/([\w-]+)$/.exec(pathname)?.[1] : undefined;
  const youtube = short ?? watched ?? clip;
  if (youtube != null) return new URL(`https://www.youtube.com/embed/${encodeURIComponent(youtube)}`);
  const vimeo = /^(?:www\.)?vimeo\.com$/.test(hostname) ? /^\/(\d+)$/.exec(pathname)?.[1] : undefined;
  return vimeo === undefined ? url : new URL(`https://player.vimeo.com/video/${vimeo}`);
}
