import { DEALERS, FIRST_DEALER, hostOf } from "../setup/dealers";
import { get } from "../setup/http";
import { ALL_STOCK, ask, expect, serverPort, test } from "./site-test";

const SECURITY = [
  "x-content-type-options",
  "referrer-policy",
  "x-frame-options",
  "permissions-policy",
  "cross-origin-opener-policy",
];

test.describe("every answer", () => {
  const targets = [
    "/",
    ALL_STOCK,
    "/no-such-page",
    "/search/no-such-list",
    "/healthz",
    "/favicon.svg",
    "/media/none.jpg",
  ];
  for (const target of targets) {
    test(`${target} carries the security headers and an id`, async () => {
      const { headers } = await ask(FIRST_DEALER, target);
      for (const name of SECURITY) expect(headers[name], name).toBeTruthy();
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers["x-powered-by"]).toBeUndefined();
      expect(headers["strict-transport-security"], "only in production").toBeUndefined();
    });
  }
});

test("the icon that robots ask for by its old name leads to the dealer's", async () => {
  const { status, headers } = await ask(FIRST_DEALER, "/favicon.ico");
  expect([status, headers.location]).toEqual([302, expect.stringMatching(/^\/icons\/icon-192\.png/)]);
  const icon = await ask(FIRST_DEALER, String(headers.location));
  expect([icon.status, icon.headers["content-type"]]).toEqual([200, "image/png"]);
});

test.describe("the content security policy", () => {
  const targets = {
    "/": "sha256-",
    [ALL_STOCK]: "sha256-",
    "/no-such-page": "nonce-",
    "/contact-us": "nonce-",
  };
  for (const [target, by] of Object.entries(targets)) {
    test(`of ${target} allows inline scripts by ${by} alone, as a cache may keep it or not`, async () => {
      const { headers } = await ask(FIRST_DEALER, target);
      const policy = String(headers["content-security-policy"]);
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
      const inline = scripts.split(" ").filter((source) => source !== "'self'");
      expect(inline.length).toBeGreaterThan(0);
      for (const source of inline) expect(source).toMatch(new RegExp(`^'${by}`));
      expect(scripts).not.toContain("unsafe");
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy).toContain("object-src 'none'");
    });
  }
});

test.describe("public pages", () => {
  for (const target of ["/", ALL_STOCK]) {
    test(`${target} is the same for every visitor, and shared caches may keep it`, async () => {
      const plain = await ask(FIRST_DEALER, target);
      const other = await ask(FIRST_DEALER, target, {
        headers: {
          cookie: "watchlist=1,2,3; session=abc",
          "user-agent": "Other/2.0",
          "accept-language": "de",
        },
      });
      expect(plain.status).toBe(200);
      expect(plain.headers["cache-control"]).toMatch(/public.*s-maxage=\d+.*stale-while-revalidate=\d+/);
      expect(plain.headers["set-cookie"]).toBeUndefined();
      expect(other.body).toBe(plain.body);
      for (const name of ["cache-control", "content-security-policy", "content-type", "etag", "vary"]) {
        expect(other.headers[name], name).toEqual(plain.headers[name]);
      }
    });

    test(`${target} is not sent again to a visitor who has it`, async () => {
      const first = await ask(FIRST_DEALER, target);
      const again = await ask(FIRST_DEALER, target, {
        headers: { "if-none-match": first.headers.etag ?? "none" },
      });
      expect(again.status).toBe(304);
      expect(again.bytes).toBe(0);
    });
  }

  test("are compressed once for those who take it", async () => {
    const plain = await ask(FIRST_DEALER, ALL_STOCK);
    const brotli = await ask(FIRST_DEALER, ALL_STOCK, { headers: { "accept-encoding": "gzip, br" } });
    const gzip = await ask(FIRST_DEALER, ALL_STOCK, { headers: { "accept-encoding": "gzip" } });
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(Math.max(brotli.bytes, gzip.bytes)).toBeLessThan(plain.bytes / 3);
    expect(plain.headers.vary).toBe("Accept-Encoding");
  });

  test("answer HEAD with the headers alone", async () => {
    const { status, bytes, headers } = await ask(FIRST_DEALER, ALL_STOCK, { method: "HEAD" });
    expect(status).toBe(200);
    expect(bytes).toBe(0);
    expect(headers["content-type"]).toContain("text/html");
  });
});

test("data alone is never answered with a kept page or with nothing", async () => {
  await ask(FIRST_DEALER, ALL_STOCK);
  const data = await ask(FIRST_DEALER, `${ALL_STOCK}?_data=${encodeURIComponent("routes/search.($list).$")}`);
  expect(data.status).toBe(200);
  expect(data.headers["content-type"]).toContain("application/json");
  expect(data.bytes).toBeGreaterThan(1_000);
});

test.describe("the host", () => {
  for (const dealer of DEALERS) {
    test(`${hostOf(dealer)} and its own domain show ${dealer.name}`, async () => {
      for (const host of [hostOf(dealer), ...dealer.hosts]) {
        const { status, body } = await get(serverPort(), "/", { host });
        expect(status, host).toBe(200);
        expect(body).toContain(dealer.name.replace(/&/g, "&amp;"));
      }
    });
  }

  for (const host of ["unknown.example", "localhost", "a b", "x/../y", "user@host", "[::1", "<script>"]) {
    test(`${host} belongs to nobody: a plain 404 (OPEN-01)`, async () => {
      const { status, body, headers } = await get(serverPort(), ALL_STOCK, { host });
      expect(status).toBe(404);
      expect(headers["cache-control"]).toBe("no-store");
      expect(DEALERS.filter(({ name }) => body.includes(name))).toEqual([]);
    });
  }

  test("cannot be overruled by X-Forwarded-Host", async () => {
    const [one, other] = DEALERS;
    if (one === undefined || other === undefined) throw new Error("two dealers are needed");
    const { body } = await ask(one, "/", {
      headers: { "x-forwarded-host": hostOf(other), "x-host": hostOf(other) },
    });
    expect(body).toContain(one.name.replace(/&/g, "&amp;"));
    expect(body).not.toContain(`<title>${other.name}`);
  });
});

test.describe("probes", () => {
  test("/healthz and /readyz answer under any host, uncached", async () => {
    const health = await get(serverPort(), "/healthz", { host: "10.0.0.7:3000" });
    const ready = await get(serverPort(), "/readyz", { host: "10.0.0.7:3000" });
    expect(health).toMatchObject({ status: 200, body: "ok\n" });
    expect(ready.status).toBe(200);
    expect(JSON.parse(ready.body)).toEqual({ search: "ok", database: "ok", dealers: "ok" });
    expect([health.headers["cache-control"], ready.headers["cache-control"]]).toEqual([
      "no-store",
      "no-store",
    ]);
  });

  test("/metrics is for this machine", async () => {
    await ask(FIRST_DEALER, ALL_STOCK);
    const here = await get(serverPort(), "/metrics");
    expect(here.status).toBe(200);
    expect(here.body).toContain('http_request_duration_seconds_count{kind="document",status="2xx"}');
    expect(here.body).toMatch(/page_cache_requests_total\{outcome="(?:hit|miss)"\} \d/);
    const passedOn = await get(serverPort(), "/metrics", { headers: { "x-forwarded-for": "203.0.113.9" } });
    expect(passedOn.status).toBe(404);
  });
});
