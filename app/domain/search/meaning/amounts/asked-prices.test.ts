import { expect, it } from "vitest";
import { readMeaning } from "../read-meaning";
import { searchVocabulary } from "../vocabulary";

const vocabulary = searchVocabulary({
  make: ["Isuzu"],
  make_model: ["Isuzu D-MAX"],
  highlights: ["drive_away", "finance"],
});
const read = (text: string) => {
  const { refinements, aside } = readMeaning(text, vocabulary, 2026);
  return { highlights: refinements.highlights, aside };
};

it("asks for a drive-away price, and for what has one only where that is no question", () => {
  const asked = { highlights: undefined };
  expect(read("how much is a d-max drive away")).toEqual({ ...asked, aside: "drive away" });
  expect(read("what is the drive away price of a d-max")).toEqual({ ...asked, aside: "drive away price" });
  expect(read("d-max drive away")).toEqual({ highlights: ["drive_away"], aside: undefined });
  expect(read("how much is a d-max, drive away under 50k").highlights).toEqual(["drive_away"]);
});
