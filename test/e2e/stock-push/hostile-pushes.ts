import { request } from "node:http";
import { get } from "../../setup/http";
import { rawPost } from "../../setup/raw-post";
import { expect, test } from "@playwright/test";
import { at, batch, CAR, pushing, put } from "./pushing";

/** Requests that mean no good, or are wrong. */
export function testsOfHostilePushes(): void {
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
        const answer = await pushing.site.push("PUT", at("X1"), { key: pushing.key, raw });
        expect(answer.status, answer.body).toBe(status);
        expect(answer.headers["content-type"]).toContain("application/problem+json");
        const many = await pushing.site.push("POST", "/api/stock/yard", {
          key: pushing.key,
          raw: status === 400 ? raw : `{"operations":${raw}}`,
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
      const { json } = await pushing.site.push("PUT", at("N1"), {
        key: pushing.key,
        raw: JSON.stringify(CAR).replace("45000", "1e21").replace("20000", "2.5e4"),
      });
      expect(json["leftOut"]).toContainEqual(
        expect.objectContaining({ field: "km", before: "1000000000000000000000" }),
      );
      expect(json["leftOut"]).not.toContainEqual(expect.objectContaining({ field: "price" }));
    });

    test("stock numbers that are none", async () => {
      for (const number of ["x".repeat(101), "x".repeat(10_000), "%00", "a%0Ab", "%20", "%7F"]) {
        for (const method of ["PUT", "DELETE"]) {
          const answer = await pushing.site.push(method, `/api/stock/yard/${number}`, {
            key: pushing.key,
            body: CAR,
          });
          expect([answer.status, answer.json["field"]], number.slice(0, 20)).toEqual([422, "stocknum"]);
        }
      }
      for (const number of [
        encodeURIComponent("😀"),
        encodeURIComponent("日本"),
        "..%2F..%2Fx",
        "a%2Fb",
        // Decoded once, it is another vehicle than the one above.
        "a%252Fb",
        "A%20%20B",
        "%2e%2e%2fx",
      ])
        expect(
          (await pushing.site.push("PUT", `/api/stock/yard/${number}`, { key: pushing.key, body: CAR }))
            .status,
          number,
        ).toBe(201);
      const statusOf = (path: string) =>
        new Promise<number>((resolve) => {
          request(
            { port: pushing.site.server.port, path, method: "PUT", headers: { host: "www.yard.example" } },
            (answer) => {
              answer.resume();
              resolve(answer.statusCode ?? 0);
            },
          ).end();
        });
      expect(await statusOf("/api/stock/yard/../../../sign-out"), "leads elsewhere").toBe(405);
      expect(await statusOf("/cars/x")).toBe(405);
    });

    test("methods and addresses that there are not are answered as every other fault is", async () => {
      const key = pushing.key;
      for (const [method, path, status, allow] of [
        ["PATCH", at("X1"), 405, "PUT, DELETE"],
        ["OPTIONS", at("X1"), 405, "PUT, DELETE"],
        ["GET", at("X1"), 405, "PUT, DELETE"],
        ["PATCH", "/api/stock/yard", 405, "POST"],
        ["OPTIONS", "/api/stock/yard", 405, "POST"],
        ["PUT", "/api/stock/yard/A/1", 404, undefined],
        ["DELETE", "/api/stock/yard/A/1/2", 404, undefined],
        ["GET", "/api/stock/yard/A/1", 404, undefined],
      ] as const) {
        const answer = await pushing.site.push(method, path, { key });
        expect([answer.status, answer.headers["allow"]], `${method} ${path}`).toEqual([status, allow]);
        expect(answer.headers["content-type"]).toContain("application/problem+json");
        expect(answer.json).toMatchObject({ status, type: "about:blank" });
      }
    });

    test("a parameter that there is not is not ignored", async () => {
      for (const query of ["?dryRun=true", "?force=yes", "?force"])
        expect((await batch([{ op: "remove", stocknum: "none" }], query)).status, query).toBe(422);
      const put = await pushing.site.push("PUT", `${at("X1")}?force=true`, { key: pushing.key, body: CAR });
      expect([put.status, put.json["field"]]).toEqual([422, "force"]);
    });

    test("a body of another type, of 50 MB, or with a forged length", async () => {
      for (const type of ["text/plain", "application/x-www-form-urlencoded", ""]) {
        const answer = await pushing.site.push("PUT", at("X1"), {
          key: pushing.key,
          body: CAR,
          headers: { "content-type": type },
        });
        expect(answer.status).toBe(415);
      }
      expect(
        (
          await pushing.site.push("POST", "/api/stock/yard", {
            key: pushing.key,
            raw: "x",
            headers: { "content-type": "a/b" },
          })
        ).status,
      ).toBe(415);
      const tooMuch = { key: pushing.key, raw: " ".repeat(5 * 1_024 * 1_024) };
      expect((await pushing.site.push("POST", "/api/stock/yard", tooMuch)).status).toBe(413);
      const headers = { host: "www.yard.example", authorization: `Bearer ${pushing.key}` };
      const huge = { type: "application/json", body: Buffer.alloc(50 * 1_024 * 1_024, 32) };
      for (const length of [undefined, "chunked"] as const) {
        const answer = await rawPost(
          pushing.site.server.port,
          "/api/stock/yard",
          { ...huge, ...(length && { length }) } as never,
          headers,
        );
        expect(answer.status).toBe(413);
        expect(answer.ms).toBeLessThan(5_000);
      }
    });

    test("a foreign origin is refused as everywhere", async () => {
      const answer = await get(pushing.site.server.port, at("X1"), {
        method: "PUT",
        host: "www.yard.example",
        headers: {
          origin: "https://evil.example",
          authorization: `Bearer ${pushing.key}`,
          "content-type": "application/json",
        },
        body: JSON.stringify(CAR),
      });
      expect(answer.status).toBe(403);
    });
  });
}
