import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { idsOfPart, shortId } from "./short-ids.server";

it("writes a UUID in 22 letters, and reads it back", () => {
  for (let times = 0; times < 200; times += 1) {
    const id = randomUUID();
    expect(shortId(id)).toMatch(/^[\w-]{22}$/);
    expect(idsOfPart(shortId(id))).toContain(id);
  }
});

it.each(["lead-1", "0d5c7f0e-1", "", "0D5C7F0E-0000-4000-8000-00000000000A", "a".repeat(22)])(
  "leaves any other id as it is: %s",
  (id) => {
    expect(shortId(id)).toBe(id);
    expect(idsOfPart(id)).toContain(id);
  },
);

it("still reads an id that stands in a link whole", () => {
  const id = randomUUID();
  expect(idsOfPart(id)).toEqual([id]);
});
