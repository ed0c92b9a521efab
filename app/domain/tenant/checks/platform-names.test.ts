import { expect, it } from "vitest";
import { copyOfLanguages, flatTexts } from "./platform-names";

it("names every text by its dotted key", () => {
  const groups = { card: { finance: "F", deep: { er: "D" } }, none: null, list: 3, top: "T" };
  expect([...flatTexts(groups)]).toEqual([
    ["card.finance", "F"],
    ["card.deep.er", "D"],
    ["top", "T"],
  ]);
  expect(flatTexts({}).size).toBe(0);
});

it("puts the fallback's texts beneath those of a language that is not whole", () => {
  const copy = copyOfLanguages(
    {
      "en-AU": { a: { x: "1", y: "2", z: "3" } },
      "en-NZ": { a: { x: "kia ora" } },
      ar: { a: { x: "س", y: "ص" } },
    },
    "en-AU",
  );
  expect(copy.get("en-NZ")?.get("a.y")).toBe("2");
  expect(copy.get("en-NZ")?.get("a.x")).toBe("kia ora");
  expect(copy.get("ar")?.has("a.z")).toBe(false);
});
