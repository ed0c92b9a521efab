/** Whether a postcode is one that a sink takes: `4101`, `41*` for those that start so, `4000..4199` for a range. */
export function takesPostcode(pattern: string, postcode: string): boolean {
  const code = bare(postcode);
  const [from = "", to] = pattern.split("..").map(bare);
  if (to !== undefined)
    return code.length === from.length && code.length === to.length && from <= code && code <= to;
  return from.endsWith("*") ? code.startsWith(from.slice(0, -1)) : code === from;
}

function bare(text: string): string {
  return text.replace(/[\s-]/g, "").toUpperCase();
}
