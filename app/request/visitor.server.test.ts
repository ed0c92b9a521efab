import { expect, it } from "vitest";
import { formVisitor, setBooked } from "./visitor.server";

const secrets: [string, ...string[]] = ["a secret of at least thirty-two letters"];
const request = (cookie?: string) =>
  new Request("https://www.yard.example/", { headers: cookie === undefined ? {} : { cookie } });

it("is known again by the cookie, and by no cookie that we have not signed", async () => {
  const env = { sessionSecrets: secrets, production: true };
  const first = await formVisitor(request(), env);
  const cookie = first.setCookie.split(";")[0] ?? "";
  expect((await formVisitor(request(cookie), env)).secret).toBe(first.secret);
  const forged = `__Host-visitor=${Buffer.from(JSON.stringify("a".repeat(22))).toString("base64")}`;
  expect((await formVisitor(request(forged), env)).secret).not.toBe("a".repeat(22));
});

it("can be given in production by this host alone, over TLS, out of reach of scripts", async () => {
  const live = await formVisitor(request(), { sessionSecrets: secrets, production: true });
  expect(live.setCookie).toMatch(/^__Host-visitor=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const local = await formVisitor(request(), { sessionSecrets: secrets, production: false });
  expect(local.setCookie).toMatch(/^visitor=(?!.*Secure)/);
});

it("keeps the visits that it booked in mind until they are over, and none that we have not signed", async () => {
  const env = { sessionSecrets: secrets, production: true };
  const now = new Date("2026-11-27T00:00:00Z");
  const after = (days: number) => new Date(now.getTime() + days * 86_400_000);
  const first = await setBooked({ booked: {} }, { leadId: "soon", until: after(2) }, env, now);
  expect(first).toMatch(/^__Host-booked=.*; Max-Age=172800; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
  const visitor = await formVisitor(request(first.split(";")[0]), env);
  expect(Object.keys(visitor.booked)).toEqual(["soon"]);
  const second = await setBooked(visitor, { leadId: "late", until: after(90) }, env, now);
  expect(second).toContain("Max-Age=7776000");
  const both = await formVisitor(request(second.split(";")[0]), env);
  expect(Object.keys(both.booked).sort()).toEqual(["late", "soon"]);
  const later = await setBooked(both, { leadId: "third", until: after(60) }, env, after(50));
  expect(Object.keys((await formVisitor(request(later.split(";")[0]), env)).booked)).toEqual([
    "late",
    "third",
  ]);
  const forged = `__Host-booked=${Buffer.from(JSON.stringify({ other: 9e9 })).toString("base64")}`;
  expect((await formVisitor(request(forged), env)).booked).toEqual({});
});
