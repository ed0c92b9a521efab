import { expect, test } from "@playwright/test";
import { startHttpDouble } from "../doubles/http-double";
import { startBuiltServer } from "../setup/built-server";
import { FIRST_DEALER, hostOf } from "../setup/dealers";
import { get } from "../setup/http";

/** A search server that holds what pages ask of it until it is let go, and answers everything with nonsense. */
async function heldSearch() {
  let reached = () => {};
  const asked = new Promise<void>((resolve) => (reached = resolve));
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  const { url, close } = await startHttpDouble((request, response) => {
    const answer = () => response.end("nonsense");
    // Pages search; the site's own work on the index, from its start on, is not what has to end.
    if (request.url?.startsWith("/multi_search") !== true) return answer();
    reached();
    void released.then(answer);
  });
  return { url, close, asked, letGo };
}

test("SIGTERM lets a slow request end, takes no new one, and the process ends in order", async () => {
  const search = await heldSearch();
  const site = await startBuiltServer({
    env: { TYPESENSE_URL: search.url, TYPESENSE_API_KEY: "key" },
    readyPath: "/healthz",
  });
  try {
    const slow = get(site.port, "/search/new-used-and-demo-cars", { host: hostOf(FIRST_DEALER) });
    // Should the page ask nothing of the search, its answer fails the test and not the time limit.
    await Promise.race([search.asked, slow]);
    const stopped = site.stop();
    await expect.poll(site.output).toContain('"msg":"Stopping"');
    expect(site.output()).toContain('"signal":"SIGTERM","requests":1,');
    // A busy process may still hang up on the first.
    await expect(async () => {
      await expect(get(site.port, "/healthz")).rejects.toThrow(/ECONNREFUSED/);
    }).toPass();
    search.letGo();
    const { status, body, headers } = await slow.catch((error: unknown) => {
      throw new Error(`The slow request got no answer:\n${site.output()}`, { cause: error });
    });
    expect(status).toBe(503);
    expect(headers["retry-after"]).toBe("30");
    expect(body).toMatch(/<\/html>\s*$/);
    expect(body).toContain(FIRST_DEALER.name.replace(/&/g, "&amp;"));
    expect(await stopped).toBe(0);
  } finally {
    search.letGo();
    await site.stop();
    await search.close();
  }
});

/** Lets SIGUSR2 hold the event loop up for a minute, as a request should never be able to. */
const BLOCKING = `process.on("SIGUSR2", () => {
  console.log("blocked");
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);
});`;

/** A server whose event loop hangs. */
async function hangingServer() {
  const env = { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(BLOCKING)}` };
  const site = await startBuiltServer({ env, patienceMs: 110_000 });
  const exited = new Promise<string | null>((resolve) =>
    site.process.once("exit", (_code, signal) => resolve(signal)),
  );
  site.process.kill("SIGUSR2");
  await expect.poll(site.output).toContain("blocked");
  return { site, exited, since: performance.now() };
}

test("SIGTERM ends also a process whose event loop hangs", async () => {
  test.setTimeout(150_000);
  const { site, exited, since } = await hangingServer();
  site.process.kill("SIGTERM");
  expect(await exited).toBe("SIGKILL");
  expect(performance.now() - since).toBeLessThan(10_000);
  expect(site.output()).toContain('"alert":"event-loop-hangs"');
});

test("a process whose event loop hangs for 20 seconds ends by itself, and says so", async () => {
  test.setTimeout(180_000);
  const { site, exited, since } = await hangingServer();
  expect(await exited).toBe("SIGKILL");
  expect(performance.now() - since).toBeGreaterThan(15_000);
  expect(performance.now() - since).toBeLessThan(40_000);
  expect(site.output()).toMatch(/"level":"fatal".*"alert":"event-loop-hangs".*"requests":\[/);
});
