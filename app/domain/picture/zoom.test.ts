import { expect, it } from "vitest";
import { movedBy, WHOLE, zoomedBy } from "./zoom";

const ROOM = { width: 400, height: 300 };
const MIDDLE = { x: 0, y: 0 };

it("keeps the point that is zoomed at where it is", () => {
  expect(zoomedBy(WHOLE, 2, MIDDLE, ROOM)).toEqual({ scale: 2, x: 0, y: 0 });
  const near = zoomedBy(WHOLE, 2, { x: 100, y: -50 }, ROOM);
  // What was 100 from the middle is 200 from it, and the picture has moved by 100 the other way.
  expect(near).toEqual({ scale: 2, x: -100, y: 50 });
});

it("is never smaller than the whole picture, nor larger than six times", () => {
  expect(zoomedBy({ scale: 2, x: 150, y: 100 }, 0.1, MIDDLE, ROOM)).toEqual(WHOLE);
  expect(zoomedBy(WHOLE, 1_000, MIDDLE, ROOM).scale).toBe(6);
  expect(zoomedBy(WHOLE, 0, MIDDLE, ROOM)).toEqual(WHOLE);
  expect(zoomedBy(WHOLE, -3, MIDDLE, ROOM)).toEqual(WHOLE);
});

it("moves only as far as the room stays filled", () => {
  const twice = zoomedBy(WHOLE, 2, MIDDLE, ROOM);
  expect(movedBy(twice, 50, -20, ROOM)).toEqual({ scale: 2, x: 50, y: -20 });
  expect(movedBy(twice, 9_999, -9_999, ROOM)).toEqual({ scale: 2, x: 200, y: -150 });
  expect(movedBy(WHOLE, 50, 50, ROOM)).toEqual(WHOLE);
});
