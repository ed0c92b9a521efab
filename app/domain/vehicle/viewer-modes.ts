/** The ways the viewer shows a vehicle, in the order it offers them (GAL-01). */
export const VIEWER_MODES = ["spinner", "walkaround", "gallery", "interior"] as const;
/** One of {@link VIEWER_MODES}. */
export type ViewerMode = (typeof VIEWER_MODES)[number];

/** What the viewer offers of one vehicle. */
export interface OfferedModes {
  readonly modes: readonly ViewerMode[];
  /** What it shows first; one of `modes`. */
  readonly first: ViewerMode;
}

/**
 * The modes there is something to show in, and the one to begin with: the dealer's, else the gallery, else the first
 * there is (GAL-02, OPEN-80). Null when there is nothing to show at all.
 */
export function offeredModes(
  hasData: Readonly<Record<ViewerMode, boolean>>,
  wanted: ViewerMode,
): OfferedModes | null {
  const modes = VIEWER_MODES.filter((mode) => hasData[mode]);
  const first = [wanted, "gallery" as const].find((mode) => hasData[mode]) ?? modes[0];
  return first === undefined ? null : { modes, first };
}

/** More pictures than this get thumbnails (GAL-05). */
const MOST_WITHOUT_THUMBS = 3;
/** The pictures seen first load ahead of the others (GAL-06). */
const PRIORITY_PICTURES = 2;

/** Whether so many pictures have thumbnails (GAL-05). */
export function hasThumbs(pictures: number): boolean {
  return pictures > MOST_WITHOUT_THUMBS;
}

/** Whether the picture at a place, counted from 0, loads with priority (GAL-06). */
export function hasPriority(place: number): boolean {
  return place < PRIORITY_PICTURES;
}
