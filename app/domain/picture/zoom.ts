/** How a picture is seen: how large, and how far its middle is moved, in CSS pixels of the screen. */
export interface Zoom {
  /** 1 is the whole picture. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A picture as a whole. */
export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
/** The scale that a double tap leads to. */
export const TAPPED_SCALE = 2.5;
const MOST = 6;

/** The room that a picture has on the screen, in CSS pixels. */
export interface ZoomRoom {
  readonly width: number;
  readonly height: number;
}

/**
 * A picture made larger or smaller around a point, which stays where it is. Between whole and six times as large.
 * @param at the point, from the middle of the room
 */
export function zoomedBy(
  zoom: Zoom,
  factor: number,
  at: { readonly x: number; readonly y: number },
  room: ZoomRoom,
): Zoom {
  const scale = Math.min(MOST, Math.max(1, zoom.scale * (factor > 0 ? factor : 1)));
  const grown = scale / zoom.scale;
  return within({ scale, x: at.x - (at.x - zoom.x) * grown, y: at.y - (at.y - zoom.y) * grown }, room);
}

/** A picture moved, as far as it still fills its room. */
export function movedBy(zoom: Zoom, x: number, y: number, room: ZoomRoom): Zoom {
  return within({ ...zoom, x: zoom.x + x, y: zoom.y + y }, room);
}

function within({ scale, x, y }: Zoom, { width, height }: ZoomRoom): Zoom {
  const clamp = (value: number, side: number) => {
    const most = (side * (scale - 1)) / 2;
    return Math.min(most, Math.max(-most, value)) + 0;
  };
  return { scale, x: clamp(x, width), y: clamp(y, height) };
}
