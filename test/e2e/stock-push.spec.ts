import { setTimeout as sleep } from "node:timers/promises";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import Libsql from "libsql";
import { expect, test } from "@playwright/test";
import { type PushSite, startPushSite, STOCK_API } from "../setup/push-site";
import { rawPost } from "../setup/raw-post";

// One server for all: its start is what costs most here. The last test looks at what the others saw.
test.describe.configure({ mode: "default" });

const CAR = {
  name: "2020 Mazda 3 Touring",
  make: "Mazda",
  model: "3",
  year: 2020,
  car_type: "used",
  price: 20_000,
  km: 45_000,
};
const at = (stocknum: string, dealership = "yard") =>
  `/api/stock/${dealership}/${encodeURIComponent(stocknum)}`;

let site: PushSite;
let key: string;
const put = (stocknum: string, body: unknown = CAR, headers: Readonly<Record<string, string>> = {}) =>
  site.push("PUT", at(stocknum), { key, body, headers });
const remove = (stocknum: string) => site.push("DELETE", at(stocknum), { key });
const batch = (operations: unknown, query = "") =>
  site.push("POST", `/api/stock/yard${query}`, { key, body: { operations } });

test.beforeAll(async () => {
  test.setTimeout(150_000);
  site = await startPushSite();
  ({ secret: key } = await site.key("--dealership", "yard", "--name", "tests"));
});
test.afterAll(() => site.stop());

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
    .poll(async () => (await site.page("/search/used-cars")).body.includes(path), {
      intervals: [50],
      timeout: 2_000,
    })
    .toBe(true);
  expect(performance.now() - start).toBeLessThan(2_000);
  const page = await site.page(path);
  expect(page.status).toBe(200);
  expect(page.body).not.toContain("<script>alert");
  const changed = await put("A 1/ü", { ...CAR, price: 18_500 });
  expect(changed.json).toMatchObject({ event: "changed" });
  expect(changed.json["changes"]).toContainEqual({ field: "price", before: "20000", after: "18500" });
  await expect
    .poll(async () => (await site.page(path)).body.includes("18,500"), { timeout: 2_000 })
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
  const { repairs, left, unread } = json as Record<string, Record<string, string>[]>;
  expect(repairs?.map(({ code }) => code)).toEqual(
    expect.arrayContaining(["miles-converted", "date-unreadable", "picture-address-dropped"]),
  );
  expect(left?.map(({ field }) => field).sort()).toEqual(["seats", "video_url"]);
  expect(unread).toEqual([{ field: "simple_colour", word: "Kaleidoscope" }]);
});

test.describe("a key", () => {
  test("is needed, and is one dealer's", async () => {
    const other = await site.key("--tenant", "other");
    const path = at("K1");
    for (const [headers, why] of [
      [{}, "none"],
      [{ authorization: `Bearer ${key}x` }, "wrong"],
      [{ authorization: `Basic ${key}` }, "not a bearer"],
      [{ authorization: `Bearer  ` }, "empty"],
      [{ authorization: `Bearer ${key} ${key}` }, "two"],
      [{ authorization: `Bearer ${key.slice(0, 20)}${"x".repeat(5_000)}` }, "long"],
      [{ authorization: `Bearer ${key.replace(/_.{12}_/, "_000000000000_")}` }, "another id"],
      [{ cookie: `key=${key}` }, "in a cookie"],
    ] as const) {
      const { status, json, headers: answered } = await site.push("PUT", path, { body: CAR, headers });
      expect(status, why).toBe(401);
      expect(answered["www-authenticate"]).toContain("Bearer");
      expect(JSON.stringify(json)).not.toContain(key.slice(20));
    }
    const elses = await site.push("PUT", at("K1"), { key: other.secret, body: CAR });
    const nobodys = await site.push("PUT", at("K1", "nowhere"), { key: other.secret, body: CAR });
    expect([elses.status, elses.body]).toEqual([404, nobodys.body]);
    expect((await site.push("PUT", at("K1", "other"), { key: other.secret, body: CAR })).status).toBe(201);
    expect((await site.push("DELETE", at("K1"), { key: other.secret })).status).toBe(404);
    expect((await site.push("POST", "/api/stock/yard", { key: other.secret, body: {} })).status).toBe(404);
    for (const method of ["DELETE", "POST"] as const)
      expect((await site.push(method, method === "POST" ? "/api/stock/yard" : path)).status).toBe(401);
  });

  test("is not valid any more from the moment it is revoked, and is kept as a digest", async () => {
    const { id, secret } = await site.key("--dealership", "yard", "--name", "short-lived");
    expect((await site.push("DELETE", at("none"), { key: secret })).status).toBe(200);
    await site.stock("keys", "revoke", id);
    expect((await site.push("DELETE", at("none"), { key: secret })).status).toBe(401);
    const listed = await site.stock("keys", "list", "--tenant", "yard");
    expect(listed).toMatch(new RegExp(`${id}.*short-lived.*last used .*revoked`));
    expect(listed).not.toContain(secret.slice(17));
    await expect(site.stock("keys", "revoke", id)).rejects.toThrow(/no valid key/);
    await expect(site.stock("keys", "add", "--dealership", "nowhere")).rejects.toThrow(
      /no dealer's configuration/,
    );
    await expect(site.stock("keys", "add", "--tenant", "yard", "--dealership", "other")).rejects.toThrow(
      /lists no/,
    );
    const database = new Libsql(join(site.dataDir, "forecourt.db"), { readonly: true });
    expect(JSON.stringify(database.prepare("select * from stock_push_key").all())).not.toContain(
      secret.slice(17),
    );
    database.close();
  });

  test("is asked for once too often", async () => {
    const headers = { "x-forwarded-for": "203.0.113.99" };
    const statuses = new Set<number>();
    for (const [method, path] of [
      ["PUT", at("L")],
      ["DELETE", at("L")],
      ["POST", "/api/stock/yard"],
    ] as const) {
      for (let i = 0; i < 31; i += 1)
        statuses.add((await site.push(method, path, { key: "wrong", headers })).status);
      const late = await site.push(method, path, { key: "wrong", headers });
      expect(Number(late.headers["retry-after"])).toBeGreaterThan(0);
      expect(late.status).toBe(429);
    }
    expect([...statuses].sort()).toEqual([401, 429]);
    expect((await site.push("DELETE", at("none"), { key, headers })).status, "a right key is no guess").toBe(
      200,
    );
  });
});

test("every host answers, whoever's it is", async () => {
  for (const host of ["www.other.example", "stock.internal", "127.0.0.1"])
    expect((await site.push("PUT", at("H1"), { key, body: CAR, host })).status).toBeLessThan(300);
});

test("methods that an address does not take", async () => {
  for (const method of ["GET", "POST"])
    expect((await site.push(method, at("M1"), { key })).headers["allow"]).toBe("PUT, DELETE");
  for (const method of ["GET", "PUT", "DELETE"])
    expect((await site.push(method, "/api/stock/yard", { key })).headers["allow"]).toBe("POST");
});

test.describe("hostile requests", () => {
  const hostile: readonly (readonly [string, string, number])[] = [
    ["an empty body", "", 400],
    ["no JSON", "{", 400],
    ["a doubled name", '{"price":1,"price":2}', 400],
    ["a deep one", "[".repeat(50_000) + "]".repeat(50_000), 400],
    ["no object", "[]", 422],
    ["null", "null", 422],
    ["an unknown field", '{"odometer":1}', 422],
    ["a prototype", '{"__proto__":{"price":1}}', 422],
    ["an object for a text", '{"name":{}}', 422],
    ["a control character", JSON.stringify({ ...CAR, name: "a\u0000b" }), 422],
    ["a number without end", '{"price":1e999}', 422],
    ["another stock number", JSON.stringify({ ...CAR, stocknum: "X2" }), 422],
    ["no make", JSON.stringify({ ...CAR, make: "" }), 422],
    ["a year that cannot be", JSON.stringify({ ...CAR, year: 3_000 }), 422],
    ["too much", JSON.stringify({ ...CAR, dealercomments: "x".repeat(300 * 1_024) }), 413],
  ];
  for (const [what, raw, status] of hostile)
    test(`${what} is ${status}`, async () => {
      const answer = await site.push("PUT", at("X1"), { key, raw });
      expect(answer.status, answer.body).toBe(status);
      expect(answer.headers["content-type"]).toContain("application/problem+json");
      const vehicle = raw.startsWith("{") ? JSON.parse(status === 400 ? "{}" : raw) : {};
      const many = await site.push("POST", "/api/stock/yard", {
        key,
        raw:
          status === 422 && Object.keys(vehicle as object).length > 0 && raw.includes('"name":"')
            ? raw
            : raw === "" || status === 400
              ? raw
              : `{"operations":${raw}}`,
      });
      expect([400, 413, 422]).toContain(many.status);
    });

  test("the field that is wrong is named, and the one that was meant", async () => {
    expect((await put("X1", { odometer: 1 })).json).toMatchObject({
      field: "odometer",
      detail: "there is no field `odometer`; did you mean `km`?",
    });
    expect((await put("X1", { ...CAR, make: "" })).json).toMatchObject({
      field: "make",
      item: { event: "rejected" },
    });
    expect((await put("X1", { ...CAR, year: 3_000 })).json).toMatchObject({ field: "year" });
    expect((await batch([{ op: "put", stocknum: "X1", vehicle: { km: {} } }])).json["field"]).toBe(
      "operations.0.vehicle.km",
    );
  });

  test("numbers are never cut", async () => {
    const { json } = await site.push("PUT", at("N1"), {
      key,
      raw: JSON.stringify(CAR).replace("45000", "1e21").replace("20000", "2.5e4"),
    });
    expect(json["repairs"]).toContainEqual(
      expect.objectContaining({ field: "km", before: "1000000000000000000000" }),
    );
    expect(json["repairs"]).not.toContainEqual(expect.objectContaining({ field: "price" }));
  });

  test("stock numbers that are none", async () => {
    for (const number of ["x".repeat(101), "x".repeat(10_000), "%00", "a%0Ab", "%20", "%7F"]) {
      for (const method of ["PUT", "DELETE"]) {
        const answer = await site.push(method, `/api/stock/yard/${number}`, { key, body: CAR });
        expect([answer.status, answer.json["field"]], number.slice(0, 20)).toEqual([422, "stocknum"]);
      }
    }
    for (const number of [
      encodeURIComponent("😀"),
      encodeURIComponent("日本"),
      "..%2F..%2Fx",
      "a%2Fb",
      "A%20%20B",
      "%2e%2e%2fx",
    ])
      expect((await site.push("PUT", `/api/stock/yard/${number}`, { key, body: CAR })).status, number).toBe(
        201,
      );
    const { request } = await import("node:http");
    const statusOf = (path: string) =>
      new Promise<number>((resolve) => {
        request(
          { port: site.server.port, path, method: "PUT", headers: { host: "www.yard.example" } },
          (answer) => {
            answer.resume();
            resolve(answer.statusCode ?? 0);
          },
        ).end();
      });
    expect(await statusOf("/api/stock/yard/../../../sign-out"), "leads elsewhere").toBe(405);
    expect(await statusOf("/cars/x")).toBe(405);
  });

  test("a body of another type, of 50 MB, or with a forged length", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", ""]) {
      const answer = await site.push("PUT", at("X1"), { key, body: CAR, headers: { "content-type": type } });
      expect(answer.status).toBe(415);
    }
    expect(
      (await site.push("POST", "/api/stock/yard", { key, raw: "x", headers: { "content-type": "a/b" } }))
        .status,
    ).toBe(415);
    const headers = { host: "www.yard.example", authorization: `Bearer ${key}` };
    const huge = { type: "application/json", body: Buffer.alloc(50 * 1_024 * 1_024, 32) };
    for (const length of [undefined, "chunked"] as const) {
      const answer = await rawPost(
        site.server.port,
        "/api/stock/yard",
        { ...huge, ...(length && { length }) } as never,
        headers,
      );
      expect(answer.status).toBe(413);
      expect(answer.ms).toBeLessThan(5_000);
    }
  });

  test("a foreign origin is refused as everywhere", async () => {
    const { get } = await import("../setup/http");
    const answer = await get(site.server.port, at("X1"), {
      method: "PUT",
      host: "www.yard.example",
      headers: {
        origin: "https://evil.example",
        authorization: `Bearer ${key}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(CAR),
    });
    expect(answer.status).toBe(403);
  });
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
    const [answer, page] = await Promise.all([batch(cars), site.page("/healthz")]);
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
  const { get } = await import("../setup/http");
  const old = await get(site.server.port, String(first.json["path"]), { host: "www.yard.example" });
  expect([old.status, old.headers.location]).toEqual([301, renamed.json["path"]]);
});

test.describe("an Idempotency-Key", () => {
  test("gives the same answer again, and does nothing again", async () => {
    const headers = { "idempotency-key": "one-1" };
    const first = await put("I1", CAR, headers);
    const again = await put("I1", CAR, headers);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(again.headers["idempotency-replayed"]).toBe("true");
    expect((await put("I1", { ...CAR, price: 1_000 }, headers)).status).toBe(422);
    expect((await put("I2", CAR, headers)).status, "another address").toBe(422);
    expect((await site.push("DELETE", at("I1"), { key, headers })).status, "another method").toBe(422);
    const { secret } = await site.key("--dealership", "yard");
    const others = await site.push("PUT", at("I1"), { key: secret, body: CAR, headers });
    expect(others.json["event"], "another key's is another").toBe("same");
    expect(
      (await site.push("POST", "/api/stock/yard", { key, raw: "{", headers: { "idempotency-key": "bad" } }))
        .status,
    ).toBe(400);
  });

  test("is of a form", async () => {
    for (const name of ["x".repeat(256), "two words"])
      for (const method of ["PUT", "DELETE"])
        expect(
          (await site.push(method, at("I3"), { key, body: CAR, headers: { "idempotency-key": name } }))
            .status,
        ).toBe(400);
  });

  test("of several at once one is done", async () => {
    const headers = { "idempotency-key": "at-once" };
    const answers = await Promise.all(Array.from({ length: 6 }, () => put("I4", CAR, headers)));
    for (const { status, json } of answers) expect(status === 409 || json["event"] === "new").toBe(true);
    expect(
      answers.filter(({ status, headers: answered }) => status === 201 && !answered["idempotency-replayed"]),
    ).toHaveLength(1);
  });

  test("that was being answered when the process ended is free after a minute", async () => {
    const headers = { "idempotency-key": "cut-off" };
    await put("I5", CAR, headers);
    const database = new Libsql(join(site.dataDir, "forecourt.db"));
    const claim = (seconds: number) =>
      database
        .prepare(
          "update stock_push_answer set status = null, claimed_at = ? where status = 201 or status is null",
        )
        .run(new Date(Date.now() - seconds * 1_000).toISOString());
    claim(10);
    for (const method of ["PUT"] as const) {
      const answer = await site.push(method, at("I5"), { key, body: CAR, headers });
      expect([answer.status, answer.headers["retry-after"]]).toEqual([409, "5"]);
    }
    claim(70);
    expect((await put("I5", CAR, headers)).json["event"]).toBe("same");
    const gone = { "idempotency-key": "cut-off-removal" };
    await site.push("DELETE", at("I6"), { key, headers: gone });
    database
      .prepare("update stock_push_answer set status = null, claimed_at = ?")
      .run(new Date().toISOString());
    expect((await site.push("DELETE", at("I6"), { key, headers: gone })).status).toBe(409);
    database.close();
  });
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
  const file = join(site.dataDir, "stock.csv");
  const rows = Array.from({ length: 400 }, (_, index) => `W${index},Car ${index},Mazda,3,2020,used,20000`);
  writeFileSync(file, ["stocknum,name,make,model,year,car_type,price", ...rows].join("\n"));
  const mapping = join(site.dataDir, "mapping.json");
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
    site.stock(...args),
    ...Array.from({ length: 10 }, (_, index) => put(`P${index}`)),
  ]);
  for (const { status } of answers) expect(status).toBe(201);
  // The same identity, the same vehicle.
  expect((await put("W1", { ...CAR, name: "Car 1" })).json["event"]).toBe("changed");
  await site.stock(...args);
  expect((await put("P1")).json["event"], "the feed lacks it: it was sold").toBe("back");
});

test("a database that somebody else keeps is told as 503, and nothing is half done", async () => {
  test.setTimeout(60_000);
  const database = new Libsql(join(site.dataDir, "forecourt.db"));
  database.exec("begin immediate");
  const [one, gone, many] = await Promise.all([
    put("D1"),
    remove("D1"),
    batch([{ op: "put", stocknum: "D2", vehicle: CAR }]),
  ]);
  const page = await site.page("/search/used-cars");
  database.exec("rollback");
  database.close();
  expect([one.status, gone.status, many.status, page.status]).toEqual([503, 503, 503, 200]);
  expect(one.headers["retry-after"]).toBe("5");
  await sleep(200);
  expect((await put("D1")).status).toBe(201);
});

test("more requests of one key than it may make are put off", async () => {
  test.setTimeout(60_000);
  const { secret } = await site.key("--dealership", "yard");
  const ask = () => site.push("DELETE", at("none"), { key: secret });
  const answers = [];
  for (let round = 0; round < 61; round += 1)
    answers.push(...(await Promise.all(Array.from({ length: 10 }, ask))));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
});

test("the history stays readable, and its way back is exact", async () => {
  const history = await site.stock("history", "--dealership", "yard");
  expect(history.split("\n").length).toBeLessThan(30);
  expect(history).toMatch(/push the API: \d+ added/);
  const number = /^(\d+) .* import /m.exec(history)?.[1] ?? "";
  await site.stock("rollback", number);
  expect(await site.stock("diff", number)).toContain("0 vehicles differ");
});

test("what became of pushes is counted", async () => {
  const { get } = await import("../setup/http");
  const { body } = await get(site.server.port, "/metrics", { host: "localhost" });
  for (const outcome of ["done", "repeated", "rejected", "refused", "limited", "unavailable"])
    expect(body).toMatch(new RegExp(`stock_pushes_total\\{operation="put",outcome="${outcome}"\\} [1-9]`));
});

test("every documented status was seen, and no other", () => {
  const documented = Object.entries(STOCK_API.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([name, one]) =>
      Object.keys(one?.responses ?? {}).map((status) => `${name} ${path} ${status}`),
    ),
  );
  expect([...site.seen].sort()).toEqual(documented.sort());
});
