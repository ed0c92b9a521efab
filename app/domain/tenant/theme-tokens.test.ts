import { describe, expect, it } from "vitest";
import { CONTRAST_PAIRS, contrastRatio, writtenRatio } from "./contrast";
import { contrastFaults, THEME_TOKENS, themeCss } from "./theme-tokens";

const css = (tokens: Record<string, string>) => themeCss({ theme: { tokens } });

describe("themeCss", () => {
  it("writes custom properties on the root, with more weight than a template's class has (TEN-05)", () => {
    expect(css({ "color-brand": "#0b5953", "radius-card": "14px", "tracking-display": "-.022em" })).toBe(
      ":root:root{--color-brand:#0b5953;--radius-card:14px;--tracking-display:-.022em}",
    );
  });

  it("writes nothing for a dealer without tokens", () => {
    expect(css({})).toBe("");
  });

  it.each([
    "red;}</style><script>alert(1)</script>",
    "url(https://evil.example/x.png)",
    "expression(alert(1))",
    "#0b5953;background:url(x)",
    "#0b5953\n}",
    "#0b5953/**/",
    "#FFFFFF",
    "#fff",
    "red",
    "var(--color-text)",
    "rgb(0 0 0)",
    "",
    " #0b5953",
    "@import 'x'",
    "\\3c /style",
  ])("leaves out the colour %j", (value) => {
    expect(css({ "color-brand": value })).toBe("");
    expect(THEME_TOKENS["color-brand"]?.pattern.test(value)).toBe(false);
  });

  it.each([
    ["radius-card", "calc(1px + 2px)"],
    ["radius-card", "14"],
    ["radius-card", "-4px"],
    ["radius-card", "1e9px"],
    ["weight-display", "bold"],
    ["weight-display", "70"],
    ["stretch-display", "20%"],
    ["tracking-display", "2em"],
    ["leading-display", "4"],
    ["leading-display", "1.06;color:red"],
  ])("leaves out %s of %j", (name, value) => {
    expect(css({ [name]: value })).toBe("");
  });

  it.each([
    "page-max",
    "font-display",
    "color-glass",
    "brand",
    "__proto__",
    "constructor",
    "color-brand}",
    "--color-brand",
  ])("leaves out the token %j, which is not a dealer's to set", (name) => {
    expect(css(Object.fromEntries([[name, "#0b5953"]]))).toBe("");
  });
});

describe("contrastRatio", () => {
  it("is that of WCAG 2.2", () => {
    expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrastRatio("#ffffff", "#000000")).toBeCloseTo(21, 5);
    expect(contrastRatio("#1d4f91", "#1d4f91")).toBe(1);
    expect(contrastRatio("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
    expect(contrastRatio("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });
});

describe("writtenRatio", () => {
  it("never rounds up to what would be enough", () => {
    expect([1, 2.999, 4.4999, 4.5, 21].map(writtenRatio)).toEqual(["1.00", "2.99", "4.49", "4.50", "21.00"]);
  });
});

describe("contrastFaults", () => {
  it("gives a ratio that is just too small as what it is", () => {
    expect(contrastFaults({ "color-brand": "#767777", "color-on-brand": "#ffffff" })).toEqual([
      "color-on-brand #ffffff on color-brand #767777: expected a contrast of at least 4.5, received 4.49; color-brand #757676 would do",
    ]);
  });

  it("names both colours and both figures", () => {
    expect(contrastFaults({ "color-on-action": "#ffffff", "color-action": "#f5b324" })).toEqual([
      "color-on-action #ffffff on color-action #f5b324: expected a contrast of at least 4.5, received 1.84; color-action #9a6e00 would do",
    ]);
  });

  it("proposes a colour that is read wherever it is used, and none where there is none", () => {
    const tokens = { "color-link": "#7fb3d5", "color-ground": "#f5f5f0", "color-sunken": "#d8d8d0" };
    const proposed = / (#\w{6}) would do$/.exec(contrastFaults(tokens)[0] ?? "")?.[1] ?? "";
    expect(contrastFaults({ ...tokens, "color-link": proposed })).toEqual([]);
    const opposed = { "color-text": "#777777", "color-ground": "#ffffff", "color-surface": "#777777" };
    const faults = contrastFaults({ ...opposed, "color-sunken": "#000000" });
    expect(faults.join(" ")).not.toContain("; color-text");
  });

  it("judges lines and focus rings as shapes: 3 is enough", () => {
    expect(contrastFaults({ "color-focus": "#8a8a8a", "color-surface": "#ffffff" })).toEqual([]);
    expect(contrastFaults({ "color-focus": "#a0a0a0", "color-surface": "#ffffff" })).toHaveLength(1);
  });

  it("judges only pairs it knows both colours of", () => {
    expect(contrastFaults({ "color-on-action": "#ffffff" })).toEqual([]);
    expect(contrastFaults({ "color-on-action": "#ffffff", "color-action": "white" })).toEqual([]);
  });

  it("judges only tokens that a dealer can set", () => {
    const judged = CONTRAST_PAIRS.flatMap(({ ink, ground }) => [`color-${ink}`, `color-${ground}`]);
    expect(judged.filter((name) => !Object.hasOwn(THEME_TOKENS, name))).toEqual([]);
  });
});
