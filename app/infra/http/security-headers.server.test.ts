import { expect, it } from "vitest";
import { securityHeaders } from "./security-headers.server";

it("forbids guessing of types, frames of others, leaks of addresses and what no page of a dealer asks for", () => {
  const { "Permissions-Policy": permissions = "", ...others } = securityHeaders(false);
  expect(others).toEqual({
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Frame-Options": "SAMEORIGIN",
    "Cross-Origin-Opener-Policy": "same-origin",
  });
  const granted = new Map(permissions.split(", ").map((rule) => rule.split("=") as [string, string]));
  for (const name of ["camera", "microphone", "usb", "midi", "browsing-topics", "display-capture"])
    expect(granted.get(name), name).toBe("()");
  expect([granted.get("geolocation"), granted.get("payment")]).toEqual(["(self)", "(self)"]);
});

it("asks browsers to stay with TLS for a year, in production alone", () => {
  expect(securityHeaders(true)).toEqual({
    ...securityHeaders(false),
    "Strict-Transport-Security": "max-age=31536000",
  });
});
