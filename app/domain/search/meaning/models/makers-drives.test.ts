import { expect, test } from "vitest";
import { EMPTY_QUERY } from "../../query";
import { queryAsMeant } from "../read-meaning";
import { searchVocabulary } from "../vocabulary";

const vocabulary = searchVocabulary({
  make: ["BMW", "Kia", "Toyota"],
  make_model: ["BMW X5", "Kia Sorento"],
  drive: ["AWD", "FWD"],
});
const makesOf = (text: string) => {
  const { make, make_model, drive } = queryAsMeant({ ...EMPTY_QUERY, text }, vocabulary, 2026).refinements;
  return { make, make_model, drive };
};

test("a drive that one make has is asked of that make, unless another name says of what", () => {
  expect(makesOf("xdrive")).toEqual({ make: ["BMW"], drive: ["AWD"] });
  expect(makesOf("awd")).toEqual({ drive: ["AWD"] });
  expect(makesOf("quattro")).toEqual({ drive: ["AWD"] });
  expect(makesOf("x5 xdrive")).toEqual({ make_model: ["BMW X5"], drive: ["AWD"] });
  expect(makesOf("kia xdrive")).toEqual({ make: ["Kia"], drive: ["AWD"] });
});

test("a grade of two words that one make has is asked of that make, where the stock has none by that name", () => {
  const read = (text: string) => {
    const { refinements, text: left } = queryAsMeant({ ...EMPTY_QUERY, text }, vocabulary, 2026);
    return { make: refinements.make, left };
  };
  expect(read("m sport")).toEqual({ make: ["BMW"], left: "m sport" });
  expect(read("white m sport").make).toEqual(["BMW"]);
  expect(read("x5 m sport").make).toBeUndefined();
  expect(read("sport m").make).toBeUndefined();
});
