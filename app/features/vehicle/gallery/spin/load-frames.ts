/** The largest share of missing frames; with more, the turn would jump and is not shown. */
const MOST_MISSING = 0.25;

/** Frames on their way. */
export interface LoadingFrames {
  /** All of them, each in its place; rejects when too many are missing. */
  readonly done: Promise<readonly HTMLImageElement[]>;
  /** Stops what is still on its way. */
  cancel(): void;
}

/**
 * Fetches and decodes the frames of a spin (GAL-10). A missing frame is replaced by the one before it.
 * @param onProgress is told the share that has arrived, 0 to 1
 */
export function loadFrames(addresses: readonly string[], onProgress: (share: number) => void): LoadingFrames {
  const images = addresses.map(() => new Image());
  let arrived = 0;
  const one = async (image: HTMLImageElement, index: number) => {
    image.src = addresses[index] ?? "";
    const seen = await image.decode().then(
      () => image,
      () => null,
    );
    arrived += 1;
    onProgress(arrived / addresses.length);
    return seen;
  };
  return {
    done: Promise.all(images.map(one)).then(withoutGaps),
    cancel: () => {
      for (const image of images) if (!image.complete) image.src = "";
    },
  };
}

/**
 * The frames with every missing one replaced by the one before it.
 * @throws Error when more than a quarter are missing
 */
export function withoutGaps<Frame extends object>(frames: readonly (Frame | null)[]): readonly Frame[] {
  const missing = frames.filter((frame) => frame === null).length;
  let last = frames.findLast((frame) => frame !== null) ?? null;
  if (last === null || missing > frames.length * MOST_MISSING) {
    throw new Error(`${missing} of ${frames.length} frames of the spin are missing.`);
  }
  const whole: Frame[] = [];
  for (const frame of frames) {
    last = frame ?? last;
    whole.push(last);
  }
  return whole;
}
