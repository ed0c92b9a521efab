import type { InputFault } from "../../faults/input-faults";
import { mediaSize } from "../../media/media-address";
import { type CheckedSite, doubtAt, when } from "./told";

/** Pixels of the largest tab icons and of a telephone's home screen. */
const ICON_SIDE = 180;
/** How far from square an icon may be, as a part of its side. */
const ICON_SLACK = 0.03;
/** What link previews of the usual networks ask for at least. */
const LEAST_PREVIEW = { width: 600, height: 315 };

/** Own files of the logo that are there, but not what their use asks for. */
export function logoFaults({ config }: CheckedSite): readonly InputFault[] {
  const { image, imageOnDark, favicon, social } = config.theme.logo;
  return [
    ...when(imageOnDark !== undefined && image === undefined, () =>
      doubtAt(path("imageOnDark"), "theme.logo.image beside it: alone it is not shown", imageOnDark),
    ),
    ...faviconDoubts(favicon),
    ...socialDoubts(social),
  ];
}

function faviconDoubts(favicon = ""): readonly InputFault[] {
  const size = mediaSize(favicon);
  if (size === null) return [];
  const { width, height } = size;
  return [
    ...when(Math.abs(width - height) > Math.max(width, height) * ICON_SLACK, () =>
      doubtAt(path("favicon"), "a square picture", `${width} by ${height}`),
    ),
    ...when(!favicon.endsWith(".svg") && Math.min(width, height) < ICON_SIDE, () =>
      doubtAt(path("favicon"), `a picture of at least ${ICON_SIDE} pixels a side`, `${width} by ${height}`),
    ),
  ];
}

function socialDoubts(social = ""): readonly InputFault[] {
  const size = mediaSize(social);
  const isSmall = size !== null && (size.width < LEAST_PREVIEW.width || size.height < LEAST_PREVIEW.height);
  return when(isSmall, () =>
    doubtAt(
      path("social"),
      `a picture of at least ${LEAST_PREVIEW.width} by ${LEAST_PREVIEW.height} pixels`,
      `${size?.width ?? 0} by ${size?.height ?? 0}`,
    ),
  );
}

const path = (field: string) => ["theme", "logo", field];
