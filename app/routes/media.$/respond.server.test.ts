import { describe, expect, it } from "vitest";
import type { EncodedPicture } from "~/ports/picture-source";
import {
  busyResponse,
  fileResponse,
  movedResponse,
  noPictureResponse,
  pictureResponse,
} from "./respond.server";

const PICTURE: EncodedPicture = {
  bytes: Uint8Array.of(1, 2, 3),
  format: "avif",
  version: "abc_-1",
  sharedSeconds: null,
};
const ask = (headers: Record<string, string> = {}, method = "GET") =>
  new Request("https://dealer.example/media/p/yard", { method, headers });

describe("a picture", () => {
  it("is kept for good, by its format", async () => {
    const response = pictureResponse(ask(), PICTURE);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": "3",
      "content-type": "image/avif",
      etag: '"abc_-1"',
      vary: "Accept",
    });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PICTURE.bytes);
  });

  it("is kept by shared caches as long as it says", () => {
    const { headers } = pictureResponse(ask(), { ...PICTURE, sharedSeconds: 60 });
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, s-maxage=60, immutable");
  });

  it("answers HEAD with the same headers and no body", async () => {
    const response = pictureResponse(ask({}, "HEAD"), PICTURE);
    expect([...response.headers]).toEqual([...pictureResponse(ask(), PICTURE).headers]);
    expect(await response.text()).toBe("");
  });

  it.each(['"abc_-1"', 'W/"abc_-1"', '"other", "abc_-1"', "*"])(
    "is not sent again to who has %s",
    async (tag) => {
      const response = pictureResponse(ask({ "if-none-match": tag }), PICTURE);
      expect(response.status).toBe(304);
      expect(response.headers.get("etag")).toBe('"abc_-1"');
      expect(response.headers.get("content-length")).toBeNull();
      expect(await response.text()).toBe("");
    },
  );

  it.each(['"other"', "abc_-1", '"abc_-12"', ""])("is sent to who has %j", (tag) => {
    expect(pictureResponse(ask({ "if-none-match": tag }), PICTURE).status).toBe(200);
  });
});

describe("a dealer's drawing", () => {
  const drawing = { bytes: new TextEncoder().encode("<svg/>"), type: "image/svg+xml", digest: "abc" };

  it("is kept for good, and may run and fetch nothing", async () => {
    const response = fileResponse(ask(), drawing);
    expect(Object.fromEntries(response.headers)).toEqual({
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": "6",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
      "content-type": "image/svg+xml",
      etag: '"abc"',
    });
    expect(await response.text()).toBe("<svg/>");
  });

  it("has the type of what it is", () => {
    expect(fileResponse(ask(), { ...drawing, type: "font/woff2" }).headers.get("content-type")).toBe(
      "font/woff2",
    );
  });

  it("is not sent again, and HEAD has no body", async () => {
    expect(fileResponse(ask({ "if-none-match": '"abc"' }), drawing).status).toBe(304);
    expect(await fileResponse(ask({}, "HEAD"), drawing).text()).toBe("");
  });

  it("is found by an address of what it held before, which is not kept for long", () => {
    const { status, headers } = movedResponse("/media/d/new/logo.svg?w=160");
    expect([status, headers.get("location"), headers.get("cache-control")]).toEqual([
      302,
      "/media/d/new/logo.svg?w=160",
      "public, max-age=60",
    ]);
  });
});

describe("no picture", () => {
  it("is a drawing where a page shows it, with the status of the fault", async () => {
    const image = ask({ accept: "image/avif,image/webp,image/*,*/*;q=0.8" });
    const response = noPictureResponse(image, "missing", "No such picture.");
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
    expect(await response.text()).toContain("<svg");
  });

  it.each([
    ["a page", "text/html,application/xhtml+xml,image/avif,image/webp,*/*;q=0.8"],
    ["a program", "*/*"],
  ])("is a reason for %s", async (_, accept) => {
    const response = noPictureResponse(ask({ accept }), "refused", "Not allowed.");
    expect(response.status).toBe(403);
    expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(await response.text()).toBe("Not allowed.\n");
  });

  it.each([
    ["refused", 403],
    ["missing", 404],
    ["tooLarge", 422],
    ["noPicture", 415],
    ["unreachable", 502],
    ["slow", 504],
  ] as const)("%s is a %i, kept for five minutes at most", (kind, status) => {
    const response = noPictureResponse(ask(), kind, "");
    expect(response.status).toBe(status);
    expect(response.headers.get("cache-control")).toBe(status < 500 ? "public, max-age=300" : "no-store");
  });
});

it("overload is a 503 that says when to come back", () => {
  const { status, headers } = busyResponse();
  expect([status, headers.get("retry-after"), headers.get("cache-control")]).toEqual([503, "2", "no-store"]);
});
