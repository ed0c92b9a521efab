import { expect, it } from "vitest";
import type { Shopper } from "~/ports/shopper-accounts";
import { noticePath, readNoticeLink } from "./notice-link.server";
import { digestOf, keyedDigest, newSecret, sameDigest } from "./secret-digest.server";

const SECRET = "a secret of at least thirty-two letters";
const OLDER = "another secret of thirty-two letters";
const MIA: Shopper = {
  id: "mia",
  tenant: "yard",
  phone: "+61412345678",
  email: "mia@example.com",
  emailConfirmed: false,
  notices: "email",
  language: null,
  createdAt: "2026-01-01T00:00:00.000Z",
};
const tokenOf = (path: string) => new URL(path, "https://yard.example").searchParams.get("token") ?? "";
const read = (
  token: string,
  shopper: Shopper = MIA,
  secrets: readonly [string, ...string[]] = [SECRET],
  tenant = "yard",
) => {
  const find = async (of: string, id: string) => (of === tenant && id === shopper.id ? shopper : null);
  return readNoticeLink({ find }, secrets, tenant, token);
};

it("leads back to the shopper and what was to be done, for years and through a change of secrets", async () => {
  const stop = noticePath("stop", MIA, SECRET);
  expect(stop).toMatch(/^\/notices\?token=s\.mia\.[\w-]{15,}[A-Za-z0-9]$/);
  expect(await read(tokenOf(stop))).toEqual({ action: "stop", shopper: MIA });
  expect(await read(tokenOf(stop), MIA, [OLDER, SECRET])).toEqual({ action: "stop", shopper: MIA });
  expect(await read(tokenOf(stop), MIA, [OLDER])).toBeNull();
  const confirm = noticePath("confirm", MIA, SECRET);
  expect(confirm).toMatch(/^\/notices\?token=c\.mia\./);
  expect(await read(tokenOf(confirm))).toEqual({ action: "confirm", shopper: MIA });
});

it("confirms the address it was sent to and no other; stopping goes on working", async () => {
  const moved = { ...MIA, email: "new@example.com" };
  expect(await read(tokenOf(noticePath("confirm", MIA, SECRET)), moved)).toBeNull();
  expect(await read(tokenOf(noticePath("stop", MIA, SECRET)), moved)).not.toBeNull();
  const none = { ...MIA, email: null };
  expect(await read(tokenOf(noticePath("confirm", none, SECRET)), none)).not.toBeNull();
});

it("is nothing for another shopper, dealer or deed, nor when it is made up", async () => {
  const token = tokenOf(noticePath("stop", MIA, SECRET));
  const [, , digest = ""] = token.split(".");
  expect(await read(token, { ...MIA, tenant: "other" }, [SECRET], "other")).toBeNull();
  for (const forged of [
    "",
    "s",
    "s.mia",
    "s.ben." + digest,
    "c.mia." + digest,
    "x.mia." + digest,
    "constructor.mia." + digest,
    `${token}.${"x".repeat(200)}`,
  ])
    expect(await read(forged), forged).toBeNull();
  // The longest that is looked at, and one sign more.
  const withToken = (length: number) => {
    const shoppers = Array.from({ length: 20 }, (_, at) => ({ ...MIA, id: "m".repeat(170 + at) }));
    const one = shoppers.find((shopper) => tokenOf(noticePath("stop", shopper, SECRET)).length === length);
    if (one === undefined) throw new Error("no shopper has a link of that length");
    return { token: tokenOf(noticePath("stop", one, SECRET)), shopper: one };
  };
  const [longest, longer] = [withToken(200), withToken(201)];
  expect(await read(longest.token, longest.shopper)).toEqual({ action: "stop", shopper: longest.shopper });
  expect(await read(longer.token, longer.shopper)).toBeNull();
});

it("still opens what was sent before links were shorter, also without the sign at its end", async () => {
  for (let at = 0; at < 200; at += 1) {
    const shopper = { ...MIA, id: `0d5c7f0e-0000-4000-8000-${String(at).padStart(12, "0")}` };
    const parts = ["notice link", "stop", "yard", shopper.id, ""];
    const token = `s.${shopper.id}.${keyedDigest(SECRET, parts.join("\n")).slice(0, 22)}`;
    for (const given of [token, token.replace(/[-_]+$/, "")])
      expect(await read(given, shopper)).toEqual({ action: "stop", shopper });
  }
});

it("keeps secrets under a digest, and compares digests whole", () => {
  expect(newSecret()).toMatch(/^[\w-]{43}$/);
  expect(newSecret()).not.toBe(newSecret());
  expect(digestOf("abc")).toBe("ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0");
  expect(keyedDigest("key", "abc")).not.toBe(keyedDigest("other", "abc"));
  expect(keyedDigest("key", "abc")).toMatch(/^[\w-]{43}$/);
  expect(sameDigest("abc", "abc")).toBe(true);
  for (const other of ["abd", "ab", "abcd", ""]) expect(sameDigest("abc", other), other).toBe(false);
});
