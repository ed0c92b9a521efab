import { setTimeout as sleep } from "node:timers/promises";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import Libsql from "libsql";
import { expect, test } from "@playwright/test";
import { get } from "../setup/http";
import { STOCK_API } from "../setup/push-site";
import { testsOfHostilePushes } from "./stock-push/hostile-pushes";
import { testsOfIdempotency } from "./stock-push/idempotency";
import { testsOfKeys } from "./stock-push/push-keys";
import { at, batch, CAR, pushing, put, remove, startPushing } from "./stock-push/pushing";

// One server for all: its start is what costs most here. The last test looks at what the others saw.
// Commands take long to start on a busy machine.
test.describe.configure({ mode: "default", timeout: 180_000 });

test.beforeAll(async () => {
  test.setTimeout(150_000);
  await startPushing();
});
test.afterAll(() => pushing.site.stop());

test("a vehicle is on its page and in the results within two seconds, changed, and gone", async () => {
  const start = performance.now();
  const { status, json, headers } = await put("A 1/ü", {
    ...CAR,
    dealercomments: "<script>alert(1)</script> & clean",
  });
  expect(status).toBe(201);
  expect(headers).toMatchObject({
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
  });
  expect(headers["set-cookie"]).toBeUndefined();
  expect(json).toMatchObject({ stocknum: "A 1/ü", event: "new", why: "" });
  const path = String(json["path"]);
  await expect
    .poll(async () => (await pushing.site.page("/search/used-cars")).body.includes(path), {
      intervals: [50],
      timeout: 2_000,
    })
    .toBe(true);
  expect(performance.now() - start).toBeLessThan(2_000);
  const page = await pushing.site.page(path);
  expect(page.status).toBe(200);
  expect(page.body).not.toContain("<script>alert");
  const changed = await put("A 1/ü", { ...CAR, price: 18_500 });
  expect(changed.json).toMatchObject({ event: "changed" });
  expect(changed.json["changes"]).toContainEqual({ field: "price", before: "20000", after: "18500" });
  await expect
    .poll(async () => (await pushing.site.page(path)).body.includes("18,500"), { timeout: 2_000 })
    .toBe(true);
  expect((await put("A 1/ü", { ...CAR, price: 18_500 })).json).toMatchObject({ event: "same", changes: [] });
  expect((await remove("A 1/ü")).json).toMatchObject({ event: "sold" });
  expect((await remove("A 1/ü")).json, "sold already").toMatchObject({ event: "same" });
  expect((await remove("never there")).json).toMatchObject({ event: "absent", path: null });
  expect((await put("A 1/ü", { ...CAR, price: 18_500 })).json).toMatchObject({ event: "back" });
});

test("it is read as a feed's row is, with the same report", async () => {
  const { status, json } = await put("R1", {
    ...CAR,
    make: "Mazda",
    km: "45k miles",
    fuel: "Unleaded Petrol/Electric",
    simple_colour: "Kaleidoscope",
    seats: 500,
    video_url: "n/a",
    rego_expiry: "31/02/2026",
    stocknum: "R1",
    image_urls: ["https://pictures.example/1.jpg", "nothing"],
  });
  expect(status).toBe(201);
  const { repaired, leftOut, unread } = json as Record<string, Record<string, string>[]>;
  expect(repaired?.map(({ code }) => code)).toContain("miles-converted");
  expect(leftOut?.map(({ field, code }) => `${field} ${code}`).sort()).toEqual([
    "images picture-address-dropped",
    "rego_expiry date-unreadable",
    "seats field-left-out",
    "video_url field-left-out",
  ]);
  expect(unread).toEqual([{ field: "simple_colour", word: "Kaleidoscope" }]);
});

testsOfKeys();
testsOfHostilePushes();
testsOfIdempotency();

test("every host answers, whoever's it is", async () => {
  for (const host of ["www.other.example", "stock.internal", "127.0.0.1"])
    expect(
      (await pushing.site.push("PUT", at("H1"), { key: pushing.key, body: CAR, host })).status,
    ).toBeLessThan(300);
});

test("methods that an address does not take", async () => {
  for (const method of ["GET", "POST"])
    expect((await pushing.site.push(method, at("M1"), { key: pushing.key })).headers["allow"]).toBe(
      "PUT, DELETE",
    );
  for (const method of ["GET", "PUT", "DELETE"])
    expect((await pushing.site.push(method, "/api/stock/yard", { key: pushing.key })).headers["allow"]).toBe(
      "POST",
    );
});

test.describe("batches", () => {
  test("what is rejected stays as it was, the rest is one publication", async () => {
    await put("B1");
    const before = Number((await remove("none")).json["version"]);
    const { status, json } = await batch([
      { op: "put", stocknum: "B1", vehicle: { ...CAR, price: 1_500 } },
      { op: "put", stocknum: "B2", vehicle: { ...CAR, make: null } },
      { op: "put", stocknum: "B3", vehicle: CAR },
      { op: "remove", stocknum: "B4" },
    ]);
    expect(status).toBe(200);
    const items = json["items"] as { event: string; field: string | null }[];
    expect(items.map(({ event }) => event)).toEqual(["changed", "rejected", "new", "absent"]);
    expect(items[1]?.field).toBe("make");
    expect(json["version"]).toBe(before + 1);
  });

  test("too many operations, none, one number twice", async () => {
    const many = Array.from({ length: 201 }, (_, index) => ({ op: "remove", stocknum: String(index) }));
    for (const operations of [many, [], [many[0], many[0]], {}, [{ op: "sell", stocknum: "1" }]])
      expect((await batch(operations)).status).toBe(422);
  });

  test("one that would empty the yard is refused, unless it is forced", async () => {
    const cars = Array.from({ length: 20 }, (_, index) => `G${index}`);
    await batch(cars.map((stocknum) => ({ op: "put", stocknum, vehicle: CAR })));
    const removal = cars.map((stocknum) => ({ op: "remove", stocknum }));
    const refused = await batch(removal);
    expect(refused.status).toBe(409);
    expect(refused.json["detail"]).toMatch(/% of the published vehicles \(20 of \d+\)/);
    expect((await put("G1")).json["event"], "nothing was removed").toBe("same");
    expect((await batch(removal, "?force=true")).status).toBe(200);
  });

  test("two hundred are read without holding up the site", async () => {
    const cars = Array.from({ length: 200 }, (_, index) => ({
      op: "put",
      stocknum: `M${index}`,
      vehicle: CAR,
    }));
    const [answer, page] = await Promise.all([batch(cars), pushing.site.page("/healthz")]);
    expect([answer.status, page.status]).toEqual([200, 200]);
  });
});

test("the chassis number names a vehicle whose stock number changed, and its address stays", async () => {
  const vin = "JM0BP2HL601234567";
  const first = await put("V1", { ...CAR, vin });
  const second = await put("V2", { ...CAR, vin });
  expect(second.json).toMatchObject({ event: "changed", path: first.json["path"] });
  expect((await remove("V1")).json["event"], "nobody is called so now").toBe("absent");
  const third = await put("V1", CAR);
  expect(third.status, "the number was given to another vehicle").toBe(201);
  expect(third.json["path"]).not.toBe(first.json["path"]);
  const renamed = await put("V2", { ...CAR, vin, name: "2020 Mazda 3 Astina" });
  expect(renamed.json["path"]).not.toBe(first.json["path"]);
  const old = await get(pushing.site.server.port, String(first.json["path"]), { host: "www.yard.example" });
  expect([old.status, old.headers.location]).toEqual([301, renamed.json["path"]]);
});

test("two puts of one vehicle at once are one vehicle", async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => put("T1", { ...CAR, price: 10_000 + index })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ json }) => json["event"] === "changed")).toHaveLength(7);
  expect(new Set(answers.map(({ json }) => json["path"])).size).toBe(1);
});

test("a whole import beside pushes: each vehicle by the normal rules, and each push arrives", async () => {
  await put("W1");
  const file = join(pushing.site.dataDir, "stock.csv");
  const rows = Array.from({ length: 400 }, (_, index) => `W${index},Car ${index},Mazda,3,2020,used,20000`);
  writeFileSync(file, ["stocknum,name,make,model,year,car_type,price", ...rows].join("\n"));
  const mapping = join(pushing.site.dataDir, "mapping.json");
  const names = ["stocknum", "name", "make", "model", "year", "car_type", "price"];
  const fields = Object.fromEntries(
    names.map((name) => [
      name,
      { from: name, ...(name === "price" && { as: "money" }), ...(name === "year" && { as: "year" }) },
    ]),
  );
  writeFileSync(mapping, JSON.stringify({ identity: ["stocknum"], fields }));
  const args = ["import", file, "--dealership", "yard", "--mapping", mapping, "--force"];
  const [, ...answers] = await Promise.all([
    pushing.site.stock(...args),
    ...Array.from({ length: 10 }, (_, index) => put(`P${index}`)),
  ]);
  for (const { status } of answers) expect(status).toBe(201);
  // The same identity, the same vehicle.
  expect((await put("W1", { ...CAR, name: "Car 1" })).json["event"]).toBe("changed");
  await pushing.site.stock(...args);
  expect((await put("P1")).json["event"], "the feed lacks it: it was sold").toBe("back");
});

test("a database that somebody else keeps is told as 503, and nothing is half done", async () => {
  const database = new Libsql(join(pushing.site.dataDir, "forecourt.db"), { timeout: 5_000 });
  database.exec("begin immediate");
  const [one, gone, many] = await Promise.all([
    put("D1"),
    remove("D1"),
    batch([{ op: "put", stocknum: "D2", vehicle: CAR }]),
  ]);
  const page = await pushing.site.page("/search/used-cars");
  database.exec("rollback");
  database.close();
  expect([one.status, gone.status, many.status, page.status]).toEqual([503, 503, 503, 200]);
  expect(one.headers["retry-after"]).toBe("5");
  await sleep(200);
  expect((await put("D1")).status).toBe(201);
});

test("more requests of one key than it may make are put off", async () => {
  const { secret } = await pushing.site.key("--dealership", "yard");
  const ask = () => pushing.site.push("DELETE", at("none"), { key: secret });
  const answers = [];
  for (let round = 0; round < 61; round += 1)
    answers.push(...(await Promise.all(Array.from({ length: 10 }, ask))));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
});

test("the history stays readable, and its way back is exact", async () => {
  const history = await pushing.site.stock("history", "--dealership", "yard");
  expect(history.split("\n").length).toBeLessThan(30);
  expect(history).toMatch(/push the API: \d+ added/);
  const number = /^(\d+) .* import /m.exec(history)?.[1] ?? "";
  await pushing.site.stock("rollback", number);
  expect(await pushing.site.stock("diff", number)).toContain("0 vehicles differ");
});

test("what became of pushes is counted", async () => {
  const { body } = await get(pushing.site.server.port, "/metrics", { host: "localhost" });
  for (const outcome of ["done", "repeated", "rejected", "refused", "limited", "unavailable"])
    expect(body).toMatch(new RegExp(`stock_pushes_total\\{operation="put",outcome="${outcome}"\\} [1-9]`));
});

test("every documented status was seen, and no other", () => {
  const documented = Object.entries(STOCK_API.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([name, one]) =>
      Object.keys(one?.responses ?? {}).map((status) => `${name} ${path} ${status}`),
    ),
  );
  expect([...pushing.site.seen].sort()).toEqual(documented.sort());
});
