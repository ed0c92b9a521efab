import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.server";

const PLAIN = { production: false, development: false, frameHosts: [] };
const NOTHING = { scripts: [], styles: [] };

function directive(policy: string, name: string): string[] {
  const found = policy.split("; ").find((part) => part === name || part.startsWith(`${name} `));
  return found?.split(" ").slice(1) ?? [];
}

describe("contentSecurityPolicy", () => {
  it("allows what it is given, and never 'unsafe-inline' but for style attributes", () => {
    const policy = contentSecurityPolicy({ scripts: ["'nonce-a'"], styles: ["'sha256-b'"] }, PLAIN);
    expect(directive(policy, "script-src")).toEqual(["'self'", "'nonce-a'"]);
    expect(directive(policy, "style-src")).toEqual(["'self'", "'sha256-b'"]);
    expect(directive(policy, "style-src-attr")).toEqual(["'unsafe-inline'"]);
  });

  it("says it all, in production and while developing", () => {
    const sources = { scripts: ["'sha256-a'", "'sha256-b'"], styles: [] };
    const frameHosts = ["www.youtube.com"];
    const payHosts = ["pay.example", "b.example"];
    const policy = { frameHosts, payHosts, production: true, development: false };
    expect(contentSecurityPolicy(sources, policy)).toBe(
      "default-src 'self'; script-src 'self' 'sha256-a' 'sha256-b'; style-src 'self'; style-src-attr 'unsafe-inline'; " +
        "img-src 'self' data:; media-src 'self' https:; frame-src https://www.youtube.com; font-src 'self'; " +
        "connect-src 'self'; manifest-src 'self'; frame-ancestors 'self'; base-uri 'self'; " +
        "form-action 'self' https://pay.example https://b.example; object-src 'none'; upgrade-insecure-requests",
    );
    const developing = contentSecurityPolicy(NOTHING, { ...PLAIN, development: true });
    expect(directive(developing, "connect-src")).toEqual(["'self'", "ws:"]);
    expect(directive(contentSecurityPolicy(NOTHING, PLAIN), "connect-src")).toEqual(["'self'"]);
  });

  it("closes what a dealer page never needs", () => {
    const policy = contentSecurityPolicy(NOTHING, PLAIN);
    expect(directive(policy, "object-src")).toEqual(["'none'"]);
    expect(directive(policy, "base-uri")).toEqual(["'self'"]);
    expect(directive(policy, "form-action")).toEqual(["'self'"]);
    expect(directive(policy, "frame-ancestors")).toEqual(["'self'"]);
  });

  it("lets in frames of the dealer's embed hosts alone, over TLS (GAL-14)", () => {
    const policy = contentSecurityPolicy(NOTHING, {
      ...PLAIN,
      frameHosts: ["www.youtube.com", "player.vimeo.com"],
    });
    expect(directive(policy, "frame-src")).toEqual(["https://www.youtube.com", "https://player.vimeo.com"]);
    expect(directive(contentSecurityPolicy(NOTHING, PLAIN), "frame-src")).toEqual(["'none'"]);
  });

  it("lets the browser's own player fetch films from anywhere over TLS (GAL-15)", () => {
    expect(directive(contentSecurityPolicy(NOTHING, PLAIN), "media-src")).toEqual(["'self'", "https:"]);
  });

  it("upgrades to TLS only in production", () => {
    expect(contentSecurityPolicy(NOTHING, PLAIN)).not.toContain("upgrade-insecure-requests");
    expect(contentSecurityPolicy(NOTHING, { ...PLAIN, production: true })).toContain(
      "upgrade-insecure-requests",
    );
  });

  it("lets the development server add styles, but no script", () => {
    const policy = contentSecurityPolicy(NOTHING, { ...PLAIN, development: true });
    expect(directive(policy, "style-src")).toContain("'unsafe-inline'");
    expect(directive(policy, "script-src")).toEqual(["'self'"]);
  });
});
