import { expect, it } from "vitest";
import { formVisitor } from "./visitor.server";

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
