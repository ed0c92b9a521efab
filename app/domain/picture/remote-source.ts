/** Why an address may not be fetched, as a sentence a person can act on. */
export class RefusedSource {
  constructor(readonly reason: string) {}
}

/** Longer addresses do not fit into the request lines proxies allow once they are encoded. */
const LONGEST = 1_500;

/** The usual address of a picture, in which nothing has to be interpreted. */
const PLAIN = /^https:\/\/((?!xn--)[a-z0-9-]+(?:\.(?!xn--)[a-z0-9-]+)*\.[a-z]{2,})\/[\w\-./~%+,=&?]*$/;

/** Host of a usual https address, which {@link remoteSource} takes when the host is allowed; null for any other address. */
export function plainHost(address: string): string | null {
  return address.length > LONGEST ? null : (PLAIN.exec(address)?.[1] ?? null);
}

/**
 * Reads the address of a picture on another host and judges it by what can be seen without asking the network: https
 * on its standard port, nobody's name or password in it, and one of the dealer's `images.hosts`. Every redirect is
 * judged the same way.
 * @param hosts lower-case host names, as `images.hosts` of the dealer's configuration holds them
 */
export function remoteSource(text: string, hosts: readonly string[]): URL | RefusedSource {
  if (text.length > LONGEST) return new RefusedSource("The picture's address is too long.");
  // `URL` writes every spelling of a number address (decimal, octal, hex, short) as four parts, and hosts in small letters.
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null) return new RefusedSource("The picture's address cannot be read.");
  if (url.protocol !== "https:") return new RefusedSource("Pictures are fetched by https only.");
  if (url.username !== "" || url.password !== "") {
    return new RefusedSource("A picture's address may not hold a user name or password.");
  }
  if (url.port !== "") return new RefusedSource("Pictures are fetched from the standard port only.");
  // A host that is a number is connected to without a look-up, and would pass the check that is made at look-ups.
  if (/^\[|\.?\d+$/.test(url.hostname)) return new RefusedSource("Image hosts have names, not numbers.");
  if (!hosts.includes(url.hostname))
    return new RefusedSource("The host is not one of this site's image hosts.");
  url.hash = "";
  return url;
}
