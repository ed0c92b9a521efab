import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { acceptedEncoding, encodeBody } from "./encode-body.server";

describe("acceptedEncoding", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["GZIP;q=0.5", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br ; q=0 , gzip", "gzip"],
    ["br;q=0.01", "br"],
    ["br;q=0.001;x, gzip", "br"],
    ["br;level=1;q=0, gzip", "gzip"],
    ["gzip;q=0, *", "br"],
    ["br;q=0, gzip;q=0, *", "identity"],
    ["*;q=0", "identity"],
    ["x-gzip, brotli", "identity"],
    ["*", "br"],
    ["*, br;q=0", "gzip"],
    ["br;q=0.0, gzip;q=0", "identity"],
    ["deflate", "identity"],
    ["", "identity"],
    [null, "identity"],
  ])("%j means %s", (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});

describe("encodeBody", () => {
  const text = "Citroën C3 ".repeat(500);
  const page = Buffer.from(text);

  it("gives the same text back through Brotli and gzip, in fewer bytes", async () => {
    const brotli = await encodeBody(page, "br");
    const gzip = await encodeBody(page, "gzip");
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(text);
    expect(gunzipSync(gzip.bytes).toString()).toBe(text);
    expect(Math.max(brotli.bytes.length, gzip.bytes.length)).toBeLessThan(page.length / 10);
  });

  it("leaves small pages and clients without compression alone, and says so", async () => {
    const short = Buffer.from("short");
    expect(await encodeBody(short, "br")).toEqual({ bytes: short, encoding: "identity" });
    expect((await encodeBody(page, "identity")).encoding).toBe("identity");
    const under = Buffer.alloc(1_023, "x");
    expect((await encodeBody(under, "gzip")).bytes).toBe(under);
    const worth = await encodeBody(Buffer.alloc(1_024, "x"), "gzip");
    expect([worth.encoding, gunzipSync(worth.bytes).length]).toEqual(["gzip", 1_024]);
  });
});
