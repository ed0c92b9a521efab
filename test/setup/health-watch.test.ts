import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { ownGapMs, watchHealth } from "./health-watch";

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
  const server = createServer((_request, response) => response.end()).listen(0, "127.0.0.1");
  await pause(50);
  // A server listening on a port has an address object; the string form is for sockets in the file system.
  const { port } = server.address() as AddressInfo;
  const watch = watchHealth({ port, pid: process.pid });
  await pause(300);
  const before = await watch.lap();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
  const after = await watch.stop();
  server.close();
  expect(before.asked).toBeGreaterThan(1);
  expect([before.failed, after.failed]).toEqual([0, 0]);
  expect(after.longestMs).toBeGreaterThan(500);
  expect(ownGapMs(after)).toBeGreaterThan(300);
});
