import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../../..");
const OUT = join(ROOT, ".cache", "watchdog", `watched-process-${process.pid}.mjs`);

beforeAll(() =>
  build({
    entryPoints: [join(ROOT, "test/fixtures/watched/watched-process.ts")],
    outfile: OUT,
    bundle: true,
    platform: "node",
    format: "esm",
    alias: { "~": join(ROOT, "app") },
    // What Vite does with `?raw`.
    loader: { ".cjs": "text" },
    logLevel: "error",
  }),
);
afterAll(() => rmSync(OUT, { force: true }));

/** Runs the process. @param signalAt what it has said when it gets SIGTERM */
async function run(what: "hang" | "busy" | "idle", patienceMs: number, signalAt?: string) {
  const start = performance.now();
  const child = spawn(process.execPath, [OUT, what, String(patienceMs)], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (piece) => {
      output += String(piece);
      if (signalAt === undefined || !String(piece).includes(signalAt)) return;
      setTimeout(() => child.kill("SIGTERM"), 700);
    });
  const ended = new Promise<[number | null, string | null]>((resolve) =>
    child.once("exit", (code, signal) => resolve([code, signal])),
  );
  const [code, signal] = await ended;
  return { code, signal, output, ms: performance.now() - start };
}

it("ends a process whose event loop hangs, and says which requests were under way", async () => {
  const { signal, output } = await run("hang", 600);
  expect(signal).toBe("SIGKILL");
  const line: unknown = JSON.parse(output.split("\n").find((one) => one.startsWith("{")) ?? "null");
  expect(line).toMatchObject({
    level: "fatal",
    alert: "event-loop-hangs",
    requests: [
      { id: "request-1", method: "POST", path: "/sign-in" },
      { id: "request-2", method: "GET" },
    ],
  });
  expect(output).not.toContain("ended-before");
});

it("obeys SIGTERM while the event loop hangs, long before its patience ends", async () => {
  const { signal, output, ms } = await run("hang", 30_000, "hangs");
  expect(signal).toBe("SIGKILL");
  expect(output).toContain('"signalled":true');
  expect(output).not.toContain("Deprecation");
  expect(ms).toBeLessThan(15_000);
});

it("leaves a process alone that is busy now and then, and one that stops by itself", async () => {
  expect(await run("busy", 2_000)).toMatchObject({ code: 0, signal: null, output: "ready\n" });
  expect(await run("idle", 1_000, "ready")).toMatchObject({ code: 0, signal: null, output: "ready\n" });
});
