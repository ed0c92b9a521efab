import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Range } from "./range";

/** What the two sliders of a range are given: their end and their values. */
function sliders(min: number, max: number, step: number, low: number, high: number) {
  const html = renderToStaticMarkup(
    <Range
      {...{ min, max, step, low, high }}
      labels={{ low: "From", high: "To" }}
      valueText={String}
      onMove={() => undefined}
    />,
  );
  const all = (name: string) =>
    [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, "g"))].map(([, text]) => text);
  return {
    ends: new Set(all("max")),
    values: all("value"),
    texts: all("aria-valuetext"),
    line: all("style")
      .join("")
      .replaceAll(/--[\w-]+:/g, ""),
  };
}

it.each([
  [12_990, 98_540, 1_000, 98_990],
  [0, 100_000, 1_000, 100_000],
  [15_000, 15_500, 1_000, 16_000],
  [7, 7, 1, 8],
])("reaches the end of its track from %d to %d by %d", (min, max, step, end) => {
  const { ends, values, texts, line } = sliders(min, max, step, min, max);
  expect(ends).toEqual(new Set([String(end)]));
  expect((end - min) % step, "a native slider stops at a whole step").toBe(0);
  expect(values.at(-1)).toBe(String(end));
  expect(texts).toEqual([String(min), String(max)]);
  expect(line).toContain("100%");
});

it("leaves other values where they are", () => {
  const { values, line } = sliders(10_000, 29_500, 1_000, 12_000, 20_000);
  expect(values).toEqual(["12000", "20000"]);
  expect(line).toBe("10%;50%");
});
