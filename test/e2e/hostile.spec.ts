import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FIRST_DEALER } from "../setup/dealers";
import { ALL_STOCK, ask, expect, originOf, test } from "./site-test";

const ROUTES = join(import.meta.dirname, "..", "..", "app", "routes");
const LONG = "x".repeat(6_000);
const MARKUP = encodeURIComponent(`"><img src=x onerror=alert(1)><script>alert(2)</script>`);

const TARGETS = [
  `${ALL_STOCK}?page=0`,
  `${ALL_STOCK}?page=-1`,
  `${ALL_STOCK}?page=1e9`,
  `${ALL_STOCK}?page=99999999999999999999`,
  `${ALL_STOCK}?page=NaN&page=2`,
  `${ALL_STOCK}?sortBy=drop%20table`,
  `${ALL_STOCK}?sortBy=__proto__`,
  `${ALL_STOCK}?make=__proto__&make=constructor`,
  `${ALL_STOCK}?__proto__[x]=1&constructor.prototype.x=1`,
  `${ALL_STOCK}?range[price]=9:1`,
  `${ALL_STOCK}?range[price]=-5:1e400`,
  `${ALL_STOCK}?range[price]=NaN:Infinity`,
  `${ALL_STOCK}?range[price]=%00:%00`,
  `${ALL_STOCK}?range[nothing]=1:2`,
  `${ALL_STOCK}?range[price]=::::`,
  `${ALL_STOCK}?query=${MARKUP}`,
  `${ALL_STOCK}?query=%F0%9F%9A%97%20%E2%80%AE%00`,
  `${ALL_STOCK}?query=%E0%A4%A`,
  `${ALL_STOCK}?query=${LONG}`,
  `${ALL_STOCK}?make=${MARKUP}`,
  `${ALL_STOCK}?make=${"Ford,".repeat(1_000)}`,
  `${ALL_STOCK}?${Array.from({ length: 400 }, (_, n) => `make=M${n}`).join("&")}`,
  `${ALL_STOCK}?${"&".repeat(2_000)}`,
  `${ALL_STOCK}?make=%60%3A%3D%5B%5D%2C%26%26%7C%7C`,
  "/search",
  "/search/",
  "/search//",
  `/search/${MARKUP}`,
  `/search/${LONG}`,
  "/search/..%2F..%2Fetc%2Fpasswd",
  "/search/used-cars/%00",
  "/search/a/b/c/d/e/f/g",
  "/cars/",
  `/cars/${MARKUP}`,
  "/cars/%E0%A4%A",
  "/cars/__proto__",
  `/cars/${LONG}`,
  "/%",
  "/%E0%A4%A",
  "/%00",
  "//",
  "//evil.example/",
  "/\\evil.example",
  "/cars/constructor",
  `${ALL_STOCK}?body=constructor`,
  `${ALL_STOCK}?body=__proto__&car_type=toString`,
  `${ALL_STOCK}?query=constructor`,
  "/.env",
  "/.git/config",
  "/..%2f..%2fpackage.json",
  "/assets/..%2f..%2fserver/index.js",
  "/media/..%2f..%2f..%2fetc%2fpasswd?w=640",
  "/media/http://169.254.169.254/latest?w=640",
  "/media/x.jpg?w=999999999",
  "/api/suggest",
  `/api/suggest?query=${MARKUP}`,
  "/?_data=nothing",
  "/?_data=root",
  `${ALL_STOCK}?_data=routes%2F__proto__`,
  "/?index&index",
  "http://evil.example/search",
  "*",
];

for (const target of TARGETS) {
  test(`no failure and nothing of it runs: ${target.slice(0, 80)}`, async () => {
    const { status, body, headers } = await ask(FIRST_DEALER, target);
    expect(status).toBeLessThan(500);
    expect(body).not.toContain("<img src=x");
    expect(body).not.toContain("<script>alert");
    expect(body).not.toMatch(/root:x:0|at \w+ \(file:|node_modules/);
    const location = headers.location ?? "/";
    expect(location).toMatch(/^\/(?![/\\])/);
  });
}

test("data of a route that the address has not is refused, small, and no failure of ours", async () => {
  for (const query of ["_data=junk", "_data=routes%2F__proto__", "_data=junk&_data=root"])
    expect(await ask(FIRST_DEALER, `/?${query}`)).toMatchObject({
      status: 404,
      body: '{"message":"There is no such data"}',
    });
});

for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND", "TRACE"]) {
  test(`${method} on a page that takes none is refused, not a failure`, async () => {
    const { status } = await ask(FIRST_DEALER, ALL_STOCK, { method });
    expect(status).toBeLessThan(500);
  });
}

test("a form from another site is refused in words, and one from our own is not", async () => {
  const body = "a=b";
  const send = (origin: string) =>
    ask(FIRST_DEALER, ALL_STOCK, { method: "POST", headers: { origin, "content-length": "3" }, body });
  for (const origin of ["https://evil.example", "null", "garbage"]) {
    const refused = await send(origin);
    expect(refused).toMatchObject({ status: 403 });
    expect(refused.body).toContain("sent from another site");
    expect(refused.headers["cache-control"]).toBe("no-store");
    expect(refused.headers["x-content-type-options"]).toBe("nosniff");
  }
  expect((await send(originOf(FIRST_DEALER))).status).toBe(405);
});

test("nothing that takes a form or a call takes one from another site (CSRF)", async () => {
  const taking = readdirSync(ROUTES).filter((folder) =>
    ["route.ts", "route.tsx"].some((file) => {
      const path = join(ROUTES, folder, file);
      return (
        existsSync(path) && /export (?:async )?(?:function|const) action\b/.test(readFileSync(path, "utf8"))
      );
    }),
  );
  expect(taking.length).toBeGreaterThan(10);
  const forms = ["/enquire", "/book-test-drive", "/contact", "/trade-in", "/trade-in/rego"];
  for (const path of [...taking.map(pathOf), ...forms]) {
    const headers = { origin: "https://evil.example", "content-type": "application/x-www-form-urlencoded" };
    const { status } = await ask(FIRST_DEALER, path, { method: "POST", headers, body: "intent=cancel" });
    expect([path, status]).toEqual([path, 403]);
  }
});

/** An address of a route's folder. */
function pathOf(folder: string): string {
  const parts = folder.replaceAll("[.]", "\0").split(".");
  return `/${parts.map((part) => part.replace(/_$/, "").replace(/^\$.*/, "1")).join("/")}`.replaceAll(
    "\0",
    ".",
  );
}

test("the address of refusals is nobody's page", async () => {
  for (const headers of [{}, { "x-refusal": "403" }])
    expect((await ask(FIRST_DEALER, "/refused", { headers })).status).toBe(404);
});

test("a broken address shows the dealer's own page of that status", async () => {
  const { status, body } = await ask(FIRST_DEALER, "/cars/%E0%A4%A");
  expect(status).toBe(404);
  expect(body).toContain(FIRST_DEALER.name);
});

test("a state far outside the stock keeps the page whole and says that nothing was found", async () => {
  const { status, body } = await ask(FIRST_DEALER, `${ALL_STOCK}?make=Nonesuch&range[price]=1:2`);
  expect(status).toBe(200);
  expect(body).toContain('data-result-count="0"');
});
