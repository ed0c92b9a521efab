import { expect, it } from "vitest";
import { hexColour } from "./css-colour";

it.each([
  ["#0b5953", "#0b5953"],
  ["#AA0011", "#aa0011"],
  ["#A01", "#aa0011"],
  ["#aa0011ff", "#aa0011"],
  ["rgb(170, 0, 17)", "#aa0011"],
  ["rgb(170 0 17)", "#aa0011"],
  ["hsl(120 100% 25%)", "#008000"],
  ["hwb(120 0% 50%)", "#008000"],
  ["teal", "#008080"],
  ["Teal", "#008080"],
  [" #fff ", "#ffffff"],
  ["oklch(62.8% 0.2577 29.23)", "#ff0000"],
  ["lab(100% 0 0)", "#ffffff"],
])("%s is %s", (text, hex) => {
  expect(hexColour(text)).toBe(hex);
});

it("brings a colour that no screen shows to one that it does", () => {
  expect(hexColour("oklch(70% 0.4 150)")).toMatch(/^#[0-9a-f]{6}$/);
});

it.each([
  "",
  "rot",
  "#12",
  "#gg0000",
  "rgb(1,2)",
  "#aa001180",
  "rgb(0 0 0 / 50%)",
  "transparent",
  "red;}</style>",
  "var(--x)",
  "currentColor",
  "url(x)",
])("%s is no colour to set", (text) => {
  expect(hexColour(text)).toBeNull();
});
