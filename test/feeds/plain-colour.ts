/** Names of colours that stand for themselves, and of some that stand for another or shade it. */
const PLAIN = /\b(white|black|silver|gr[ea]y|blue|red|green|brown|beige|yellow|orange|purple)\b/gi;
const OTHERS = /gold|bronze|champagne|cream|copper|pink|violet|turquoise|burgundy/i;

/**
 * The basic colour that a maker's name says in plain words, read by other means than the importer's: "Glacier White" is
 * white. Undefined where it says none or several.
 */
export function plainColour(name: string | undefined): string | undefined {
  const outer = name?.split("/")[0] ?? "";
  const said = new Set((outer.match(PLAIN) ?? []).map((word) => word.toLowerCase().replace("gray", "grey")));
  return said.size === 1 && !OTHERS.test(outer) ? [...said][0] : undefined;
}
