import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { silentLogger } from "../../../../test/doubles/silent-logger";
import { photograph } from "../../../../test/doubles/image-host/pictures";
import { PictureFault, PicturesBusyError } from "~/ports/picture-source";
import type { FetchPicture } from "./fetch-picture.server";
import type { HealthOptions } from "./host-health.server";
import { politeFetch } from "./polite-fetch.server";

const HOSTS = ["photos.example", "cdn.example"];

/** A polite fetch around an answer, and how often it was really asked. */
function around(answer: FetchPicture, health: HealthOptions = {}) {
  const asked: string[] = [];
  const fetch = politeFetch({
    fetch: (address, ...rest) => (asked.push(address), answer(address, ...rest)),
    logger: silentLogger,
    health,
  });
  const kind = (path: string, hosts: readonly string[] = HOSTS) =>
    fetch(`https://${path}`, hosts, null).then(
      () => "sent",
      (error: unknown) => (error instanceof PictureFault ? error.kind : String(error)),
    );
  return { fetch, kind, asked };
}

const fails = (kind: PictureFault["kind"]) => () => Promise.reject(new PictureFault(kind, "broken"));

describe("what failed lately", () => {
  let now = 1_000;
  beforeEach(() => void vi.spyOn(performance, "now").mockImplementation(() => now));
  afterEach(() => void vi.restoreAllMocks());
  const later = async (ms: number) => {
    now += ms;
    // The memory of failures looks at the clock once a millisecond.
    await sleep(5);
  };

  it("is not asked for again until a while later", async () => {
    const { kind, asked } = around(fails("missing"), { pictureMs: 60 });
    expect([await kind("photos.example/1"), await kind("photos.example/1")]).toEqual(["missing", "missing"]);
    expect(asked).toHaveLength(1);
    await later(90);
    await kind("photos.example/1");
    expect(asked).toHaveLength(2);
  });

  it("for one dealer's hosts is asked for again for another's", async () => {
    const { kind, asked } = around(fails("refused"));
    await kind("photos.example/1");
    await kind("photos.example/1", ["photos.example"]);
    expect(asked).toHaveLength(2);
  });

  it("as a dead host is left alone after three failures, other hosts are not", async () => {
    const { kind, asked } = around(fails("unreachable"), { hostMs: 60 });
    for (let picture = 1; picture <= 20; picture++)
      expect(await kind(`photos.example/${picture}`)).toBe("unreachable");
    expect(asked).toHaveLength(3);
    await kind("cdn.example/1");
    expect(asked).toHaveLength(4);
    await later(90);
    await kind("photos.example/21");
    expect(asked).toHaveLength(5);
  });

  it("does not count against a host that answers in between, nor do missing pictures", async () => {
    const file = { bytes: new Uint8Array(await photograph(8, 8)), etag: null };
    const { kind, asked } = around(async (address) => {
      if (address.endsWith("good")) return file;
      throw new PictureFault(address.endsWith("gone") ? "missing" : "slow", "broken");
    });
    for (const name of ["1", "2", "good", "3", "4", "a-gone", "b-gone", "c-gone"])
      await kind(`photos.example/${name}`);
    expect(asked).toHaveLength(8);
  });
});

it("lets through only pictures", async () => {
  const { kind } = around(async () => ({ bytes: Buffer.from("<svg/>"), etag: null }));
  expect(await kind("photos.example/1")).toBe("noPicture");
});

it("asks a host for a few at once, has some wait, and holds up no other host", async () => {
  const open: (() => void)[] = [];
  const { fetch, kind, asked } = around(async (address) => {
    if (address.includes("photos")) await new Promise<void>((resolve) => open.push(resolve));
    return { bytes: null, etag: null };
  });
  const waiting = Array.from({ length: 104 }, (_, picture) =>
    fetch(`https://photos.example/${picture}`, HOSTS, null),
  );
  expect(asked).toHaveLength(4);
  await expect(fetch("https://photos.example/more", HOSTS, null)).rejects.toBeInstanceOf(PicturesBusyError);
  expect(await kind("cdn.example/1")).toBe("sent");
  while (asked.length < 105 || open.length > 0) {
    open.shift()?.();
    await sleep(0);
  }
  expect(await Promise.all(waiting)).toHaveLength(104);
});
