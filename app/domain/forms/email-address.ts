const LOCAL = /^[^\s@<>()[\]\\,;:"]{1,64}$/u;
const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]+)$/u;

/** An e-mail address in the form mail is sent to, its domain in small letters; null for a text that is no address. */
export function emailAddress(text: string): string | null {
  const at = text.lastIndexOf("@");
  const [local, domain] = [text.slice(0, at), text.slice(at + 1).toLowerCase()];
  if (at < 1 || text.length > 254 || !LOCAL.test(local) || !DOMAIN.test(domain)) return null;
  return /^\.|\.\.|\.$/.test(local) ? null : `${local}@${domain}`;
}
