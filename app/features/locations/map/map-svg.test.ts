import { expect, it } from "vitest";
import { frameAround } from "~/domain/location/map-frame";
import { type MapPlace, mapSvg } from "./map-svg";

const colors = { ground: "g", line: "l", dot: "d", text: "t", muted: "m", pin: "p", onPin: "o" };
const PIN: MapPlace = { name: "Yard <&>", lat: -27.5, long: 153 };
const frame = frameAround(PIN, 18, 960, 640);
const town = (name: string, north: number, east: number): MapPlace => ({
  name,
  lat: PIN.lat + north / 111,
  long: PIN.long + east / 98.6,
});
const draw = (towns: readonly MapPlace[], named = true) =>
  mapSvg({ frame, towns, pins: [PIN], colors, named });

it("names the pin and the towns around it, as text and never as markup", () => {
  const svg = draw([town("Kuraby", 2, -4)]);
  expect(svg).toContain(">Yard &#60;&#38;&#62;</text>");
  expect(svg).toContain(">Kuraby</text>");
});

it("leaves out a name that would lie over the pin, another name, a distance or the edge", () => {
  const svg = draw([
    town("Near", 0, 0.2),
    town("First", 3, 3),
    town("Second", 3.05, 3.4),
    town("Ring", 2.2, -0.3),
    town("Edge", 0, 8.9),
  ]);
  expect([...svg.matchAll(/font-size="19"[^>]*>([^<]+)</g)].map(([, name]) => name)).toEqual(["First"]);
});

it("draws the two widest circles that fit, with their kilometres", () => {
  expect([...draw([]).matchAll(/>(\d+ km)</g)].map(([, km]) => km)).toEqual(["2 km", "5 km"]);
});

it("shows towns of a whole country as dots alone, those on one spot once", () => {
  const svg = draw([town("A", 1, 1), town("B", 1, 1.01), town("C", 4, 4)], false);
  expect(svg).not.toContain("<text");
  expect(svg.match(/h0/g)).toHaveLength(2);
});

it("names what stands below the page's pins, and only where the drawing is wide enough for both", () => {
  const bare = draw([], false);
  expect(bare).not.toContain("<style");
  const svg = mapSvg({ frame, towns: [], pins: [], captions: [PIN], colors, named: false });
  expect(svg).toMatch(/<style>@media \(max-width:\d+px\)\{\.caption\{display:none\}\}<\/style>/);
  expect(svg).toMatch(/<text class="caption"[^>]*>Yard &#60;&#38;&#62;<\/text>/);
});
