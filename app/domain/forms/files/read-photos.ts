/** Largest photo a form takes, as a phone makes it. */
export const MOST_PHOTO_BYTES = 8 * 1024 * 1024;
/** The largest side of a photo that is kept, in pixels. */
export const PHOTO_PIXELS = 2_048;

const PHOTO_NAMES = /\.(?:jpe?g|png|webp)$/i;

/** What is wrong, as the key of its copy with its values. */
export interface PhotoProblem {
  readonly problem: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/**
 * What is wrong with chosen photos, as far as names and sizes tell; null when nothing is. What is in them is looked at
 * when they are kept.
 * @param most how many may be chosen
 */
export function photoProblem(
  photos: readonly Pick<File, "name" | "size">[],
  most: number,
): PhotoProblem | null {
  if (photos.length > most) return { problem: "problem.photoCount", values: { most } };
  for (const { name, size } of photos) {
    if (!PHOTO_NAMES.test(name)) return { problem: "problem.photoType", values: { name } };
    if (size === 0) return { problem: "problem.photoUnreadable", values: { name } };
    if (size > MOST_PHOTO_BYTES) return { problem: "problem.photoSize", values: { name } };
  }
  return null;
}

/** Where a kept photo is fetched, with what its owner called it, for people. */
export function photoAddress(address: string, name: string): string {
  return `${address}#${encodeURIComponent(name.replace(/\p{Surrogate}/gu, "\uFFFD"))}`;
}

/** A file that came with a form. */
export interface ReceivedFile {
  /** What its owner called it; null where only its address is known. */
  readonly name: string | null;
  /** Its address, which is its key; null where it could not be kept: the name says so. */
  readonly address: string | null;
}

/** The files of an answer that holds one address a line. */
export function receivedFiles(answer: string): readonly ReceivedFile[] {
  return answer
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [, address, name] = /^(https?:\/\/[^#]*)(?:#(.*))?$/.exec(line) ?? [];
      return address === undefined ? { name: line, address: null } : { name: decoded(name ?? ""), address };
    });
}

/** The files of an answer for people, one a line, each by its name before its address; null for any other answer. */
export function filesInWords(answer: string): string | null {
  const files = receivedFiles(answer);
  if (!files.some(({ address }) => address?.includes("/form-files/"))) return null;
  return files.map(({ name, address }) => [name, address].filter(Boolean).join(": ")).join("\n");
}

/** What photos are called by their owner, from the answer that holds one address a line. */
export function photoNames(answer: string): readonly string[] {
  return receivedFiles(answer).map(({ name, address }) => name ?? address ?? "");
}

function decoded(name: string): string | null {
  try {
    return name === "" ? null : decodeURIComponent(name);
  } catch {
    return null;
  }
}
