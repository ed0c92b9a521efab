import { expect, it } from "vitest";
import * as z from "zod";
import { callFault } from "./call-fault.server";

const faultOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    return callFault(error);
  }
  return "none";
};
const answer = z.object({ price: z.number(), names: z.array(z.string()) });

it("names each field of an answer that is wrong, and not what stands there", () => {
  const told = faultOf(() => answer.parse({ price: "secret", names: ["a", 2] }));
  expect(told).toMatch(/^unknown form of answer \(price: .*number.*; names\.1: .*string.*\)$/);
  expect(told).not.toContain("secret");
  expect(faultOf(() => answer.parse("secret"))).toMatch(/\(the whole: .*object/);
});

it("is said of what is no JSON without quoting it, and in an error's own words otherwise", () => {
  expect(faultOf(() => JSON.parse("<secret>"))).toBe("answered with no JSON");
  expect(callFault(new Error("answered 500"))).toBe("answered 500");
  expect(callFault("odd")).toBe("unknown");
});
