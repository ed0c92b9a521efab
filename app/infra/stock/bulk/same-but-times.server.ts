/**
 * Whether a vehicle that was just read says the same as a stored one, but for when it was listed and changed: then it
 * is the stored one. For both texts, fields stand in the order of the vehicle schema; where they do not, the answer is
 * no, and the vehicles have to be compared field by field.
 * @param now the time that was given to the vehicle that was read, where the feed has none
 */
export function sameButTimes(read: string, stored: string, now: string): boolean {
  return withTime(withTime(read, "created_at", stored, now), "updated_at", stored, now) === stored;
}

/** The text with the stored time of a field in place of `now`. Quotation marks within values are escaped. */
function withTime(read: string, field: string, stored: string, now: string): string {
  const name = `"${field}":"`;
  const at = read.indexOf(`${name}${now}"`);
  const known = stored.indexOf(name);
  if (at < 0 || known < 0) return read;
  const value = at + name.length;
  const from = known + name.length;
  return (
    read.slice(0, value) + stored.slice(from, stored.indexOf('"', from)) + read.slice(value + now.length)
  );
}
