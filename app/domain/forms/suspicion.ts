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
}

const MOST_LINKS = 2;

/** Why a sending looks like a robot's; null for people's. Suspect leads are kept and looked at, never thrown away. */
export function suspicionOf(signs: SendingSigns): string | null {
  const links = signs.texts.join("\n").match(/https?:\/\/|\bwww\.|\[url/gi)?.length ?? 0;
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
