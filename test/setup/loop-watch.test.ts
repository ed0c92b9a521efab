import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { delayOf, watchLoop } from "./loop-watch";

it("counts one look in a thousand out of the 99.9 %", () => {
  const quiet = Array.from({ length: 999 }, () => 2);
  expect(delayOf([...quiet, 80])).toEqual({ p999: 2, worst: 80 });
  expect(delayOf([...quiet.slice(1), 60, 80])).toEqual({ p999: 60, worst: 80 });
  expect(delayOf([])).toEqual({ p999: 0, worst: 0 });
});

it("sees from within how long a process holds its loop, and tells each time once", () => {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-loop-"));
  const watch = watchLoop(join(folder, "looks"));
  expect(watch.lap().all.worst).toBe(0);
  // 300 ms of its own, however much time a busy machine takes from it.
  const work = "const from = process.cpuUsage(); while (process.cpuUsage(from).user < 300_000);";
  const code = `setTimeout(() => { ${work} }, 200); setTimeout(() => {}, 1500);`;
  execFileSync(process.execPath, ["-e", code], { env: { ...process.env, ...watch.env } });
  const { all, own } = watch.lap();
  rmSync(folder, { recursive: true });
  expect(all.worst).toBeGreaterThan(250);
  expect(own.worst).toBeGreaterThan(50);
  expect(own.worst).toBeLessThanOrEqual(all.worst);
  expect(watch.lap().all.worst).toBe(0);
});
