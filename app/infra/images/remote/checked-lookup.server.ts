import { Resolver } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import { PictureFault } from "~/ports/picture-source";
import { isPublicAddress } from "./public-address.server";

/** The addresses of a host name; empty when it has none. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/**
 * Asks the name servers, with a time limit. Does not read `/etc/hosts`, which may have names of the internal network.
 */
export function nameServers(): Resolve {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const none = (): string[] => [];
  return async (host) => {
    const [four, six] = await Promise.all([
      resolver.resolve4(host).catch(none),
      resolver.resolve6(host).catch(none),
    ]);
    return [...four, ...six];
  };
}

/**
 * A `lookup` for sockets that answers only addresses on the public internet. A name with a single address elsewhere is
 * refused. The socket connects to the address that was checked, so a name that changes its address in between gains
 * nothing.
 */
export function checkedLookup(resolve: Resolve): LookupFunction {
  return (host, { all, family }, done) => {
    checkedAddresses(resolve, host).then(
      (addresses) => {
        const fitting = addresses.filter((one) => !family || one.family === Number(String(family).slice(-1)));
        const [first] = fitting;
        if (first === undefined) done(unknownHost(), []);
        else if (all) done(null, fitting);
        else done(null, first.address, first.family);
      },
      (error: unknown) => done(error instanceof Error ? error : unknownHost(), []),
    );
  };
}

async function checkedAddresses(resolve: Resolve, host: string) {
  const addresses = await resolve(host);
  if (!addresses.every(isPublicAddress)) {
    throw new PictureFault("refused", "The image host is not on the public internet.");
  }
  return addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
}

function unknownHost(): PictureFault {
  return new PictureFault("unreachable", "The image host has no address.");
}
