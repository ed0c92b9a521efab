import { join } from "node:path";
import Libsql from "libsql";
import { expect, test } from "@playwright/test";
import { at, CAR, pushing, put } from "./pushing";

/** Requests that are sent again. */
export function testsOfIdempotency(): void {
  test.describe("an Idempotency-Key", () => {
    test("gives the same answer again, and does nothing again", async () => {
      const headers = { "idempotency-key": "one-1" };
      const first = await put("I1", CAR, headers);
      const again = await put("I1", CAR, headers);
      expect([again.status, again.body]).toEqual([201, first.body]);
      expect(again.headers["idempotency-replayed"]).toBe("true");
      expect((await put("I1", { ...CAR, price: 1_000 }, headers)).status).toBe(422);
      expect((await put("I2", CAR, headers)).status, "another address").toBe(422);
      expect(
        (await pushing.site.push("DELETE", at("I1"), { key: pushing.key, headers })).status,
        "another method",
      ).toBe(422);
      const { secret } = await pushing.site.key("--dealership", "yard");
      const others = await pushing.site.push("PUT", at("I1"), { key: secret, body: CAR, headers });
      expect(others.json["event"], "another key's is another").toBe("same");
      expect(
        (
          await pushing.site.push("POST", "/api/stock/yard", {
            key: pushing.key,
            raw: "{",
            headers: { "idempotency-key": "bad" },
          })
        ).status,
      ).toBe(400);
    });

    test("is of a form", async () => {
      for (const name of ["x".repeat(256), "two words"])
        for (const method of ["PUT", "DELETE"])
          expect(
            (
              await pushing.site.push(method, at("I3"), {
                key: pushing.key,
                body: CAR,
                headers: { "idempotency-key": name },
              })
            ).status,
          ).toBe(400);
    });

    test("of several at once one is done", async () => {
      const headers = { "idempotency-key": "at-once" };
      const answers = await Promise.all(Array.from({ length: 6 }, () => put("I4", CAR, headers)));
      for (const { status, json } of answers) expect(status === 409 || json["event"] === "new").toBe(true);
      expect(
        answers.filter(
          ({ status, headers: answered }) => status === 201 && !answered["idempotency-replayed"],
        ),
      ).toHaveLength(1);
    });

    test("that was being answered when the process ended is free after a minute", async () => {
      const headers = { "idempotency-key": "cut-off" };
      await put("I5", CAR, headers);
      const database = new Libsql(join(pushing.site.dataDir, "forecourt.db"), { timeout: 5_000 });
      const claim = (seconds: number) =>
        database
          .prepare(
            "update stock_push_answer set status = null, claimed_at = ? where status = 201 or status is null",
          )
          .run(new Date(Date.now() - seconds * 1_000).toISOString());
      claim(10);
      for (const method of ["PUT"] as const) {
        const answer = await pushing.site.push(method, at("I5"), { key: pushing.key, body: CAR, headers });
        expect([answer.status, answer.headers["retry-after"]]).toEqual([409, "5"]);
      }
      claim(70);
      expect((await put("I5", CAR, headers)).json["event"]).toBe("same");
      const gone = { "idempotency-key": "cut-off-removal" };
      await pushing.site.push("DELETE", at("I6"), { key: pushing.key, headers: gone });
      database
        .prepare("update stock_push_answer set status = null, claimed_at = ?")
        .run(new Date().toISOString());
      expect((await pushing.site.push("DELETE", at("I6"), { key: pushing.key, headers: gone })).status).toBe(
        409,
      );
      database.close();
    });
  });
}
