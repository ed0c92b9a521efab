import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { type Health, ownGapMs, watchHealth } from "./health-watch";

const seen = (longestMs: number, longestOwnMs: number, worst: number) => ({
  longestMs,
  longestOwnMs,
  machineMs: { p999: 0, worst },
});

it("takes off what the machine kept from the server, and no more", () => {
  expect(ownGapMs(seen(320, 320, 0))).toBe(320);
  expect(ownGapMs(seen(320, 320, 70))).toBe(250);
  expect(ownGapMs(seen(320, 240, 70))).toBe(240);
  expect(ownGapMs(seen(320, 310, 0))).toBe(310);
  expect(ownGapMs(seen(20, 20, 70))).toBe(0);
});

it("sees a process that is held up, whatever else the machine does", async () => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server listening on a port has an address object; the string form is for sockets in the file system.
  const { port } = server.address() as AddressInfo;
  const watch = watchHealth({ port, pid: process.pid });
  await expect.poll(() => asked).toBeGreaterThan(1);
  const before = await watch.lap();
  // Where the machine itself stands still meanwhile, nothing can be told apart: then once more.
  const after: Health[] = [];
  while (after.length < 8 && !after.some((lap) => ownGapMs(lap) > 300)) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
    after.push(await watch.lap());
  }
  const last = await watch.stop();
  server.close();
  expect(before.asked).toBeGreaterThan(1);
  expect([before, ...after, last].reduce((sum, { failed }) => sum + failed, 0)).toBe(0);
  expect(after.at(-1)?.longestMs).toBeGreaterThan(500);
  expect(ownGapMs(after.at(-1) ?? before)).toBeGreaterThan(300);
});
