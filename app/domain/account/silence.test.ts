import { expect, it } from "vitest";
import { silence } from "./silence";

it.each([
  ["none", null, false, "unchosen"],
  ["none", "mia@example.com", true, "unchosen"],
  ["sms", null, false, null],
  ["email", null, false, "unchosen"],
  ["email", "mia@example.com", false, "unconfirmed"],
  ["email", "mia@example.com", true, null],
] as const)(
  "of who chose %s with the address %s, confirmed: %s, it is %s",
  (notices, email, emailConfirmed, why) => {
    expect(silence({ notices, email, emailConfirmed })).toBe(why);
  },
);
