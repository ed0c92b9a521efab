import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetContact, readContact, rememberContact } from "./remembered-contact";

const KEY = "yard.contact";
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it("remembers a contact, adds to it, and forgets it", () => {
  expect(readContact(KEY)).toBeNull();
  rememberContact(KEY, { name: "Zoë", phone: "0412 345 678" });
  rememberContact(KEY, { name: "Zoë", email: "zoe@example.com" });
  expect(readContact(KEY)).toEqual({ name: "Zoë", phone: "0412 345 678", email: "zoe@example.com" });
  forgetContact(KEY);
  expect(readContact(KEY)).toBeNull();
});

it.each(["x", "[]", "3", '{"name":3}', '{"other":"x"}', JSON.stringify({ name: "x".repeat(300) })])(
  "takes nothing from what is no contact: %s",
  (text) => {
    stored.set(KEY, text);
    expect(readContact(KEY)).toBeNull();
  },
);

it("does without where storage is refused", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(readContact(KEY)).toBeNull();
  rememberContact(KEY, { name: "Zoë" });
  forgetContact(KEY);
});
