import { mediaAddress } from "~/domain/media/media-address";
import { type DealerMedia, isPictureFile, type MediaFile } from "~/domain/media/media-file";
import type { OwnFileView } from "./token-view";

/** The dealer's own files by name, as they are served. */
export function ownFileViews(media: DealerMedia): readonly OwnFileView[] {
  return [...media.values()]
    .sort((one, other) => one.name.localeCompare(other.name, "en"))
    .map((file) => ({
      name: file.name,
      about: `${file.format}${factsOf(file)}`,
      picture: isPictureFile(file)
        ? { src: mediaAddress(file), width: file.width, height: file.height }
        : null,
    }));
}

function factsOf(file: MediaFile): string {
  if (isPictureFile(file)) return `, ${file.width} by ${file.height} pixels`;
  if (file.format !== "woff2") return "";
  const { weights, isItalic } = file.font;
  const range =
    weights.from === weights.to ? `weight ${weights.from}` : `weights ${weights.from} to ${weights.to}`;
  return `, ${range}${isItalic ? ", italic" : ""}`;
}
