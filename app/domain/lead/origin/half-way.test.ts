import { expect, it } from "vitest";
import { begunKey, isBegunKey } from "./half-way";

it("tells a form that was begun from one that was sent", () => {
  expect(isBegunKey(begunKey("form"))).toBe(true);
  for (const sent of ["form", "form.digest", "", "begun"]) expect(isBegunKey(sent), sent).toBe(false);
});
