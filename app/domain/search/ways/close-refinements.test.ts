import { expect, test } from "vitest";
import { closeRefinements } from "./close-refinements";

const MAKES = ["Toyota", "Land Rover"];

test("the model, its make, the body, then the kind, and never another kind", () => {
  const asked = { make_model: ["Toyota Hilux"], body: ["ute"], item_type: ["truck"], colour: ["red"] };
  expect(closeRefinements(asked, MAKES)).toEqual([
    { make_model: ["Toyota Hilux"], item_type: ["truck"] },
    { make: ["Toyota"], item_type: ["truck"] },
    { body: ["ute"], item_type: ["truck"] },
    { item_type: ["truck"] },
  ]);
});

test("a make that is not on sale here is asked for all the same, once", () => {
  expect(closeRefinements({ make: ["Ferrari"], body: ["suv"] }, MAKES)).toEqual([
    { make: ["Ferrari"] },
    { body: ["suv"] },
  ]);
  expect(
    closeRefinements({ make: ["Toyota"], make_model: ["Toyota Hilux", "Land Rover Defender"] }, MAKES)[1],
  ).toEqual({
    make: ["Toyota", "Land Rover"],
  });
});

test("nothing is close to a colour, a seat or no condition at all", () => {
  for (const asked of [{}, { colour: ["red"] }, { seats: ["7"], car_type: ["used"] }])
    expect(closeRefinements(asked, MAKES)).toEqual([]);
});
