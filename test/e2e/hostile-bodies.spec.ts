import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Libsql from "libsql";
import { expect, test } from "@playwright/test";
import { type BuiltServer, startBuiltServer } from "../setup/built-server";
import { hostOf } from "../setup/dealers";
import { type Health, ownGapMs, watchHealth } from "../setup/health-watch";
import { type HostileBody, hostileBodies } from "../setup/hostile-bodies";
import { get } from "../setup/http";
import { type PostAddress, postAddresses, postingRoutes, takesPosts } from "../setup/post-addresses";
import { rawPost } from "../setup/raw-post";

/** Their addresses are signed, or nobody's: what is posted is not even read (404). */
const NOT_REACHED = [
  "routes/order.$reference",
  "routes/pay.sandbox.$reference",
  // Only with a key; `lead-api.spec.ts` and `stock-push.spec.ts` send them what is hostile.
  "routes/api.leads",
  "routes/api.stock.$dealership",
  "routes/api.stock.$dealership_.$stocknum",
  "routes/api.stock.$",
  // Of `routes/watchlist`, for dealers who call it so.
  "routes/watchlist:my-watchlist",
  "routes/watchlist:saved-vehicles",
];
const LONGEST_GAP_MS = 250;
const LONGEST_ANSWER_MS = 2_000;

// One server for all: its start is what costs most here.
test.describe.configure({ mode: "default" });

const dataDir = mkdtempSync(join(tmpdir(), "forecourt-bodies-"));
let server: BuiltServer;
let addresses: readonly PostAddress[];

test.beforeAll(async () => {
  test.setTimeout(150_000);
  // Each post speaks for a visitor of its own: limits would refuse most of them before they are read.
  server = await startBuiltServer({ dataDir, env: { TRUSTED_PROXY_HOPS: "1" } });
  addresses = await postAddresses(server.port);
});
test.afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("every route of the build that takes a post is asked, and reads what is sent to it", async () => {
  expect([...new Set(addresses.map(({ route }) => route))].sort()).toEqual(
    [...postingRoutes().keys()].sort(),
  );
  expect(addresses.length).toBeGreaterThan(30);
  const taking = await Promise.all(addresses.map((address) => takesPosts(address, server.port)));
  const silent = addresses.filter(
    ({ route }, index) => taking[index] === false && !NOT_REACHED.includes(route),
  );
  expect(silent.map(({ dealer, path }) => `${dealer.slug} ${path}`)).toEqual([]);
});

test("no body of up to 10 MB holds the process up: each is refused within 2 s, and /healthz answers meanwhile", async () => {
  test.setTimeout(180_000);
  const bodies = hostileBodies();
  expect(bodies.length).toBeGreaterThanOrEqual(12);
  // The first page of a process takes longer than any other.
  for (const address of addresses) await post(address, bodies[0], 0);
  const watch = watchHealth(server);
  const wrong: string[] = [];
  const laps: Health[] = [];
  let visitor = 0;
  for (const address of addresses) {
    for (const body of bodies) {
      const { status, ms, head } = await post(address, body, ++visitor);
      // A later step that takes files has nothing to put them to: whoever sends them begins anew.
      const isSentBack = status === 302 && /^location: \S*[?&]expired=1\r?$/im.test(head);
      const isRefused =
        (status >= 400 && status < 500) || isSentBack || (status === 0 && body.mayBreak === true);
      if (!isRefused || ms > LONGEST_ANSWER_MS)
        wrong.push(`${address.path}: ${body.name}: ${status} in ${Math.round(ms)} ms ${head}`);
    }
    laps.push(await watch.lap());
  }
  laps.push(await watch.stop());
  expect(wrong).toEqual([]);
  expect(laps.map(({ failed }) => failed)).toEqual(laps.map(() => 0));
  expect(laps.reduce((sum, { asked }) => sum + asked, 0)).toBeGreaterThan(20);
  expect(laps.filter((lap) => ownGapMs(lap) >= LONGEST_GAP_MS)).toEqual([]);
  expect(server.output().match(/.*"level":"(?:error|fatal)".*/g) ?? []).toEqual([]);
});

test("what is refused is a page of the dealer's, with a telephone number", async () => {
  for (const { dealer, path, route } of addresses) {
    if (route.startsWith("routes/api.") || NOT_REACHED.includes(route)) continue;
    const { body, status } = await ask({ dealer, path, route }, { "content-type": "application/json" }, "{}");
    expect([path, status]).toEqual([path, 415]);
    expect(body).toContain(dealer.name.replaceAll("&", "&amp;"));
    // About a vehicle whose number is masked, the link that tells it.
    expect(body, path).toMatch(/href="(?:tel:|[^"]*\/phone")/);
    expect(body).not.toContain("There is no site");
    expect(body).not.toMatch(/<title>\d/);
  }
});

test("other methods, and a post to a page that takes none, are refused in the dealer's look", async () => {
  const [address] = addresses;
  if (address === undefined) throw new Error("no address");
  const host = `${hostOf(address.dealer)}:${server.port}`;
  for (const [method, path] of [
    ["PUT", "/"],
    ["DELETE", "/sign-in"],
    ["PROPFIND", "/"],
    ["POST", "/"],
    ["POST", "/search/new-used-and-demo-cars"],
  ] as const) {
    const { status, body, headers } = await get(server.port, path, { host, method });
    expect([method, path, status]).toEqual([method, path, 405]);
    expect(headers.allow).toContain("GET");
    expect(body).toContain("tel:");
    expect(body).not.toContain("There is no site");
    expect(/<title>([^<]*)/.exec(body)?.[1]).toMatch(/^This was not taken/);
  }
});

test("an action that fails unexpectedly shows the dealer's own error page", async () => {
  const address = addresses.find(({ route }) => route === "routes/account");
  if (address === undefined) throw new Error("nobody has accounts");
  const database = new Libsql(join(dataDir, "forecourt.db"), { timeout: 5_000 });
  database.exec("drop table kept_form");
  database.close();
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const { status, body } = await ask(address, form, "name=Mia");
  expect(status).toBe(500);
  expect(body).toContain(address.dealer.name.replaceAll("&", "&amp;"));
  expect(body).toContain("tel:");
  expect(body).toContain("Something went wrong on our side");
  expect(body).not.toContain("There is no site");
  expect(/<title>([^<]*)/.exec(body)?.[1]).toMatch(/^Something went wrong/);
});

test("data alone says who may keep it", async () => {
  const [address] = addresses;
  if (address === undefined) throw new Error("no address");
  const host = `${hostOf(address.dealer)}:${server.port}`;
  for (const target of ["/?_data=root", "/?_data=nothing", "/sign-in?_data=routes%2Fsign-in"]) {
    const { headers } = await get(server.port, target, { host });
    expect(headers["cache-control"], target).toMatch(/no-store|public/);
  }
});

function post({ dealer, path }: PostAddress, body: HostileBody | undefined, visitor: number) {
  if (body === undefined) throw new Error("no body");
  const from = `10.${visitor >> 16}.${(visitor >> 8) % 256}.${visitor % 256}`;
  return rawPost(server.port, path, body, {
    Host: `${hostOf(dealer)}:${server.port}`,
    "X-Forwarded-For": from,
  });
}

function ask({ dealer, path }: PostAddress, headers: Readonly<Record<string, string>>, body: string) {
  const more = { ...headers, "x-forwarded-for": "198.51.100.2" };
  return get(server.port, path, {
    host: `${hostOf(dealer)}:${server.port}`,
    method: "POST",
    headers: more,
    body,
  });
}
