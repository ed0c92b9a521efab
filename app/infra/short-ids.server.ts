const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const SHORT = /^[\w-]{22}$/;

/** An id as a link holds it: a UUID in 22 letters in place of 36, any other as it is. */
export function shortId(id: string): string {
  return UUID.test(id) ? Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url") : id;
}

/** The ids that a part of a link may stand for: itself, and the UUID that it is short for. */
export function idsOfPart(part: string): readonly string[] {
  if (!SHORT.test(part)) return [part];
  const hex = Buffer.from(part, "base64url").toString("hex");
  return [part, hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")];
}
