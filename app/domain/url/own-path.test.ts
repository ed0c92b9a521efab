import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeOwnPath } from "./own-path";

describe("safeOwnPath", () => {
  it.each([
    ["/", "/"],
    ["/cars/2022-mazda-cx-5?colour=red&x=%20y#finance", "/cars/2022-mazda-cx-5?colour=red&x=%20y#finance"],
    ["/search/used-cars?range[price]=0:20000", "/search/used-cars?range[price]=0:20000"],
    ["/a/../b", "/b"],
    ["/caf\u00e9", "/caf%C3%A9"],
    ["/a?next=https://evil.example", "/a?next=https://evil.example"],
    ["/a//b", "/a//b"],
    ["/%252f%252fevil", "/%252f%252fevil"],
  ])("keeps %j", (given, expected) => expect(safeOwnPath(given)).toBe(expected));

  it.each([
    null,
    undefined,
    "",
    "evil",
    "//evil",
    "///evil",
    "\\evil",
    "/\\evil",
    "\\\\evil",
    "/\t/evil",
    "/\n/evil",
    "\t//evil",
    " //evil",
    "/ /evil",
    "/\u00a0/evil",
    "/\u200b/evil",
    "/a\r\nSet-Cookie: x=y",
    "https:evil",
    "https://evil",
    "HTTPS:/evil",
    "javascript:alert(1)",
    "data:text/html,x",
    "/.//evil",
    "/..//evil",
    "/a/..//evil",
    "/%2e//evil",
    "/%2f/evil",
    "/%2F%2Fevil",
    "/%5cevil",
    "/%5C%5Cevil",
    "/./%2fevil",
    "?redirect=/",
    "#x",
    `/${"a".repeat(10_000)}`,
  ])("refuses %j", (given) => expect(safeOwnPath(given)).toBeNull());

  it("never leads to another host, whatever is given", () => {
    const nasty = fc
      .array(
        fc.constantFrom(
          "/",
          "\\",
          ":",
          "//",
          "https:",
          "http:",
          "evil.example",
          "@",
          "\t",
          "\n",
          "\r",
          ".",
          "..",
          "%2f",
          "%5C",
          "%09",
          "?",
          "#",
          " ",
          "\u0000",
          "\u3002",
          "\uff0f",
          "a",
          "user:pw@",
          "[::1]",
        ),
        { maxLength: 12 },
      )
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(
        fc.oneof(
          nasty,
          nasty.map((text) => `/${text}`),
          fc.string(),
          fc.webUrl(),
        ),
        (text) => {
          const path = safeOwnPath(text);
          if (path === null) return;
          const landed = new URL(path, "https://dealer.example/sign-in");
          expect(landed.origin).toBe("https://dealer.example");
          expect(path).toMatch(/^\/(?![/\\])/);
          expect(path).not.toMatch(/[\r\n\t\\]/);
          expect(safeOwnPath(path), "the same when read again").toBe(path);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
