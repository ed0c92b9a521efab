import { parse } from "csv-parse/sync";

/** A record of a source as texts by path, read by other means than the importer's; lists one item a line. */
export type PlainRecord = Readonly<Record<string, string>>;

/** Records of a CSV file with a line of column names. */
export function csv(text: string): readonly PlainRecord[] {
  return parse<PlainRecord>(text, {
    columns: true,
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
  });
}

/** The children of one element, whose own children are not looked at. */
export function xml(item: string): PlainRecord {
  const cells: Record<string, string> = {};
  for (const [, name = "", text = ""] of item.matchAll(/<([\w:]+)>(.*?)<\/\1>/gs)) {
    const plain = text.replaceAll("&amp;", "&");
    cells[name] = cells[name] === undefined ? plain : `${cells[name]}\n${plain}`;
  }
  return cells;
}

/** A record of JSON. */
export function flat(record: unknown, path = ""): PlainRecord {
  const cells: Record<string, string> = {};
  for (const [key, value] of Object.entries(record ?? {})) {
    if (Array.isArray(value)) cells[path + key] = value.join("\n");
    else if (typeof value === "object" && value !== null) Object.assign(cells, flat(value, `${path}${key}.`));
    else if (value !== null && value !== undefined) cells[path + key] = String(value);
  }
  return cells;
}

/** The items of a list. */
export function list(text = ""): readonly string[] {
  return text.split("\n").filter(Boolean);
}
