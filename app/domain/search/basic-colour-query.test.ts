import { expect, it } from "vitest";
import { withBasicColours } from "./basic-colour-query";
import { EMPTY_QUERY } from "./query";

const asking = (...colour: string[]) => ({ ...EMPTY_QUERY, refinements: { make: ["Mazda"], colour } });

it("asks for the basic colours that makers' names mean, each once", () => {
  expect(withBasicColours(asking("White", "Glacier White", "Navy"))).toEqual(asking("blue", "white"));
});

it("leaves what names no colour, and queries that ask for none or for basic ones", () => {
  expect(withBasicColours(asking("Zinger", "Red"))).toEqual(asking("Zinger", "red"));
  for (const same of [EMPTY_QUERY, asking("red"), asking("red", "blue"), asking("Zinger")])
    expect(withBasicColours(same)).toBe(same);
});
