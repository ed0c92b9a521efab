import { pictureAddress } from "~/domain/picture/picture-address";
import { FIRST_DEALER } from "../setup/dealers";
import { ask, expect, test } from "./site-test";

const SUV = "/media/v/suv-hero-b3101a?w=320";
const BROWSER = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";
const picture = (target: string, accept?: string, method = "GET", more: Record<string, string> = {}) =>
  ask(FIRST_DEALER, target, { method, headers: { ...(accept === undefined ? {} : { accept }), ...more } });

test("a picture comes in the best format its reader accepts, and is kept for good", async () => {
  await expect
    .poll(async () => (await picture(SUV, BROWSER)).headers["content-type"], { timeout: 20_000 })
    .toBe("image/avif");
  for (const [accept, type] of [
    [BROWSER, "image/avif"],
    ["image/webp,*/*", "image/webp"],
    ["*/*", "image/jpeg"],
    [undefined, "image/jpeg"],
  ] as const) {
    const { status, headers, bytes } = await picture(SUV, accept);
    expect([status, headers["content-type"]]).toEqual([200, type]);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers.vary).toContain("Accept");
    expect(headers["content-length"]).toBe(String(bytes));
    expect(headers["content-encoding"]).toBeUndefined();
  }
});

test("HEAD tells about a picture, and who has it is not sent it again", async () => {
  const whole = await picture(SUV, "image/webp");
  const head = await picture(SUV, "image/webp", "HEAD");
  expect([head.status, head.bytes]).toEqual([200, 0]);
  for (const name of ["content-type", "content-length", "etag", "cache-control"])
    expect(head.headers[name], name).toBe(whole.headers[name]);
  const again = await picture(SUV, "image/webp", "GET", { "if-none-match": whole.headers.etag ?? "" });
  expect([again.status, again.bytes]).toEqual([304, 0]);
  expect(again.headers.etag).toBe(whole.headers.etag);
});

for (const target of [
  "/media/v/suv-hero-123456?w=320",
  "/media/v/suv-hero-b3101a?w=321",
  "/media/v/suv-hero-b3101a?w=320&q=1",
  "/media/p/no-such-photograph",
  "/media/r/aHR0cDovLzEyNy4wLjAuMS8",
]) {
  test(`there is no ${target}: a drawing for a page, a reason for a program`, async () => {
    const drawn = await picture(target, BROWSER);
    expect(drawn.status).toBe(target.includes("/r/") ? 403 : 404);
    expect(drawn.headers["content-type"]).toBe("image/svg+xml");
    const told = await picture(target, "*/*");
    expect(told.headers["content-type"]).toMatch(/^text\/plain/);
    expect(told.body.length).toBeGreaterThan(5);
  });
}

test("a host that is not the dealer's is never asked", async () => {
  const address = pictureAddress("https://elsewhere.example/1.jpg", ["elsewhere.example"]) ?? "";
  const { status, headers, body } = await picture(address, "*/*");
  expect([status, headers["cache-control"]]).toEqual([403, "public, max-age=300"]);
  expect(body).toContain("not one of this site's image hosts");
});
