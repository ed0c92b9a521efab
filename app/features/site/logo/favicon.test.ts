import { describe, expect, it } from "vitest";
import { faviconSvg } from "./favicon";

const colors = { brand: "#0b5953", onBrand: "#ffffff", accentOnInverse: "#f5b324" };

describe("faviconSvg", () => {
  it("draws the mark in the dealer's colours", () => {
    const svg = faviconSvg({ mark: "harbour", name: "Harbour City", colors });
    expect(svg).toContain('fill="#0b5953"');
    expect(svg).toContain('stroke="#f5b324"');
    expect(svg).not.toContain("<text");
  });

  it.each([null, "no-such-mark"])("falls back to the initial when the mark is %s", (mark) => {
    expect(faviconSvg({ mark, name: "éclair Motors", colors })).toContain(">É</text>");
  });

  it("never prints anything of the name but one letter or digit", () => {
    expect(faviconSvg({ mark: null, name: '"><script>', colors })).toContain(">S</text>");
    expect(faviconSvg({ mark: null, name: "4x4", colors })).toContain(">4</text>");
    expect(faviconSvg({ mark: null, name: "***", colors })).toContain("></text>");
  });
});
