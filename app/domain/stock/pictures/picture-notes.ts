import { plainHost, RefusedSource, remoteSource } from "../../picture/remote-source";
import type { NoteRepair } from "../cells/note-repair";

/** Hosts named in the notes of one row: more say nothing new. */
const MOST_HOSTS = 3;

/** What is judged of an address; of a plain one on an allowed host nothing is left to judge. */
interface Remote {
  readonly protocol: string;
  readonly hostname: string;
  readonly href: string | null;
}

/**
 * Tells of pictures that the site would show as missing: `http:` ones, and those of hosts that the dealer's file does not
 * allow, by host. They stay in the record, so that they show once the host is allowed.
 * @param hosts `images.hosts` of the dealer's file
 */
export function notePictures(addresses: readonly string[], hosts: readonly string[], note: NoteRepair): void {
  // Of plain addresses on one host, the host says all, and takes a tenth of the time of a URL.
  const different = new Map<string, Remote | null>();
  for (const address of addresses) {
    const hostname = plainHost(address);
    if (hostname === null) different.set(address, URL.canParse(address) ? new URL(address) : null);
    else if (!different.has(hostname)) different.set(hostname, { protocol: "https:", hostname, href: null });
  }
  const remote = [...different.values()].filter((one) => one !== null);
  const secure = remote.filter(({ protocol }) => protocol === "https:");
  if (secure.length < remote.length) note("picture-not-https");
  const unknown = new Set(secure.map(({ hostname }) => hostname).filter((host) => !hosts.includes(host)));
  for (const host of [...unknown].slice(0, MOST_HOSTS))
    note(`picture-host-not-allowed ${host.slice(0, 100)}`);
  const refused = secure.some(
    ({ href, hostname }) =>
      href !== null && !unknown.has(hostname) && remoteSource(href, hosts) instanceof RefusedSource,
  );
  if (refused) note("picture-address-refused");
}
