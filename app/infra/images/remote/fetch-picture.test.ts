import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type ImageHost,
  PUBLIC_ADDRESS,
  redirects,
  sends,
  startImageHost,
} from "../../../../test/doubles/image-host/image-host";
import { PictureFault } from "~/ports/picture-source";
import { createFetchPicture, type FetchOptions } from "./fetch-picture.server";

const HOSTS = ["photos.example", "inside.example", "cdn.example"];
let host: ImageHost;
beforeAll(async () => {
  host = await startImageHost();
});
afterAll(() => host.close());
beforeEach(() => {
  host.replies.clear();
  host.names.clear();
  host.names.set("photos.example", [PUBLIC_ADDRESS]).set("cdn.example", [PUBLIC_ADDRESS]);
  host.asked.length = host.connected.length = 0;
});

const fetched = (address: string, options?: FetchOptions) => host.fetch(options)(address, HOSTS, null);
/** The kind of fault and its message, or what was sent. */
const outcome = (address: string, options?: FetchOptions) =>
  fetched(address, options).then(
    ({ bytes }) => `sent ${bytes?.length}`,
    (error: unknown) => (error instanceof PictureFault ? `${error.kind}: ${error.message}` : String(error)),
  );

it("fetches a file from a host of the list, at the address that was checked", async () => {
  host.replies.set("/a.jpg?v=1", sends("picture", "image/jpeg", { etag: '"one"' }));
  expect(await fetched("https://photos.example/a.jpg?v=1")).toEqual({
    bytes: new Uint8Array(Buffer.from("picture")),
    etag: '"one"',
  });
  expect(host.connected).toEqual([PUBLIC_ADDRESS]);
  expect(host.asked).toEqual(["photos.example/a.jpg?v=1"]);
});

it("asks whether what it has is still right", async () => {
  host.replies.set("/a.jpg", (response, { headers }) =>
    response.writeHead(headers["if-none-match"] === '"one"' ? 304 : 200, { etag: '"one"' }).end(),
  );
  expect(await host.fetch()("https://photos.example/a.jpg", HOSTS, '"one"')).toEqual({
    bytes: null,
    etag: '"one"',
  });
});

describe("is refused before any connection", () => {
  it.each([
    ["a host not on the list", "https://elsewhere.example/a.jpg"],
    ["http", "http://photos.example/a.jpg"],
    ["a port", "https://photos.example:8443/a.jpg"],
    ["a user name", "https://me@photos.example/a.jpg"],
    ["loopback by decimal number", "https://2130706433/a.jpg"],
    ["loopback in octal", "https://0177.0.0.01/a.jpg"],
    ["loopback in hexadecimal", "https://0x7f000001/a.jpg"],
    ["loopback as an IPv4-mapped address", "https://[::ffff:127.0.0.1]/a.jpg"],
  ])("%s", async (_, address) => {
    expect(await outcome(address)).toMatch(/^refused/);
    expect([...host.connected, ...host.asked]).toEqual([]);
  });
});

describe("a listed name is refused when it leads", () => {
  it.each([
    ["to loopback", ["127.0.0.1"]],
    ["to IPv6 loopback", ["::1"]],
    ["to an IPv4-mapped loopback", ["::ffff:127.0.0.1"]],
    ["to a private network", ["10.1.2.3"]],
    ["to a cloud's metadata", ["169.254.169.254"]],
    ["to carrier-grade NAT", ["100.100.1.1"]],
    ["to a public and to an inside address", [PUBLIC_ADDRESS, "192.168.0.1"]],
  ])("%s", async (_, addresses) => {
    host.names.set("inside.example", addresses);
    expect(await outcome("https://inside.example/a.jpg")).toBe(
      "refused: The image host is not on the public internet.",
    );
    expect([...host.connected, ...host.asked]).toEqual([]);
  });

  it("also with the library's own connections", async () => {
    const fetch = createFetchPicture({ resolve: async () => ["127.0.0.1"], timeoutMs: 2_000 });
    await expect(fetch("https://photos.example/a.jpg", HOSTS, null)).rejects.toMatchObject({
      kind: "refused",
    });
  });

  it("to the inside the second time it is asked (rebinding): one answer is checked and used", async () => {
    const answers = [[PUBLIC_ADDRESS], ["127.0.0.1"]];
    let questions = 0;
    const resolve = async () => answers[questions++] ?? [];
    host.replies.set("/a.jpg", sends("picture"));
    expect(await outcome("https://photos.example/a.jpg", { resolve })).toBe("sent 7");
    expect([questions, ...host.connected]).toEqual([1, PUBLIC_ADDRESS]);
  });
});

describe("redirects", () => {
  it("are followed, three at most, over hosts of the list", async () => {
    host.replies.set("/1", redirects("/2", 301)).set("/2", redirects("https://cdn.example/3", 307));
    host.replies.set("/3", redirects("4", 308)).set("/4", sends("picture"));
    expect(await outcome("https://photos.example/1")).toBe("sent 7");
    host.replies.set("/0", redirects("/1"));
    expect(await outcome("https://photos.example/0")).toMatch(/^unreachable: .*too often/);
  });

  it.each([
    ["to loopback by name", "https://localhost/a.jpg"],
    ["to loopback by number", "https://127.0.0.1/a.jpg"],
    ["to loopback by decimal number", "https://2130706433/a.jpg"],
    ["to an IPv4-mapped address", "https://[::ffff:7f00:1]/a.jpg"],
    ["to a host not on the list", "https://elsewhere.example/a.jpg"],
    ["to http", "http://photos.example/a.jpg"],
    ["to another port", "https://photos.example:6379/a.jpg"],
    ["with a user name", "https://me@photos.example/a.jpg"],
    ["to a file", "file:///etc/passwd"],
    ["to a listed name inside", "https://inside.example/a.jpg"],
  ])("%s are refused", async (_, location) => {
    host.names.set("inside.example", ["10.0.0.1"]);
    host.replies.set("/a", redirects(location)).set("/a.jpg", sends("secret"));
    expect(await outcome("https://photos.example/a")).toMatch(/^refused/);
    expect(host.asked).toEqual(["photos.example/a"]);
  });

  it("to nowhere are the host's fault", async () => {
    host.replies.set("/a", redirects("https://"));
    expect(await outcome("https://photos.example/a")).toMatch(/^unreachable/);
  });
});

describe("bounds", () => {
  it("a file larger than the bound is given up, told beforehand or not", async () => {
    host.replies.set("/told", sends(Buffer.alloc(3_000)));
    host.replies.set("/untold", (response) => {
      response.write(Buffer.alloc(1_500));
      response.end(Buffer.alloc(1_500));
    });
    for (const path of ["/told", "/untold"])
      expect(await outcome(`https://photos.example${path}`, { maxBytes: 2_000 })).toMatch(/^tooLarge/);
  });

  it("a slow source is given up: silent, or one byte at a time", async () => {
    host.replies.set("/silent", () => undefined);
    host.replies.set("/drip", (response) => {
      const drip = setInterval(() => response.write("x"), 20);
      response.on("close", () => clearInterval(drip));
    });
    for (const path of ["/silent", "/drip"]) {
      const start = performance.now();
      expect(await outcome(`https://photos.example${path}`, { timeoutMs: 200 })).toMatch(/^slow/);
      expect(performance.now() - start).toBeLessThan(6_000);
    }
  });

  it("a name without addresses, a closed connection and bad statuses are the host's fault, 404 is not", async () => {
    expect(await outcome("https://inside.example/a.jpg")).toMatch(/^unreachable/);
    host.replies
      .set("/gone", (response) => response.destroy())
      .set("/500", (response) => response.writeHead(500).end());
    expect(await outcome("https://photos.example/gone")).toMatch(/^unreachable/);
    expect(await outcome("https://photos.example/500")).toBe("unreachable: The image host answered 500.");
    expect(await outcome("https://photos.example/none")).toMatch(/^missing/);
  });
});
