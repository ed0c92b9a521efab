import { expect, it } from "vitest";
import { frameAround } from "~/domain/location/map-frame";
import type { MapGround, MapTown } from "~/ports/map-ground";
import { mapSvg } from "./map-svg";

const colors = {
  ground: "g",
  surface: "s",
  line: "l",
  dot: "d",
  text: "t",
  muted: "m",
  pin: "p",
  onPin: "o",
};
const PIN: MapTown = { name: "Yard <&>", lat: -27.5, long: 153 };
const frame = frameAround(PIN, 18, 960, 640);
const town = (name: string, north: number, east: number): MapTown => ({
  name,
  lat: PIN.lat + north / 111,
  long: PIN.long + east / 98.6,
});
const NOTHING: MapGround = { coast: [], borders: [], roads: [], towns: [] };
const draw = (towns: readonly MapTown[], named = true) =>
  mapSvg({ frame, ground: NOTHING, towns, pins: [PIN], colors, named });

it("names the pin and the towns around it, as text and never as markup", () => {
  const svg = draw([town("Kuraby", 2, -4)]);
  expect(svg).toContain(">Yard &#60;&#38;&#62;</text>");
  expect(svg).toContain(">Kuraby</text>");
});

it("gives a name the first free place around its town, and leaves out one without any", () => {
  const crowd = Array.from({ length: 40 }, (_, index) => town(`Crowd ${index}`, 3, 3 + index / 1000));
  const svg = draw([town("Near", 0, 0.2), town("East", 3, 3), town("Edge", 0, 8.4), ...crowd]);
  const names = [...svg.matchAll(/text-anchor="(\w+)"[^>]*>([A-Z][a-z]+)[^<]*</g)].map(
    ([, at, name]) => `${at} ${name}`,
  );
  expect(names).toContain("start East");
  expect(names).toContain("end Edge");
  expect(names.join()).not.toContain("Near");
  expect(names.filter((name) => name.includes("Crowd")).length).toBeLessThan(5);
});

it("lays no name under a pin of the page, and names its place beside it", () => {
  const svg = mapSvg({
    frame,
    ground: NOTHING,
    towns: [town("Under", 0, 0.4)],
    pins: [],
    captions: [PIN],
    colors,
    named: true,
  });
  expect(svg).not.toContain("Under");
  const [, top = ""] = / y="([\d.]+)"[^>]*>Yard/.exec(svg) ?? [];
  expect(Math.abs(Number(top) - 320)).toBeGreaterThan(46);
});

it("draws land and roads where a map is wide enough for them", () => {
  const square = [town("", -9, -9), town("", 9, -9), town("", 9, 0), town("", -9, 0)];
  const ground: MapGround = { ...NOTHING, coast: [square], roads: [[town("", -60, -60), town("", 60, 60)]] };
  const wide = (km: number) =>
    mapSvg({ frame: frameAround(PIN, km, 960, 640), ground, towns: [], pins: [], colors, named: true });
  expect(wide(18)).not.toContain('stroke="d"');
  expect(wide(50)).toContain('Z" fill="g"');
  expect(wide(50)).not.toContain('stroke="s"');
  expect(wide(150)).toContain('stroke="s"');
});

it("draws the two widest circles that fit, with their kilometres", () => {
  expect([...draw([]).matchAll(/>(\d+ km)</g)].map(([, km]) => km)).toEqual(["2 km", "5 km"]);
});

it("shows towns of a whole country as dots alone, those on one spot once", () => {
  const svg = draw([town("A", 1, 1), town("B", 1, 1.01), town("C", 4, 4)], false);
  expect(svg.match(/h0/g)).toHaveLength(2);
});
