import { expect, it } from "vitest";
import { type SendingSigns, suspicionOf } from "./suspicion";

const person: SendingSigns = {
  trap: "",
  seconds: 20,
  leastSeconds: 2,
  robot: false,
  flood: false,
  texts: ["Hi"],
};

it("has nothing against people", () => {
  expect(suspicionOf(person)).toBeNull();
  expect(suspicionOf({ ...person, texts: ["See https://a.example and www.b.example"] })).toBeNull();
});

it.each<[string, Partial<SendingSigns>]>([
  ["trap", { trap: "x" }],
  ["speed", { seconds: 1.9 }],
  ["robot", { robot: true }],
  ["flood", { flood: true }],
  ["links", { texts: ["https://a https://b", "www.c"] }],
  ["trap, speed", { trap: "x", seconds: 0 }],
])("says why: %s", (reason, signs) => expect(suspicionOf({ ...person, ...signs })).toBe(reason));
