import { expect, test } from "@playwright/test";
import { at, CAR, pushing } from "./pushing";

/** Keys of dealers' systems. */
export function testsOfKeys(): void {
  test.describe("a key", () => {
    test("is needed, and is one dealer's", async () => {
      const other = await pushing.site.key("--tenant", "other");
      const path = at("K1");
      for (const [headers, why] of [
        [{}, "none"],
        [{ authorization: `Bearer ${pushing.key}x` }, "wrong"],
        [{ authorization: `Basic ${pushing.key}` }, "not a bearer"],
        [{ authorization: `Bearer  ` }, "empty"],
        [{ authorization: `Bearer ${pushing.key} ${pushing.key}` }, "two"],
        [{ authorization: `Bearer ${pushing.key.slice(0, 20)}${"x".repeat(5_000)}` }, "long"],
        [{ authorization: `Bearer ${pushing.key.replace(/_.{12}_/, "_000000000000_")}` }, "another id"],
        [{ cookie: `key=${pushing.key}` }, "in a cookie"],
      ] as const) {
        const {
          status,
          json,
          headers: answered,
        } = await pushing.site.push("PUT", path, { body: CAR, headers });
        expect(status, why).toBe(401);
        expect(answered["www-authenticate"]).toContain("Bearer");
        expect(JSON.stringify(json)).not.toContain(pushing.key.slice(20));
      }
      const elses = await pushing.site.push("PUT", at("K1"), { key: other.secret, body: CAR });
      const nobodys = await pushing.site.push("PUT", at("K1", "nowhere"), { key: other.secret, body: CAR });
      expect([elses.status, elses.body]).toEqual([404, nobodys.body]);
      expect(
        (await pushing.site.push("PUT", at("K1", "other"), { key: other.secret, body: CAR })).status,
      ).toBe(201);
      expect((await pushing.site.push("DELETE", at("K1"), { key: other.secret })).status).toBe(404);
      expect(
        (await pushing.site.push("POST", "/api/stock/yard", { key: other.secret, body: {} })).status,
      ).toBe(404);
      for (const method of ["DELETE", "POST"] as const)
        expect((await pushing.site.push(method, method === "POST" ? "/api/stock/yard" : path)).status).toBe(
          401,
        );
    });

    test("is not valid any more from the moment it is revoked", async () => {
      const { id, secret } = await pushing.site.key("--dealership", "yard", "--name", "short-lived");
      expect((await pushing.site.push("DELETE", at("none"), { key: secret })).status).toBe(200);
      await pushing.site.stock("keys", "revoke", id);
      expect((await pushing.site.push("DELETE", at("none"), { key: secret })).status).toBe(401);
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
          statuses.add((await pushing.site.push(method, path, { key: "wrong", headers })).status);
        const late = await pushing.site.push(method, path, { key: "wrong", headers });
        expect(Number(late.headers["retry-after"])).toBeGreaterThan(0);
        expect(late.status).toBe(429);
      }
      expect([...statuses].sort()).toEqual([401, 429]);
      expect(
        (await pushing.site.push("DELETE", at("none"), { key: pushing.key, headers })).status,
        "a right key is no guess",
      ).toBe(200);
    });
  });
}
