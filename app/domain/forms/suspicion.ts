/** What tells a robot from a person, as far as one form shows it. */
export interface SendingSigns {
  /** What stood in the field no person sees. */
  readonly trap: string;
  /** From showing the form to sending it. */
  readonly seconds: number;
  /** The dealer's `forms.limits.leastSeconds`. */
  readonly leastSeconds: number;
  /** Whether the browser calls itself a robot. */
  readonly robot: boolean;
  /** Whether the dealer gets more than it ever would from people. */
  readonly flood: boolean;
  /** Everything typed. */
  readonly texts: readonly string[];
  /** Hosts of the dealer's own site, in every language: links there are no sign. */
  readonly ownHosts: readonly string[];
}

const MOST_LINKS = 2;

/** Why a sending looks like a robot's; null for people's. Suspect leads are kept and looked at, never thrown away. */
export function suspicionOf(signs: SendingSigns): string | null {
  const links = foreignLinks(signs.texts.join("\n"), signs.ownHosts);
  const reasons: readonly (readonly [string, boolean])[] = [
    ["trap", signs.trap !== ""],
    ["speed", signs.seconds < signs.leastSeconds],
    ["robot", signs.robot],
    ["flood", signs.flood],
    ["links", links > MOST_LINKS],
  ];
  const found = reasons.flatMap(([name, applies]) => (applies ? [name] : []));
  return found.length === 0 ? null : found.join(", ");
}

const LINK = /(?:https?:\/\/|\bwww\.)[^\s<>"'()[\]{}]*|\[url/gi;

/** How many links lead away from the dealer's own pages. An address is read as a browser reads it. */
function foreignLinks(text: string, ownHosts: readonly string[]): number {
  const own = new Set(ownHosts.map((host) => bareHost(host)));
  return (text.match(LINK) ?? []).filter((link) => !own.has(hostOf(link))).length;
}

function hostOf(link: string): string {
  const address = /^https?:/i.test(link) ? link : `https://${link}`;
  return URL.canParse(address) ? bareHost(new URL(address).hostname) : "";
}

/** The same site with and without `www.`. */
function bareHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/\.$/, "")
    .replace(/^www\./, "");
}
