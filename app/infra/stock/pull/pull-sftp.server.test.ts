import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { JudgedFiles } from "~/domain/stock/feeds/feed-state";
import { type FeedSftp, startFeedSftp } from "../../../../test/doubles/feeds/feed-sftp";
import { createFeedWorld, stockFile } from "../../../../test/fixtures/feed-world";
import { createGuardedSftp } from "../../outside/guarded-sftp.server";
import { pullFeed } from "./pull-feed.server";

let server: FeedSftp;
let world: Awaited<ReturnType<typeof createFeedWorld>>;
let judged: JudgedFiles | null;
beforeEach(async () => {
  server = await startFeedSftp();
  world = await createFeedWorld();
  judged = null;
  world.secrets.set("FEED_SECRET_A", server.password);
  leave("stock-1.csv", ["A", "B", "C", "D"], 60);
  configure();
});
afterEach(async () => {
  await world.end();
  await server.close();
});

function configure(change: object = {}): void {
  const source = {
    type: "sftp",
    host: "127.0.0.1",
    port: server.port,
    user: server.user,
    passwordEnv: "FEED_SECRET_A",
    hostKeys: [server.hostKey],
    files: ["out/stock-*.csv"],
  };
  world.configure({ ...source, ...change });
}

/** A file that was left so many minutes ago. */
function leave(name: string, stocknums: readonly string[], minutes: number): void {
  server.files.set(name, {
    content: stockFile(stocknums),
    changedMs: world.now.getTime() - minutes * 60_000,
  });
}

async function pull(signal = new AbortController().signal): Promise<string> {
  const [feed] = world.dealers[0]?.stock.feeds ?? [];
  if (feed === undefined) throw new Error("no feed");
  const { outcome } = await pullFeed(world.context, { tenant: "yard", feed }, { judged, signal });
  if ("judged" in outcome) judged = outcome.judged;
  expect(world.leftOver()).toEqual([]);
  if (outcome.kind === "failed") return `${outcome.isStanding ? "standing" : "passing"}: ${outcome.reason}`;
  return outcome.kind === "waiting" ? `waiting: ${outcome.reason}` : outcome.kind;
}

describe("a feed on an SFTP server", () => {
  it("is the newest file of a pattern, fetched once", async () => {
    expect(await pull()).toBe("published");
    const { reads } = server;
    expect(await pull()).toBe("unchanged");
    expect(server.reads).toBe(reads);
    leave("stock-0.csv", ["A", "B", "C", "E"], 30);
    leave("other.csv", ["X"], 5);
    expect(await pull()).toBe("published");
    expect(Object.keys(await world.forSale())).toEqual(["A", "B", "C", "E"]);
  });

  it("is taken a minute after the last change of its file, and no older file instead", async () => {
    leave("stock-2.csv", ["A", "B", "C", "D", "E"], 0.9);
    expect(await pull()).toBe(
      'waiting: "stock-2.csv" is still being written; it is taken a minute after its last change',
    );
    leave("stock-2.csv", ["A", "B", "C", "D", "E"], 1);
    expect(await pull()).toBe("published");
  });

  it("that nobody sends any more fails when it is told to be newer", async () => {
    configure({ staleHours: 2 });
    leave("stock-1.csv", ["A"], 120);
    expect(await pull()).toBe("published");
    leave("stock-1.csv", ["A"], 121);
    expect(await pull()).toMatch(
      /^standing: 127\.0\.0\.1 has no newer "stock-\*\.csv" than one of 2 hours ago/,
    );
  });

  it("lets us in by a key, whose line breaks a variable may have lost", async () => {
    configure({ passwordEnv: null, keyEnv: "FEED_SECRET_KEY" });
    world.secrets.set("FEED_SECRET_KEY", server.userKey.trim().replaceAll("\n", "\\n"));
    expect(await pull()).toBe("published");
    world.secrets.set("FEED_SECRET_KEY", "no key");
    expect(await pull()).toMatch(/^standing: .* was not asked: the private key is none/);
  });

  it("with a wrong password is told so, without the password", async () => {
    world.secrets.set("FEED_SECRET_A", "hunter2");
    const told = await pull();
    expect(told).toBe("standing: 127.0.0.1 does not accept our user name with this password or key");
  });

  it("with another key than the dealer's file names is told neither user name nor password", async () => {
    configure({ hostKeys: [`SHA256:${"A".repeat(43)}`] });
    const told = await pull();
    expect(told).toContain(`has the key ${server.hostKey}, which is none of \`hostKeys\``);
    expect(told).toMatch(/^standing: /);
    expect(server.tried).toEqual([]);
  });

  it("with one of several keys is the right one, however its fingerprint ends", async () => {
    configure({ hostKeys: [`SHA256:${"A".repeat(43)}`, `${server.hostKey}=`] });
    expect(await pull()).toBe("published");
  });

  it("without the file says which", async () => {
    server.files.clear();
    expect(await pull()).toBe('standing: 127.0.0.1 has no file "stock-*.csv"');
    configure({ files: ["elsewhere/stock.csv"] });
    expect(await pull()).toBe("standing: 127.0.0.1 has no such file or folder");
  });
});

describe("the old stock stays when a server", () => {
  beforeEach(async () => {
    await pull();
    leave("stock-2.csv", ["A", "B", "C", "D", ...Array.from({ length: 1_500 }, (_, at) => `N${at}`)], 10);
  });
  afterEach(async () => {
    expect(Object.keys(await world.forSale()).length).toBe(4);
    server.mood = "works";
    expect(await pull()).toBe("published");
    expect(Object.keys(await world.forSale()).length).toBe(1_504);
  });

  it("does not send the file", async () => {
    server.mood = "hangs";
    expect(await pull()).toBe("passing: 127.0.0.1 took too long");
  });

  it("breaks off in the middle", async () => {
    server.mood = "cuts";
    expect(await pull()).toBe("passing: 127.0.0.1 broke off in the middle");
  });

  it("is left by a process that stops", async () => {
    server.mood = "hangs";
    const start = performance.now();
    expect(await pull(AbortSignal.timeout(100))).toMatch(/^passing: /);
    expect(performance.now() - start).toBeLessThan(6_000);
  });
});

it("an SFTP server of the internal network is not asked", async () => {
  const guarded = createGuardedSftp();
  const host = {
    host: "127.0.0.1",
    port: server.port,
    user: "a",
    password: "b",
    key: null,
    hostKeys: [server.hostKey],
  };
  const asking = guarded(host, new AbortController().signal, async () => "in");
  await expect(asking).rejects.toThrow("is not on the public internet");
  const byName = createGuardedSftp({ resolve: async () => ["10.1.2.3"] });
  const named = byName({ ...host, host: "sftp.example" }, new AbortController().signal, async () => "in");
  await expect(named).rejects.toThrow("is not on the public internet");
});
