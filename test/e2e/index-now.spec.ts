import { expect, test } from "@playwright/test";
import { startWebSink, type WebSink } from "../doubles/sinks/web-sink";
import { get } from "../setup/http";
import { type PushSite, startPushSite } from "../setup/push-site";

const KEY = "4c1f8a2e-search-engines";

// The start of a server, a command, and a round of messages to search engines.
test.describe.configure({ mode: "default", timeout: 180_000 });

let engines: WebSink;
let site: PushSite;

test.beforeAll(async () => {
  test.setTimeout(150_000);
  engines = await startWebSink();
  site = await startPushSite({ env: { INDEXNOW_URL: engines.url }, site: { indexNowKey: KEY } });
});
test.afterAll(async () => {
  await site.stop();
  await engines.close();
});

test("the key answers at its dealer's own host, and nothing else does", async () => {
  const at = (host: string, path: string) => get(site.server.port, path, { host });
  const own = await at("www.yard.example", `/${KEY}.txt`);
  expect([own.status, own.body]).toEqual([200, KEY]);
  expect(own.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect((await at("www.other.example", `/${KEY}.txt`)).status).toBe(404);
  expect((await at("www.other.example", `/index-now/${KEY}`)).status).toBe(404);
  expect((await at("www.yard.example", "/another-key-12345.txt")).status).toBe(404);
  expect((await at("www.yard.example", "/null.txt")).status).toBe(404);
  expect((await at("www.yard.example", "/robots.txt")).body).toContain("User-agent");
});

test("search engines are told of a vehicle that is pushed, and of its sale, by addresses that answer", async () => {
  const { secret: key } = await site.key("--tenant", "yard");
  const push = (method: string, body?: object) =>
    site.push(method, "/api/stock/yard/A1", { key, ...(body === undefined ? {} : { body }) });
  const told = () => engines.taken.map(({ body }): unknown => JSON.parse(body));
  const car = { make: "Mazda", model: "CX-5", year: 2022, price: 20_000, car_type: "used" };
  // The first round after the start begins to keep what is published from then on.
  await expect
    .poll(
      async () => {
        const { json } = await push("PUT", {
          ...car,
          price: car.price + engines.asked.length + (Date.now() % 1_000),
        });
        return json["path"] !== undefined && engines.taken.length > 0;
      },
      { intervals: [2_000], timeout: 60_000 },
    )
    .toBe(true);
  const { json } = await push("DELETE");
  const url = `https://www.yard.example${String(json["path"])}`;
  const message = {
    host: "www.yard.example",
    key: KEY,
    keyLocation: `https://www.yard.example/${KEY}.txt`,
    urlList: [url],
  };
  expect(told()[0]).toEqual(message);
  const before = engines.taken.length;
  await expect.poll(() => engines.taken.length, { timeout: 60_000 }).toBeGreaterThan(before);
  expect(told().at(-1)).toEqual(message);
  expect((await site.page(String(json["path"]))).status).toBe(200);
});
