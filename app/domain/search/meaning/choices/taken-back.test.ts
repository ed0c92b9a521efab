import { expect, it } from "vitest";
import { readMeaning } from "../read-meaning";
import { searchVocabulary } from "../vocabulary";

const vocabulary = searchVocabulary({
  make: ["Ford", "Toyota"],
  make_model: ["Ford Ranger", "Toyota Hilux"],
  body: ["suv", "ute", "wagon"],
  colour: ["red", "white"],
  fuel: ["Diesel", "Hybrid"],
});
const read = (text: string) => {
  const { refinements, text: left, aside } = readMeaning(text, vocabulary, 2026);
  return { ...refinements, ...(left === "" ? {} : { left }), ...(aside === undefined ? {} : { aside }) };
};

it("takes what is said last of the same thing, and keeps the rest", () => {
  expect(read("red ute actually white")).toEqual({ colour: ["white"], body: ["ute"] });
  expect(read("red or white hilux no wait ranger")).toEqual({
    colour: ["red", "white"],
    make_model: ["Ford Ranger"],
  });
  expect(read("hilux sorry any wagon")).toEqual({ body: ["wagon"] });
  expect(read("toyota wagon actually ute")).toEqual({ make: ["Toyota"], body: ["ute"] });
});

it("takes nothing back where nothing stands against it", () => {
  expect(read("actually a hilux")).toEqual({ make_model: ["Toyota Hilux"] });
  expect(read("hilux that is actually white")).toEqual({ make_model: ["Toyota Hilux"], colour: ["white"] });
  expect(read("a ranger instead of the hilux")).toEqual({ make_model: ["Ford Ranger"] });
});

it("drops what is given up, if anything else is asked for", () => {
  expect(read("forget the ute or wagon, hybrid suv")).toEqual({ fuel: ["Hybrid"], body: ["suv"] });
  expect(read("forget the ute")).toEqual({ body: ["ute"], left: "forget" });
});
