import { expect, it } from "vitest";
import { senderName } from "./sender-name";

it.each([
  ["yard", "yard"],
  ["harbour-city", "harbourcity"],
  ["longpaddock-caravans", "longpaddock"],
  ["a-1", "a1"],
])("of %s is %s", (slug, name) => {
  expect(senderName(slug)).toBe(name);
});
