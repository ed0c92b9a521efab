import { isIP, type LookupFunction } from "node:net";
import { PictureFault } from "~/ports/picture-source";
import { checkedLookup, nameServers, type Resolve } from "~/infra/images/remote/checked-lookup.server";
import { isPublicAddress } from "~/infra/images/remote/public-address.server";

/** Where requests may go. */
export interface Reach {
  /** Allows http and addresses of the internal network, where tests and development have their servers. */
  readonly allowInside?: boolean;
  readonly resolve?: Resolve;
}

/** The `lookup` of connections that may reach only so far; nothing for those that may go anywhere. */
export function lookupWithin({ allowInside = false, resolve = nameServers() }: Reach): {
  readonly lookup?: LookupFunction;
} {
  return allowInside ? {} : { lookup: checkedLookup(resolve) };
}

/** Why an address may not be asked; null when it may. It does not repeat the address. */
export function addressFault({ protocol, hostname, username, password }: URL): string | null {
  if (protocol !== "https:") return "is not https";
  if (username !== "" || password !== "") return "has a user name in its address";
  return hostFault(hostname);
}

/** Why a host may not be asked. Sockets make no look-up when the host is an address already. */
export function hostFault(hostname: string): string | null {
  const host = hostname.replace(/^\[|\]$/g, "");
  return isIP(host) !== 0 && !isPublicAddress(host) ? "is not on the public internet" : null;
}

/** What is wrong with a connection, in words that follow the name of the server. It names neither address nor content. */
export function connectionFault(error: unknown): string {
  if (error instanceof PictureFault)
    return error.kind === "refused" ? "is not on the public internet" : "has no address";
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return `cannot be reached (${/^[A-Z_]{1,40}$/.test(code) ? code : "no code"})`;
}
