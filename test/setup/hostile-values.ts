import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Values as they stand in an address or a form, encoded or broken on purpose. */
export const HOSTILE_VALUES: readonly string[] = [
  "",
  "%ZZ",
  "%00",
  // Half of a UTF-16 pair, and a byte that is not UTF-8.
  "%ED%A0%80%FF",
  "__proto__",
  "constructor",
  "-1e400",
  "2026-02-30",
  "%F0%9F%9A%97%E2%80%AE%0D%0A",
  "x".repeat(150),
];

/** Headers that are read somewhere, each broken. Cookies are added to those of a visitor. */
export const HOSTILE_HEADERS: readonly Readonly<Record<string, string>>[] = [
  {
    "accept-language": "%%%;;;q=x,,,__proto__",
    "accept-encoding": "gzip;q=x,*;q=9",
    "if-none-match": '"',
    "if-modified-since": "yesterday",
    range: "bytes=9-1,abc",
    referer: "::::",
    cookie: "=;;;a;language=%ZZ; typed=eyJ; __proto__=1; constructor=%00",
  },
  {
    "accept-language": "x".repeat(3_000),
    "if-none-match": "W/",
    range: "bytes=-",
    referer: "http://[::1",
    cookie: `session=${"x".repeat(3_000)}`,
    "x-forwarded-proto": "%%",
    "x-site-language": "__proto__",
    "x-request-kind": "data",
    forwarded: ";;",
  },
];

/** Texts that are not JSON, or JSON that no route expects. */
export const HOSTILE_JSON: readonly string[] = [
  "",
  "null",
  "[]",
  "1",
  '"x"',
  '{"id":null,"car_id":null}',
  '{"id":1e400,"car_id":{"a":[]}}',
  '{"car_id":"\\ud800\\u0000"}',
  '{"__proto__":{"id":1},"car_id":["1"]}',
  "[".repeat(5_000),
];

/** Names of parameters, fields and cookies that our code reads. */
export function readNames(): readonly string[] {
  const files = ["routes", "features", "domain"].flatMap((folder) => {
    const root = join("app", folder);
    const paths = readdirSync(root, { recursive: true, encoding: "utf8" });
    return paths.filter((path) => /\.tsx?$/.test(path)).map((path) => join(root, path));
  });
  const read = /\.(?:get|getAll|has)\("([\w-]+)"\)/g;
  const found = files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(read)]);
  return [...new Set(found.map(([, name = ""]) => name))];
}

/** Names of what a page asks for. */
export function askedNames(html: string): readonly string[] {
  return [
    ...new Set(
      [...html.matchAll(/<(?:input|select|textarea|button)[^>]* name="([^"]+)"/g)].map(
        ([, name = ""]) => name,
      ),
    ),
  ];
}

/** How many times the list of values is used: each name comes with as many of them. */
const ROUNDS = 4;

/**
 * Parameters with values, in the ways they may come: once, as lists, doubled, without a value. The values take turns,
 * so that a few queries try many of them.
 */
export function hostileParameters(names: readonly string[]): readonly string[] {
  const all = (write: (name: string, index: number) => string) =>
    names.map((name, index) => write(encodeURIComponent(name), index)).join("&");
  const valueAt = (index: number) => HOSTILE_VALUES[index % HOSTILE_VALUES.length] ?? "";
  return [
    ...Array.from({ length: ROUNDS }, (_, round) =>
      all((name, index) => `${name}=${valueAt(index + round * 3)}`),
    ),
    all((name) => `${name}[]=a&${name}[x][y]=b&${name}=1&${name}=2`),
    all((name) => name),
  ];
}
