import { afterEach, beforeEach, expect, it } from "vitest";
import { oneEachTurn } from "./turns.server";

let turnsOfTheLoop = 0;
let counting = true;
const count = () => {
  turnsOfTheLoop += 1;
  if (counting) setImmediate(count);
};

beforeEach(() => {
  counting = true;
  setImmediate(count);
});
afterEach(() => {
  counting = false;
});

it("gives each of several who ask at once a turn of the event loop of their own, in order", async () => {
  const turn = oneEachTurn();
  const seen: [string, number][] = [];
  const work = async (name: string) => {
    await turn();
    seen.push([name, turnsOfTheLoop]);
  };
  await Promise.all(["a", "b", "c"].map(work));
  expect(seen.map(([name]) => name)).toEqual(["a", "b", "c"]);
  expect(new Set(seen.map(([, at]) => at)).size).toBe(3);
});

it("gives way once for somebody who comes alone", async () => {
  const turn = oneEachTurn();
  await turn();
  const before = turnsOfTheLoop;
  await turn();
  expect(turnsOfTheLoop - before).toBeLessThanOrEqual(2);
});
