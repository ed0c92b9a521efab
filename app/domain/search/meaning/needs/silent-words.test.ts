import { expect, test } from "vitest";
import { EMPTY_QUERY } from "../../query";
import { withoutSilentWords } from "./silent-words";

const told = (aside: string, rest = {}) => withoutSilentWords({ ...EMPTY_QUERY, ...rest, aside }).aside;

test("who it is for is told only where nothing narrows", () => {
  const van = { refinements: { body: ["van"] } };
  expect(told("work", van)).toBeUndefined();
  expect(told("small mum easy to park", van)).toBe("small easy to park");
  expect(told("max", { ranges: { price: { max: 5_000 } } })).toBeUndefined();
  expect(told("work")).toBe("work");
  expect(withoutSilentWords(EMPTY_QUERY)).toBe(EMPTY_QUERY);
});
