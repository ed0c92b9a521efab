import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "~/infra/db/database.server";
import { createRateLimiter } from "~/infra/limits/rate-limiter.server";
import { startPostgres } from "../stock-store/postgres";

const server = await startPostgres();
if (!server.available) console.warn(`PostgreSQL tests skipped: ${server.reason}`);
let databases: readonly Database[] = [];

beforeAll(async () => {
  if (!server.available) return;
  const url = await server.migratedUrlOf("limits");
  databases = await Promise.all([1, 2].map(() => openDatabase({ url, dataDir: "" })));
  await databases[0]?.migrate();
});
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  if (server.available) await server.stop();
});

describe.skipIf(!server.available)("limits of several processes on PostgreSQL", () => {
  const processes = () => databases.map((database) => createRateLimiter(database));
  const used = async (limiters: ReturnType<typeof processes>, key: string, limit: { uses: number }) => {
    const [first, second] = limiters;
    if (first === undefined || second === undefined) throw new Error("two processes are needed");
    const all = Array.from({ length: 40 }, (_, one) =>
      (one % 2 === 0 ? first : second).use(key, { seconds: 60, ...limit }),
    );
    return (await Promise.all(all)).filter((seconds) => seconds === null).length;
  };

  it("count together, also at the same instant", async () => {
    const limiters = processes();
    expect(await used(limiters, "form:yard:203.0.113.9", { uses: 10 })).toBe(10);
    const seconds = await limiters[0]?.use("form:yard:203.0.113.9", { uses: 10, seconds: 60 });
    expect(seconds).toBeGreaterThan(50);
    expect(await limiters[1]?.use("form:yard:203.0.113.10", { uses: 10, seconds: 60 })).toBeNull();
  });

  it("begin anew after their time, for all", async () => {
    const [one, two] = processes();
    const limit = { uses: 1, seconds: 1 };
    expect([await one?.use("a", limit), await two?.use("a", limit)]).toEqual([null, 1]);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(await two?.use("a", limit)).toBeNull();
  });

  it("are each process's own where they only guard its work", async () => {
    const limit = { uses: 10, perProcess: true };
    expect(await used(processes(), "suggest", limit)).toBe(20);
  });

  it("go on in each process while the database is down or hangs, and keep nobody waiting", async () => {
    const hanging = { kind: "postgres", queries: { executeQuery: () => new Promise(() => undefined) } };
    const failing = { kind: "postgres", queries: { executeQuery: () => Promise.reject(new Error("down")) } };
    for (const database of [hanging, failing]) {
      // Only what the limiter asks of a database.
      const { use } = createRateLimiter(database as unknown as Database);
      const start = performance.now();
      const limit = { uses: 2, seconds: 60 };
      expect(await Promise.all([1, 2].map(() => use("a", limit)))).toEqual([null, null]);
      expect(await use("a", limit)).toBeGreaterThan(0);
      expect(performance.now() - start).toBeLessThan(8_000);
    }
  });

  it("cost a form a few milliseconds", async () => {
    const [limiter] = processes();
    const times: number[] = [];
    for (let one = 0; one < 300; one += 1) {
      const start = performance.now();
      await limiter?.use(`visitor ${one}`, { uses: 60, seconds: 600 });
      times.push(performance.now() - start);
    }
    const [p50, p99] = [0.5, 0.99].map((share) => times.sort((a, b) => a - b)[Math.floor(300 * share)] ?? 0);
    console.info(`one use on PostgreSQL: p50 ${p50?.toFixed(2)} ms, p99 ${p99?.toFixed(2)} ms`);
    expect(p50).toBeLessThan(20);
  });
});
