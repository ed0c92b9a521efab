import { expect, it } from "vitest";
import { nearCookie, readNearCookie } from "./near-cookie";

it.each([
  { place: "4000", withinKm: 50 },
  { place: "Alice Springs; NT=1", withinKm: null },
  { place: "Ōtāhuhu: 50%", withinKm: 1 },
])("remembers %j among other cookies", (near) => {
  const [pair = ""] = nearCookie(near, true).split(";");
  expect(readNearCookie(`a=1; ${pair}; nearly=2`)).toEqual(near);
  expect(readNearCookie(pair)).toEqual(near);
});

it.each(["", "near=", "near=%", "near=50", "near=x:4000", "near=50:", "nearly=50%3A4000"])(
  "%j is no place",
  (cookies) => {
    expect(readNearCookie(cookies)).toBeUndefined();
  },
);

it("is for this site alone, ninety days, and secure where the page is", () => {
  expect(nearCookie({ place: "4000", withinKm: null }, true)).toBe(
    "near=%3A4000; Path=/; Max-Age=7776000; SameSite=Lax; Secure",
  );
  expect(nearCookie({ place: "4000", withinKm: null }, false)).not.toContain("Secure");
});
