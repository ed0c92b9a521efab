import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { inlineParts } from "./inline-parts.server";

const NONCE = "0-s3cret_9";
const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const OURS = `<style nonce="${NONCE}">:root{--a:1}</style><script async="" nonce="${NONCE}">say('Citroën 🚗')</script>`;
const FOREIGN =
  '<script>steal()</script><script nonce="0-guess">steal(1)</script><style>a{}</style><script type="application/ld+json">{}</script>';

describe("inline parts of a page", () => {
  it("are ours by their hashes where a cache may keep the page, and the nonce is gone", () => {
    const { pieces, sources } = inlineParts([OURS, FOREIGN], NONCE, true);
    expect(sources).toEqual({ scripts: [sha256("say('Citroën 🚗')")], styles: [sha256(":root{--a:1}")] });
    expect(pieces.join("")).toBe(
      `<style>:root{--a:1}</style><script async="">say('Citroën 🚗')</script>${FOREIGN}`,
    );
  });

  it("are parts alone: the nonce anywhere else stays as it is and allows nothing", () => {
    const told = `<p>&lt;script nonce="${NONCE}"&gt;</p><style>a{}</style> nonce="${NONCE}"<link nonce="${NONCE}">`;
    expect(inlineParts([told], NONCE, true)).toEqual({
      pieces: [told],
      sources: { scripts: [], styles: [] },
    });
  });

  it("are ours by the nonce alone where nobody keeps the page", () => {
    const { pieces, sources } = inlineParts([OURS, FOREIGN], NONCE, false);
    expect(sources).toEqual({ scripts: [`'nonce-${NONCE}'`], styles: [`'nonce-${NONCE}'`] });
    expect(pieces.join("")).toBe(OURS + FOREIGN);
  });

  it("allow nothing that was smuggled into the page", () => {
    for (const kept of [true, false]) {
      const { sources } = inlineParts(["<p><script>steal()</script><style>p{}</style>"], NONCE, kept);
      expect(JSON.stringify(sources)).not.toContain(sha256("steal()"));
      expect(sources.scripts.filter((source) => source.includes("sha256"))).toEqual([]);
    }
  });
});
