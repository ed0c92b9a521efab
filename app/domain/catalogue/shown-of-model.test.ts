import { expect, it } from "vitest";
import { shownOfModel } from "./shown-of-model";

const vehicle = (id: string, photos_count = 5) => ({ id, photos_count });
const idsOf = (groups: Parameters<typeof shownOfModel>[0], most = 4) =>
  shownOfModel(groups, most).map(({ id }) => id);

it("shows new vehicles before used ones, none twice", () => {
  const fresh = [vehicle("n1"), vehicle("n2")];
  expect(idsOf([fresh, [vehicle("u1"), vehicle("n2"), vehicle("u2"), vehicle("u3")]])).toEqual([
    "n1",
    "n2",
    "u1",
    "u2",
  ]);
});

it("takes those with photos, and shows them first where some without are needed", () => {
  const fresh = [vehicle("n1", 0), vehicle("n2"), vehicle("n3", 0)];
  expect(idsOf([fresh, []], 2)).toEqual(["n2", "n1"]);
  expect(idsOf([fresh, [vehicle("u1", 0), vehicle("u2")]])).toEqual(["n2", "u2", "n1", "n3"]);
});

it("keeps the order of the search among equals", () => {
  expect(idsOf([[vehicle("b"), vehicle("a"), vehicle("c")]])).toEqual(["b", "a", "c"]);
});
