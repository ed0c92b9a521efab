import { describe, expect, it } from "vitest";
import { siteConfig } from "../../../../test/fixtures/site";
import { redirectFaults } from "./redirect-faults";

const received = (...redirects: readonly (readonly [from: string, to: string])[]) =>
  redirectFaults(
    siteConfig({
      site: { url: "https://www.yard.example" },
      routes: { redirects: redirects.map(([from, to]) => ({ from, to })) },
    }),
  ).map((fault) => `${fault.path.join(".")}: ${fault.received}`);

describe("redirectFaults", () => {
  it("finds nothing wrong with ways that end", () => {
    expect(received()).toEqual([]);
    expect(received(["/a", "/b"], ["/b", "/c"], ["/old/*", "/new/*"])).toEqual([]);
    expect(received(["/a", "https://www.other.example/a"])).toEqual([]);
    expect(received(["/a/*", "/a-new"], ["/b", "/a-new?x=1#y"])).toEqual([]);
  });

  it.each([
    ["itself", ["/c", "/c"], "/c, which leads on without end (/c → /c)"],
    ["itself in other letters", ["/k", "/K"], "/K, which leads on without end (/k → /K)"],
    ["itself with a query", ["/l", "/l?x=1"], "/l?x=1, which leads on without end (/l → /l)"],
    [
      "itself on the dealer's own host",
      ["/g", "https://www.yard.example/g"],
      "https://www.yard.example/g, which leads on without end (/g → /g)",
    ],
  ] as const)("names an address that leads to %s", (_, redirect, told) => {
    expect(received(redirect)).toEqual([`routes.redirects.0.to: ${told}`]);
  });

  it("names every address of a circle, and those that lead into it", () => {
    const told = received(["/a", "/b"], ["/b", "/a"], ["/in", "/a"], ["/h/*", "/i/*"], ["/i/*", "/h/*"]);
    expect(told).toHaveLength(5);
    expect(told[2]).toContain("(/in → /a → /b → /a)");
    expect(told[3]).toContain("(/h/x → /i/x → /h/x)");
  });

  it("names a pattern that makes its addresses longer each time", () => {
    expect(received(["/d/*", "/d/e/*"])[0]).toContain("/d/x → /d/e/x → /d/e/e/x");
  });

  it("lets an exact address go before the pattern it lies below", () => {
    expect(received(["/d/*", "/d/all"], ["/d/all", "/stock"])).toEqual([]);
  });

  it("reads two thousand of them at once", () => {
    const many = Array.from({ length: 2_000 }, (_, one) => [`/old-${one}`, `/new-${one}`] as const);
    expect(received(...many)).toEqual([]);
  });
});
