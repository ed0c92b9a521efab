import { open } from "node:fs/promises";
import type { FeedFormat } from "~/domain/stock/file/feed-file";
import { FeedFault } from "./feed-fault.server";
import type { PlainFile } from "./plain-file.server";

const HEAD_BYTES = 64 * 1024;
const BY_NAME: readonly (readonly [RegExp, FeedFormat])[] = [
  [/\.json$/i, "json"],
  [/\.(?:ndjson|jsonl)$/i, "ndjson"],
  [/\.xml$/i, "xml"],
];
/** Files of other kinds by their first bytes, and what to say of them. */
const OTHERS: readonly (readonly [string, string])[] = [
  ["%PDF", "is a PDF: ask for the list as CSV, XML, JSON or XLSX"],
  ["\xd0\xcf\x11\xe0", "is an old Excel file (.xls), or one with a password: save it as .xlsx without"],
  ["7z\xbc\xaf", "is packed by 7-Zip: unpack it, or pack it as zip or gzip"],
  ["Rar!", "is packed by RAR: unpack it, or pack it as zip or gzip"],
];

/** The format of an unpacked file that is no workbook: what its content shows, else its name. @throws FeedFault */
export async function sniffFormat(file: PlainFile): Promise<FeedFormat> {
  const handle = await open(file.path);
  let head: Buffer;
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    head = buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
  const raw = head.toString("latin1");
  const other = OTHERS.find(([magic]) => raw.startsWith(magic));
  if (other) throw new FeedFault(`${file.name} ${other[1]}`);
  const named = BY_NAME.find(([ending]) => ending.test(file.name))?.[1] ?? "csv";
  return formatOf(textOf(head), named, file.name);
}

/** The beginning as text, near enough to see a format in it. */
function textOf(head: Buffer): string {
  const isWide = head.indexOf(0) !== -1;
  const text = isWide ? head.toString("latin1").replaceAll("\0", "") : head.toString("utf8");
  return text.replace(/^(?:\uFEFF|ÿþ|þÿ)/, "").trimStart();
}

function formatOf(text: string, named: FeedFormat, name: string): FeedFormat {
  if (/^<(?:!doctype\s+html|html)\b/i.test(text))
    throw new FeedFault(`${name} is a web page, not a file of stock`);
  if (/^<(?:[?!]|[\p{L}_])/u.test(text)) return "xml";
  if (text.startsWith("{")) return isLines(text, named) ? "ndjson" : "json";
  // A heading may begin with a bracket, a list of records holds objects.
  if (/^\[\s*(?:[[{\]]|$)/.test(text)) return "json";
  return named;
}

/** Whether each line is a record: the first ends where its record does, and another follows, or the name says so. */
function isLines(text: string, named: FeedFormat): boolean {
  const [first = "", second = ""] = text.split("\n").filter((line) => line.trim() !== "");
  if (named !== "ndjson" && !second.trimStart().startsWith("{")) return false;
  try {
    JSON.parse(first);
    return true;
  } catch {
    return false;
  }
}
