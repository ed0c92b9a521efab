import { movedBy, TAPPED_SCALE, WHOLE, type Zoom, zoomedBy } from "~/domain/picture/zoom";

/** Milliseconds and CSS pixels within which two taps are one double tap. */
const DOUBLE_MS = 300;
const DOUBLE_PIXELS = 30;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Lets the pictures of an element be zoomed: by double tap or double click, by the wheel, and by two fingers. A zoomed
 * picture is moved by one finger or the mouse; another picture begins whole.
 */
export function zoomPictures(element: HTMLElement, signal: AbortSignal): void {
  const pointers = new Map<number, Point>();
  let zoom = WHOLE;
  let picture: HTMLImageElement | null = null;
  let tap: (Point & { readonly at: number }) | null = null;
  const show = (next: Zoom) => {
    zoom = next;
    if (picture !== null) draw(picture, zoom);
  };
  const take = (target: EventTarget | null) => {
    const next = target instanceof HTMLImageElement && target.closest("li") !== null ? target : null;
    if (next === null || next === picture) return next !== null;
    show(WHOLE);
    picture = next;
    return true;
  };
  const zoomAt = (factor: number, at: Point) => {
    if (picture !== null) show(zoomedBy(zoom, factor, fromMiddle(picture, at, zoom), roomOf(picture)));
  };
  const onDown = (event: PointerEvent) => {
    if (!take(event.target)) return;
    pointers.set(event.pointerId, pointOf(event));
    // Else the mouse would drag the row, too.
    if (zoom.scale > 1) event.preventDefault();
  };
  const onMove = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (before === undefined || picture === null) return;
    const now = pointOf(event);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    if (other !== undefined) zoomAt(apart(now, other) / apart(before, other), middle(now, other));
    else if (zoom.scale > 1) show(movedBy(zoom, now.x - before.x, now.y - before.y, roomOf(picture)));
  };
  const onUp = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId) || event.type !== "pointerup") return;
    const now = { ...pointOf(event), at: event.timeStamp };
    const isSecond = tap !== null && now.at - tap.at < DOUBLE_MS && apart(now, tap) < DOUBLE_PIXELS;
    tap = isSecond || pointers.size > 0 ? null : now;
    if (isSecond) zoomAt(zoom.scale > 1 ? 0.01 : TAPPED_SCALE, now);
  };
  const onWheel = (event: WheelEvent) => {
    if (event.deltaY === 0 || !take(event.target)) return;
    event.preventDefault();
    zoomAt(Math.exp(-event.deltaY / 300), pointOf(event));
  };
  element.addEventListener("pointerdown", onDown, { signal, capture: true });
  element.addEventListener("pointermove", onMove, { signal });
  for (const type of ["pointerup", "pointercancel"] as const)
    element.addEventListener(type, onUp, { signal, capture: true });
  element.addEventListener("wheel", onWheel, { signal, passive: false });
  element.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  // Where the row moves on, the picture that is left is whole again.
  element.addEventListener("keydown", () => show(WHOLE), { signal, capture: true });
  signal.addEventListener("abort", () => show(WHOLE));
}

function draw(picture: HTMLImageElement, { scale, x, y }: Zoom): void {
  const { style } = picture;
  style.transform = scale === 1 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
  // A zoomed picture is moved by the finger that would move the row.
  style.touchAction = scale === 1 ? "" : "none";
  style.cursor = scale === 1 ? "" : "grab";
}

const pointOf = ({ clientX: x, clientY: y }: MouseEvent): Point => ({ x, y });
const apart = (a: Point, b: Point) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

function roomOf(picture: HTMLImageElement) {
  return { width: picture.clientWidth, height: picture.clientHeight };
}

/** A point of the screen, from where the middle of the whole picture is. */
function fromMiddle(picture: HTMLImageElement, { x, y }: Point, zoom: Zoom): Point {
  const { left, top, width, height } = picture.getBoundingClientRect();
  return { x: x - (left + width / 2 - zoom.x), y: y - (top + height / 2 - zoom.y) };
}
