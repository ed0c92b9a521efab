import { expect, it } from "vitest";
import { makeOf } from "~/domain/make/make-of";
import { isOfBudget, knownName, makeBySlug, makeModelBySlug } from "./url-context";

const context = {
  dealerships: [],
  makes: ["Land", "Land Rover", "Citroën"],
  makeModels: ["Land Rover Discovery", "Land Cruise", "Citroën C5"],
  defaultSort: "relevant",
} as const;

it("a model belongs to the longest make it begins with", () => {
  expect(makeOf("Land Rover Discovery", context.makes)).toBe("Land Rover");
  expect(makeOf("Land Rover Discovery", ["Land Rover", "Land"])).toBe("Land Rover");
  expect(makeOf("Land Cruise", context.makes)).toBe("Land");
  expect([makeOf("Landau", context.makes), makeOf("Land", context.makes), makeOf("Kia Rio", [])]).toEqual([
    null,
    null,
    null,
  ]);
});

it("a path's words name makes and models on sale, and nothing else", () => {
  expect([makeBySlug("citroen", context), makeBySlug("kia", context)]).toEqual(["Citroën", null]);
  expect(makeModelBySlug("Land Rover", "discovery", context)).toBe("Land Rover Discovery");
  expect(makeModelBySlug("Land", "rover-discovery", context), "of another make").toBeNull();
  expect(makeModelBySlug("Land", "cruise", context)).toBe("Land Cruise");
  expect(makeModelBySlug("Citroën", "c6", context)).toBeNull();
});

it("a name is read whatever its case, accents and punctuation, and kept as asked where it is unknown", () => {
  const makes = ["citroen", "Citroën", "日本"];
  expect(knownName("Citroën", makes), "the very name first").toBe("Citroën");
  expect(knownName("CITROËN", makes)).toBe("citroen");
  expect(knownName("Ferrari", makes)).toBe("Ferrari");
  expect(knownName("!", ["?"]), "nothing is alike in nothing").toBe("!");
});

it("a question is the budget's while it asks for the same prices", () => {
  const of = (price: { min?: number; max?: number } | undefined, budget: string) =>
    isOfBudget({ ranges: price === undefined ? {} : { price } }, { value: "none", price: budget });
  expect(of({ min: 1_000, max: 9_000 }, "1000:9000")).toBe(true);
  expect(of({ min: 1_000 }, "1000:")).toBe(true);
  expect(of({ max: 9_000 }, ":9000")).toBe(true);
  expect(of(undefined, "")).toBe(true);
  expect([of({ max: 9_000 }, ""), of(undefined, "1000:"), of({ max: 9_001 }, ":9000")]).toEqual([
    false,
    false,
    false,
  ]);
});
