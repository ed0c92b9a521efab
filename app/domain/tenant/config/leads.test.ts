import { expect, it } from "vitest";
import { leadsSchema } from "./leads";

const accepts = (sink: Readonly<Record<string, unknown>>) =>
  leadsSchema.safeParse({ sinks: [{ id: "one", ...sink }] }).success;
const hook = { type: "webhook", url: "https://hook.example/", secretEnv: "LEAD_SECRET_HOOK" };

it("takes a webhook by https, with the name of a secret of its own", () => {
  expect(accepts(hook)).toBe(true);
  expect(accepts({ ...hook, url: "http://hook.example/" })).toBe(false);
  expect(accepts({ ...hook, secretEnv: "SESSION_SECRET" }), "would give away another secret").toBe(false);
  expect(accepts({ ...hook, secretEnv: "whsec_abc" }), "no secret in the file").toBe(false);
});

it("takes plain addresses", () => {
  expect(accepts({ type: "adfMail", to: ["crm@yard.example"] })).toBe(true);
  for (const to of ["a@x.example, b@y.example", "a@x.example\nBcc: b@y.example", "Crm <a@x.example>", ""])
    expect(accepts({ type: "adfMail", to: [to] }), to).toBe(false);
  expect(accepts({ type: "adfMail", to: [] })).toBe(false);
});

it("tells sinks apart by their ids", () => {
  const sink = { id: "one", ...hook };
  expect(leadsSchema.safeParse({ sinks: [sink, sink] }).success).toBe(false);
});

it("keeps leads for two years, and for a month at least", () => {
  expect(leadsSchema.parse({}).retentionDays).toBe(730);
  expect(leadsSchema.safeParse({ retentionDays: 7 }).success).toBe(false);
});
