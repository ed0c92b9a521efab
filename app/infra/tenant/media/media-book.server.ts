import { mediaAddress, mediaSize, withMediaAddresses } from "~/domain/media/media-address";
import { isJsonObject } from "~/domain/tenant/layer";
import { faultText, type InputFault } from "~/domain/faults/input-faults";
import type { MediaRead } from "./read-media.server";

/** A dealer's own files while the texts that name them are read. */
export interface MediaBook {
  /**
   * The same data with own files by the address at which they are served.
   * @param tell hears of each name that no file has, as it is told behind the name of the text's file
   */
  resolve<Data>(data: Data, tell: (problem: string) => void): Data;
  /** The same for a text of Markdown. @param tell hears of the line, counted from 1 */
  resolveProse(text: string, tell: (line: number, problem: string) => void): string;
  /** Once all texts are read: files that cannot be shown where a text names them, and what else is odd. */
  judged(): { readonly problems: readonly string[]; readonly doubts: readonly string[] };
}

/** The book of a dealer's folder `media/`. */
export function mediaBook({ dir, files, names, faults, ...folder }: MediaRead): MediaBook {
  const used = new Set<string>();
  const expected =
    names.length === 0 ? `a file in ${dir}, which has none` : `a file in ${dir} (${someOf(names)})`;
  const resolveText = (text: string, missing: (name: string) => void) =>
    withMediaAddresses(text, (name) => {
      used.add(name);
      const file = files.get(name);
      if (file !== undefined) return mediaAddress(file);
      // A file with a fault of its own is told once.
      if (!names.includes(name)) missing(name);
      return null;
    });
  const resolved = (data: unknown, path: InputFault["path"], tell: (problem: string) => void): unknown => {
    if (typeof data === "string")
      return resolveText(data, (name) =>
        tell(faultText({ path, expected, received: JSON.stringify(`/media/${name}`) })),
      );
    if (Array.isArray(data)) return data.map((one: unknown, index) => resolved(one, [...path, index], tell));
    if (!isJsonObject(data)) return data;
    const made = Object.fromEntries(
      Object.entries(data).map(([key, part]) => [
        // Words of another language stand under the text in the dealer's own.
        resolveText(key, () => undefined),
        resolved(part, [...path, key], tell),
      ]),
    );
    return withSize(made);
  };
  return {
    // The copy has the same fields with the same kinds of value.
    resolve: <Data>(data: Data, tell: (problem: string) => void) => resolved(data, [], tell) as Data,
    resolveProse: (text, tell) =>
      text
        .split("\n")
        .map((line, index) =>
          resolveText(line, (name) =>
            tell(index + 1, `expected ${expected}, received ${JSON.stringify(`/media/${name}`)}`),
          ),
        )
        .join("\n"),
    judged: () => {
      const told = [...faults].map(([name, problem]) => ({ isNamed: used.has(name), problem }));
      const idle = [...files.keys()].filter((name) => !used.has(name));
      return {
        problems: [...folder.problems, ...told.flatMap((one) => (one.isNamed ? one.problem : []))],
        doubts: [
          ...told.flatMap((one) => (one.isNamed ? [] : one.problem)),
          ...idle.map((name) => `${dir}/${name}: expected a text that names /media/${name}, received none`),
          ...folder.doubts,
        ],
      };
    },
  };
}

/** A picture (`src`) of which only the file says how large it is. */
function withSize(data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { src, width, height } = data;
  const size = typeof src === "string" ? mediaSize(src) : null;
  if (size === null || (width !== undefined && height !== undefined)) return data;
  if (typeof width === "number")
    return { ...data, height: Math.max(1, Math.round((size.height * width) / size.width)) };
  if (typeof height === "number")
    return { ...data, width: Math.max(1, Math.round((size.width * height) / size.height)) };
  return { ...data, ...size };
}

const MOST_NAMED = 12;
const someOf = (names: readonly string[]) =>
  names.length <= MOST_NAMED ? names.join(", ") : `${names.slice(0, MOST_NAMED).join(", ")} …`;
