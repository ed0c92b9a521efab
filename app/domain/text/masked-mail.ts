/** An address that its owner knows again and nobody else learns: "m•••@example.com". */
export function maskedMail(address: string): string {
  const at = address.lastIndexOf("@");
  const [first = ""] = address;
  return `${first}•••${address.slice(Math.max(at, 0))}`;
}
