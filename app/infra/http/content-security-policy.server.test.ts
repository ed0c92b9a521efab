import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.server";

const PLAIN = { production: false, development: false, frameHosts: [] };
const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

function directive(policy: string, name: string): string[] {
  const found = policy.split("; ").find((part) => part === name || part.startsWith(`${name} `));
  return found?.split(" ").slice(1) ?? [];
}

describe("contentSecurityPolicy", () => {
  it("allows inline scripts by their hash and never by 'unsafe-inline'", () => {
    const policy = contentSecurityPolicy(
      '<script>go()</script><p>x</p><script type="module">a\n</script>',
      PLAIN,
    );
    expect(directive(policy, "script-src")).toEqual(["'self'", sha256("go()"), sha256("a\n")]);
    expect(directive(policy, "script-src")).not.toContain("'unsafe-inline'");
  });

  it("hashes non-ASCII text as the browser does, in UTF-8", () => {
    const policy = contentSecurityPolicy("<script>say('Citroën 🚗')</script>", PLAIN);
    expect(directive(policy, "script-src")).toContain(sha256("say('Citroën 🚗')"));
  });

  it("does not list scripts from files, data blocks, or the same text twice", () => {
    const html =
      '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script><script>b</script><script>b</script>';
    expect(directive(contentSecurityPolicy(html, PLAIN), "script-src")).toEqual(["'self'", sha256("b")]);
  });

  it("allows an empty inline script by the hash of nothing", () => {
    expect(directive(contentSecurityPolicy("<script></script>", PLAIN), "script-src")).toContain(sha256(""));
  });

  it("allows inline styles by hash, and 'unsafe-inline' for style attributes alone", () => {
    const policy = contentSecurityPolicy("<style>:root{--a:1}</style>", PLAIN);
    expect(directive(policy, "style-src")).toEqual(["'self'", sha256(":root{--a:1}")]);
    expect(directive(policy, "style-src-attr")).toEqual(["'unsafe-inline'"]);
  });

  it("takes no script from text that only looks like one", () => {
    const policy = contentSecurityPolicy("<p>&lt;script&gt;steal()&lt;/script&gt;</p>", PLAIN);
    expect(directive(policy, "script-src")).toEqual(["'self'"]);
  });

  it("closes what a dealer page never needs", () => {
    const policy = contentSecurityPolicy("", PLAIN);
    expect(directive(policy, "object-src")).toEqual(["'none'"]);
    expect(directive(policy, "base-uri")).toEqual(["'self'"]);
    expect(directive(policy, "form-action")).toEqual(["'self'"]);
    expect(directive(policy, "frame-ancestors")).toEqual(["'self'"]);
  });

  it("lets in frames of the dealer's embed hosts alone, over TLS (GAL-14)", () => {
    const policy = contentSecurityPolicy("", {
      ...PLAIN,
      frameHosts: ["www.youtube.com", "player.vimeo.com"],
    });
    expect(directive(policy, "frame-src")).toEqual(["https://www.youtube.com", "https://player.vimeo.com"]);
    expect(directive(contentSecurityPolicy("", PLAIN), "frame-src")).toEqual(["'none'"]);
  });

  it("lets the browser's own player fetch films from anywhere over TLS (GAL-15)", () => {
    expect(directive(contentSecurityPolicy("", PLAIN), "media-src")).toEqual(["'self'", "https:"]);
  });

  it("upgrades to TLS only in production", () => {
    expect(contentSecurityPolicy("", PLAIN)).not.toContain("upgrade-insecure-requests");
    expect(contentSecurityPolicy("", { ...PLAIN, production: true })).toContain("upgrade-insecure-requests");
  });

  it("lets the development server add styles, but no script", () => {
    const policy = contentSecurityPolicy("", { ...PLAIN, development: true });
    expect(directive(policy, "style-src")).toContain("'unsafe-inline'");
    expect(directive(policy, "script-src")).toEqual(["'self'"]);
  });
});
