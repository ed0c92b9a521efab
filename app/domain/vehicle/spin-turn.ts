/** How far a drag goes for one frame, in CSS pixels (GAL-07). */
const PIXELS_PER_FRAME = 20;

/** The frame `by` frames on in a full turn of `count` frames; backwards when negative, and round and round. */
export function turnedFrame(frame: number, by: number, count: number): number {
  return (((frame + by) % count) + count) % count;
}

/**
 * The frame a drag has reached (GAL-07). Frames run clockwise seen from above, so what is near follows the pointer.
 * @param start the frame it began on
 * @param pixels how far to the right the pointer is from where it began; negative to the left
 */
export function draggedFrame(start: number, pixels: number, count: number): number {
  return turnedFrame(start, Math.trunc(pixels / PIXELS_PER_FRAME), count);
}

/** How far a frame is turned from the first one, in whole degrees. */
export function turnDegrees(frame: number, count: number): number {
  return Math.round((frame * 360) / count);
}

/** How far each arrow key turns, in frames (GAL-08). */
export const KEY_TURNS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * The frames that stand for a turn where it cannot be turned: `wanted` of them at even distances, the first one first;
 * all when there are no more.
 */
export function framesAround<Frame>(frames: readonly Frame[], wanted: number): readonly Frame[] {
  const step = Math.max(1, frames.length / wanted);
  return frames.filter(
    (_, index) => index === 0 || Math.floor(index / step) > Math.floor((index - 1) / step),
  );
}
