import { DEALERS, type Dealer, FIRST_DEALER, hostOf } from "../setup/dealers";
import {
  askedNames,
  HOSTILE_HEADERS,
  HOSTILE_JSON,
  HOSTILE_VALUES,
  hostileParameters,
  readNames,
} from "../setup/hostile-values";
import type { Ask } from "../setup/http";
import { postAddresses, type RouteAddress, routePatterns, shownAddresses } from "../setup/post-addresses";
import { type At, freshNumber, member, type Visitor } from "./accounts";
import { ask, expect, serverPort, test } from "./site-test";

// What is logged as an error meanwhile fails the whole run (`start-server.ts`).
const AT_ONCE = 8;
/** Names beside those of a page's own form: an address with all of them would be too long to be read. */
const NAMES = readNames();
let visitors = 0;

interface Sent {
  readonly address: RouteAddress;
  readonly path: string;
  readonly options?: Ask;
}

/** Sends all of them, each from a visitor of its own, as limits would stop the rest. @returns what failed */
async function failuresOf(sent: readonly Sent[]): Promise<readonly string[]> {
  const waiting = [...sent];
  const failed: string[] = [];
  const worker = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { address, path, options = {} } = next;
      const headers = { "x-forwarded-for": freshAddress(), ...options.headers };
      const { status } = await ask(address.dealer, path, { ...options, headers });
      if (status >= 500) failed.push(`${status} ${options.method ?? "GET"} ${hostOf(address.dealer)}${path}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return failed.map((one) => one.slice(0, 300));
}

function freshAddress(): string {
  return `10.7.${(++visitors >> 8) & 255}.${visitors & 255}`;
}

/** Somebody who signs in from an address of their own: it may send a few codes only. */
function signedIn(dealer: Dealer): Promise<Visitor> {
  const headers = { "x-forwarded-for": freshAddress() };
  const at: At = (target, options) =>
    ask(dealer, target, { ...options, headers: { ...headers, ...options.headers } });
  return member(dealer, freshNumber(dealer), at);
}

const bySignOut = (a: RouteAddress, b: RouteAddress) =>
  Number(b.route === "routes/sign-out") - Number(a.route === "routes/sign-out");

const bare = (path: string) => path.split("?", 1)[0] ?? path;

test("nothing broken in a query or a header is a failure of ours, on any route", async () => {
  const addresses = await shownAddresses(serverPort());
  expect(new Set(addresses.map(({ route }) => route))).toEqual(new Set(routePatterns().keys()));
  const sent = await Promise.all(
    addresses.map(async (address): Promise<readonly Sent[]> => {
      const path = bare(address.path);
      const names = [...new Set([...NAMES, ...askedNames((await ask(address.dealer, address.path)).body)])];
      return [
        ...hostileParameters(names).map((query) => ({ address, path: `${path}?${query}` })),
        ...HOSTILE_HEADERS.map((headers) => ({ address, path: address.path, options: { headers } })),
      ];
    }),
  );
  expect(sent.flat().length).toBeGreaterThan(400);
  expect(await failuresOf(sent.flat())).toEqual([]);
});

test("nothing broken in a path is a failure of ours, on any route that reads it", async () => {
  const address = { route: "", dealer: FIRST_DEALER, path: "/" };
  const patterns = [...routePatterns().values()].filter((pattern) => /[:*]/.test(pattern));
  const paths = patterns.flatMap((pattern) =>
    HOSTILE_VALUES.map((value) => pattern.replace(/:\w+\??|\*/g, value)),
  );
  expect(paths.length).toBeGreaterThan(100);
  expect(await failuresOf(paths.map((path) => ({ address, path })))).toEqual([]);
});

test("nothing broken in a form or in JSON is a failure of ours, on any route, signed in or not", async () => {
  const addresses = await postAddresses(serverPort());
  const members = new Map(
    await Promise.all(DEALERS.map(async (one) => [one.slug, await signedIn(one)] as const)),
  );
  const sent = await Promise.all(
    // What is first here is sent last: signing out ends the visit of all.
    [...addresses].sort(bySignOut).map(async (address): Promise<readonly Sent[]> => {
      const one = members.get(address.dealer.slug);
      if (one === undefined) throw new Error(`nobody is signed in at ${address.dealer.slug}`);
      const names = [...new Set([...NAMES, ...askedNames((await one.get(address.path)).body)])];
      const cookie = [...one.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const post = (type: string, body: string, known: string) => ({
        address,
        path: address.path,
        options: { method: "POST", headers: { "content-type": type, cookie: known }, body },
      });
      const form = "application/x-www-form-urlencoded";
      const parts = names.map(
        (name) => `--X\r\nContent-Disposition: form-data; name="${name}"; filename=""\r\n\r\n\r\n`,
      );
      return [
        ...hostileParameters(names).map((body, index) => post(form, body, index % 2 === 0 ? cookie : "")),
        ...HOSTILE_JSON.map((body) => post("application/json", body, cookie)),
        post("multipart/form-data; boundary=X", `${parts.join("")}--X--\r\n`, cookie),
      ];
    }),
  );
  expect(sent.flat().length).toBeGreaterThan(500);
  expect(await failuresOf(sent.flat())).toEqual([]);
});
