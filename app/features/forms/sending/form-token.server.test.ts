import { expect, it } from "vitest";
import { issueToken, readToken, shownTo, type TokenScope } from "./form-token.server";

const scope: TokenScope = { tenant: "yard", form: "enquiry", secrets: ["a".repeat(32)] };
const now = new Date("2026-11-21T02:00:00Z");

it("is read back by who issued it", () => {
  const token = readToken(issueToken(scope, now), scope);
  expect(token).toMatchObject({ startedAt: now.getTime(), issuedAt: now.getTime() });
  expect(token?.key).toMatch(/^[\w-]{16}$/);
});

it("keeps key and beginning through the steps of a form", () => {
  const first = readToken(issueToken(scope, now), scope);
  const later = readToken(issueToken(scope, new Date(now.getTime() + 60_000), first ?? undefined), scope);
  expect(later).toEqual({ ...first, issuedAt: now.getTime() + 60_000 });
});

it("of a later page of a journey has a key of its own and the journey's beginning", () => {
  const first = readToken(issueToken(scope, now), scope);
  const next = { ...scope, form: "contact" };
  const later = readToken(
    issueToken(next, new Date(now.getTime() + 60_000), { startedAt: now.getTime() }),
    next,
  );
  expect(later).toMatchObject({ startedAt: now.getTime(), issuedAt: now.getTime() + 60_000 });
  expect(later?.key).not.toBe(first?.key);
});

it("is worth nothing on another dealer's site, in another form, or changed", () => {
  const text = issueToken(scope, now);
  expect(readToken(text, { ...scope, tenant: "other" })).toBeNull();
  expect(readToken(text, { ...scope, form: "careers" })).toBeNull();
  expect(readToken(text, { ...scope, secrets: ["b".repeat(32)] })).toBeNull();
  const [key, started, , signature] = text.split(".");
  expect(readToken([key, started, "zzzzzzzz", signature].join("."), scope)).toBeNull();
  for (const forged of ["", "...", "a.b.c.d", `${text}.x`, "x".repeat(500)])
    expect(readToken(forged, scope)).toBeNull();
});

it("survives a change of secret while the old one is still listed", () => {
  const text = issueToken(scope, now);
  expect(readToken(text, { ...scope, secrets: ["b".repeat(32), ...scope.secrets] })).not.toBeNull();
  expect(readToken(text, scope)?.shownTo).toBeNull();
  const [mia, otto] = ["mia", "otto"].map(shownTo);
  expect(readToken(issueToken(scope, now, { shownTo: mia ?? null }), scope)?.shownTo).toBe(mia);
  expect([mia === otto, shownTo(null)]).toEqual([false, null]);
});
