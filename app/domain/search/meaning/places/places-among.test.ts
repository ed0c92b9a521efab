import { expect, test } from "vitest";
import { placesAmong } from "./places-among";

const vocabulary = { badges: new Set(["wildtrak", "ascent"]), nameWords: new Set(["swift"]) };
const among = (text: string, asked = text) => placesAmong({ text: asked }, { text }, vocabulary);
const named = (text: string, asked = text) => among(text, asked).map(({ place }) => place);

test("every stretch may name a place, the longest first and the last of equals first", () => {
  expect(named("zwei surfers paradise")).toEqual([
    ...["zwei surfers paradise", "surfers paradise", "zwei surfers"],
    ...["surfers", "zwei"],
  ]);
});

test("what is no place stays text", () => {
  expect(among("wildtrak ipswich").at(-1)).toEqual({ place: "ipswich", rest: "wildtrak" });
});

test("a badge, a make, a model and a word that says something else are no place by themselves", () => {
  for (const word of [
    "wildtrak",
    "swift",
    "ferrari",
    "demio",
    "orange",
    "sale",
    "retreat",
    "4wd",
    "ab",
    "<b>",
    "",
  ])
    expect(named(word)).toEqual([]);
  expect(named("broken hill")).toContain("broken hill");
});

test("where somebody drives to or comes from is not where vehicles shall be", () => {
  expect(named("noosa", "something quiet to drive up to noosa")).toEqual([]);
  expect(named("perth", "moving from perth")).toEqual([]);
  expect(named("noosa", "something quiet noosa")).toEqual(["noosa"]);
});

test("a place in another script is called as tables of places call it", () => {
  expect(named("悉尼")).toEqual(["Sydney"]);
});
