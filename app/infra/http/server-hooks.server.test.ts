import { createServer, request, type Server } from "node:http";
import { once } from "node:events";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { silentLogger } from "../../../test/doubles/silent-logger";
import { createMetrics } from "~/infra/metrics/prometheus.server";
import { type InFlight, installServerHooks } from "./server-hooks.server";

const metrics = createMetrics();
const finished = vi.spyOn(metrics, "requestFinished");
let hooks: InFlight;
let server: Server;
let port: number;

beforeAll(async () => {
  hooks = installServerHooks({
    logger: silentLogger,
    metrics,
    production: false,
    proxyHops: 0,
    board: null,
    languagesOf: () => [],
  });
  server = createServer((asked, answer) => {
    answer.statusCode = 200;
    if (asked.url !== "/slow") answer.end("here");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  ({ port } = address);
});
// The channel is the whole process's: servers of other tests are not to be seen.
afterAll(() => {
  hooks.uninstall();
  server.close();
});

const seen = (target: string) =>
  new Promise<number>((resolve) => {
    const options = { port, host: "127.0.0.1", path: target, headers: { host: "yard.test" } };
    finished.mockImplementation((_kind, status) => resolve(status));
    const asking = request(options, (answer) => answer.resume());
    asking.on("error", () => undefined).end();
    if (target === "/slow") setTimeout(() => asking.destroy(), 200);
  });

it("counts an answer with its status, and a visitor who left before it as 499", async () => {
  expect(await seen("/here")).toBe(200);
  expect(await seen("/slow")).toBe(499);
});
