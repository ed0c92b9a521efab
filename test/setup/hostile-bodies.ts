/** A body that nobody sends by accident, with the head it comes with. */
export interface HostileBody {
  readonly name: string;
  /** Null for none. */
  readonly type: string | null;
  readonly body: Buffer;
  /** How its length is told: truly, in chunks, or by this many bytes. */
  readonly length?: "chunked" | number;
  /** What follows the stated length is not HTTP: the connection may end before the answer comes. */
  readonly mayBreak?: true;
}

const MULTIPART = "multipart/form-data; boundary=X";
const FORM = "application/x-www-form-urlencoded";
const BYTES = 9_500_000;
const END = "\r\n--X--\r\n";
const part = (name: string, value: string, more = "") =>
  `--X\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}`;

/** Repeats a text up to 9.5 MB. */
const filled = (text: string) => Buffer.alloc(BYTES, text);
const between = (before: string, text: string, after: string) =>
  Buffer.concat([Buffer.from(before), filled(text), Buffer.from(after)]);
const names = () => Buffer.from(Array.from({ length: 800_000 }, (_, index) => `n${index}=1`).join("&"));

/** Bodies that frameworks' parsers fail on. Made once, because they are large. */
export function hostileBodies(): readonly HostileBody[] {
  const heads = between("--X\r\n", "a: b\r\n", "\r\n1\r\n--X--\r\n");
  return [
    { name: "a million lines of a part's head", type: MULTIPART, body: heads },
    { name: "one line of a part's head without end", type: MULTIPART, body: between("--X\r\nA: ", "b", END) },
    { name: "tiny parts", type: MULTIPART, body: filled(`${part("a", "")}\r\n`) },
    { name: "a part of half boundaries", type: MULTIPART, body: between(part("a", ""), "\r\n-", END) },
    {
      name: "a file of half boundaries",
      type: MULTIPART,
      body: between(part("resume", "", '; filename="a.pdf"'), "\r\n--", END),
    },
    { name: "another boundary", type: "multipart/form-data; boundary=Y", body: heads },
    { name: "no boundary", type: "multipart/form-data", body: heads },
    { name: "a part that breaks off", type: MULTIPART, body: Buffer.from(part("a", "b")) },
    { name: "millions of fields", type: FORM, body: filled("a=&") },
    { name: "800,000 names", type: FORM, body: names() },
    { name: "escapes", type: FORM, body: filled("%2") },
    { name: "no length", type: FORM, body: filled("a=b&"), length: "chunked" },
    { name: "heads without a length", type: MULTIPART, body: heads, length: "chunked" },
    { name: "a false length", type: MULTIPART, body: heads, length: 40, mayBreak: true },
    { name: "no type", type: null, body: filled("a=b&") },
    { name: "a text", type: "text/html", body: filled("x") },
    { name: "JSON a million deep", type: "application/json", body: filled("[") },
    {
      name: "a file no form asks for",
      type: MULTIPART,
      body: between(part("f", "", '; filename="a"'), "x", END),
    },
  ];
}
