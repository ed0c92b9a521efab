import { isUtf8 } from "node:buffer";
import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { LRUCache } from "lru-cache";
import { isMediaName } from "~/domain/media/media-address";
import type { DealerMedia, MediaFile, TextFile } from "~/domain/media/media-file";
import { inspectMedia } from "~/infra/images/media/inspect-media.server";
import { shortHash } from "~/infra/images/short-hash.server";
import { readFont } from "./font-file.server";
import { isLeftBySystem } from "../left-by-systems.server";
import { readSvg } from "./svg-file.server";

/** A dealer's folder `media/`, read. */
export interface MediaRead {
  /** The folder as people know it. */
  readonly dir: string;
  /** Sound files alone. */
  readonly files: DealerMedia;
  /** Names in the folder, sound or not. */
  readonly names: readonly string[];
  /** What is wrong with files that are not sound, by name. */
  readonly faults: ReadonlyMap<string, string>;
  /** What is wrong with the folder. */
  readonly problems: readonly string[];
  /** Sound files that cost visitors more than they need. */
  readonly doubts: readonly string[];
}

const MB = 1024 * 1024;
const MOST_BYTES = 10 * MB;
/** What is not a photograph has less: a longer drawing holds photographs, a longer typeface letters of no page. */
const MOST_OF: Partial<Readonly<Record<MediaFile["format"], number>>> = {
  svg: MB / 2,
  woff2: 0.4 * MB,
  txt: 0.2 * MB,
};
/** Every visitor waits for it: a variable typeface with the letters of Latin languages has a third of this. */
const HEAVY_FONT = 0.1 * MB;
const LIGHT_FONT = "a typeface of at most 0.1 MB, with the letters of the site's languages alone";
const MOST_FILES = 1_000;
const ENDINGS: Readonly<Record<string, MediaFile["format"]>> = {
  ".jpg": "jpeg",
  ".jpeg": "jpeg",
  ".png": "png",
  ".webp": "webp",
  ".avif": "avif",
  ".svg": "svg",
  ".woff2": "woff2",
  ".txt": "txt",
};
const NAME =
  "a name of small letters, digits and hyphens that ends in .jpg, .png, .webp, .avif, .svg, .woff2 or .txt";

/** What is known of a file beside its name and place. */
type Found<File extends MediaFile = MediaFile> = File extends MediaFile
  ? Omit<File, "name" | "path" | "digest">
  : never;

/** Why a file is not taken, in words after "expected". */
interface Refused {
  readonly expected: string;
  readonly received: string;
}

type Judged = (Found & Pick<MediaFile, "digest"> & { readonly bytes: number }) | Refused;

/** What files were found to be, so that a change of one word does not have every picture decoded again. */
const known = new LRUCache<string, Judged>({ max: 20_000 });

/** Reads a dealer's own files; a folder that is not there is empty. What cannot be shown is told, never thrown. */
export async function readMedia(dir: string): Promise<MediaRead> {
  const shownDir = shown(dir);
  const entries = await readdir(dir, { withFileTypes: true }).catch(missingIsEmpty);
  const seen = entries.filter(({ name }) => !isLeftBySystem(name));
  const names = seen.map(({ name }) => name).sort();
  const files = new Map<string, MediaFile>();
  const faults = new Map<string, string>();
  const problems: string[] = [];
  const doubts: string[] = [];
  const told = (name: string, { expected, received }: Refused) =>
    `${join(shownDir, name).replaceAll("\\", "/")}: expected ${expected}, received ${received}`;
  if (names.length > MOST_FILES)
    problems.push(told("", { expected: `at most ${MOST_FILES} files`, received: String(names.length) }));
  // One after the other: each is decoded once, and many at once would take much memory.
  for (const name of names.slice(0, MOST_FILES)) {
    if (!isMediaName(name)) {
      faults.set(name, told(name, { expected: NAME, received: JSON.stringify(name) }));
      continue;
    }
    const path = join(dir, name);
    const judged = await judge(path);
    if ("expected" in judged) {
      faults.set(name, told(name, judged));
      continue;
    }
    const { bytes, ...file } = judged;
    files.set(name, { ...file, name, path });
    if (file.format === "woff2" && bytes > HEAVY_FONT)
      doubts.push(told(name, { expected: LIGHT_FONT, received: `${(bytes / MB).toFixed(2)} MB` }));
  }
  return { dir: shownDir, files, names, faults, problems, doubts };
}

async function judge(path: string): Promise<Judged> {
  const file = await stat(path).catch(() => null);
  if (file === null) return { expected: "a file", received: "a link that leads nowhere" };
  if (!file.isFile()) return { expected: "a file", received: "a folder" };
  const format = ENDINGS[extname(path)];
  const most = (format === undefined ? undefined : MOST_OF[format]) ?? MOST_BYTES;
  // Before it is read: it may be of any size.
  if (file.size > most)
    return { expected: `a file of at most ${megabytes(most)}`, received: megabytes(file.size) };
  const mark = [path, file.size, file.mtimeMs, file.ctimeMs, file.ino].join(" ");
  const before = known.get(mark);
  if (before !== undefined) return before;
  const bytes = await readFile(path);
  const found = await inspect(bytes, format);
  const judged = "expected" in found ? found : { ...found, digest: shortHash(bytes), bytes: bytes.length };
  known.set(mark, judged);
  return judged;
}

async function inspect(bytes: Uint8Array, format: MediaFile["format"] | undefined): Promise<Found | Refused> {
  if (format === "svg") {
    const read = readSvg(new TextDecoder().decode(bytes));
    return "expected" in read ? read : { format, ...read };
  }
  if (format === "woff2") return readFont(bytes);
  if (format === "txt") return readPlainText(bytes);
  const found = await inspectMedia(bytes);
  // A picture of another kind could be shown, but whoever named it so may have taken the wrong file.
  if ("expected" in found || found.format === format) return found;
  return { expected: "a picture of the kind its name says", received: found.format };
}

function readPlainText(bytes: Uint8Array): Found<TextFile> | Refused {
  const isText = isUtf8(bytes) && !bytes.includes(0);
  return isText ? { format: "txt" } : { expected: "a text in UTF-8", received: "other bytes" };
}

const megabytes = (bytes: number) => `${(bytes / MB).toFixed(1)} MB`;

function missingIsEmpty(error: unknown): [] {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
  throw error;
}

/** From the working folder, when it lies below it. */
function shown(path: string): string {
  const near = relative(process.cwd(), path);
  return (near.startsWith("..") ? path : near).replaceAll("\\", "/");
}
