import { describe, expect, it } from "vitest";
import { consentAnswer, consentCookie, mayCount } from "./consent";

const signs = (cookies: string | null, refusedByBrowser = false) => ({ cookies, refusedByBrowser });

describe("consent", () => {
  it.each([
    [null, null],
    ["", null],
    ["statistics=allowed", "allowed"],
    ["a=1; statistics=refused; b=2", "refused"],
    ["a=1;statistics=allowed", "allowed"],
    ["statistics=", null],
    ["statistics=allowed2", null],
    ["xstatistics=allowed", null],
    ["statistics=ALLOWED", null],
    ["a=statistics=allowed", null],
  ] as const)("of the cookies %j is %j", (cookies, answer) => {
    expect(consentAnswer(signs(cookies))).toBe(answer);
  });

  it("is refused by a browser that refuses for its user, whatever was answered", () => {
    expect(consentAnswer(signs("statistics=allowed", true))).toBe("refused");
  });

  it("is needed where the dealer asks, and nowhere else", () => {
    expect(mayCount("none", signs(null))).toBe(true);
    expect(mayCount("required", signs(null))).toBe(false);
    expect(mayCount("required", signs("statistics=refused"))).toBe(false);
    expect(mayCount("required", signs("statistics=allowed"))).toBe(true);
    expect(mayCount("required", signs("statistics=allowed", true))).toBe(false);
  });

  it("is remembered in a cookie that can be read back", () => {
    for (const answer of ["allowed", "refused"] as const) {
      const cookie = consentCookie(answer, true);
      expect(cookie).toMatch(/; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/);
      expect(consentAnswer(signs(cookie.split(";")[0] ?? ""))).toBe(answer);
    }
    expect(consentCookie("allowed", false)).not.toContain("Secure");
  });
});
