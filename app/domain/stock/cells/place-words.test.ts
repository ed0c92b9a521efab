import { expect, test } from "vitest";
import { cityOf, stateOf } from "./place-words";

test.each([
  ["Rouse Hill, NSW", "Rouse Hill", "NSW", []],
  ["Brisbane, AU-QLD", "Brisbane", "QLD", ["state-spelling"]],
  ["Brisbane QLD 4000", "Brisbane", "QLD", []],
  ["Austin, TX 78701-1234", "Austin", "TX", []],
  ["Bath, BA1 5NX", "Bath", null, []],
  ["Exeter EX1 1AA", "Exeter", null, []],
  ["Bath, Somerset", "Bath", "Somerset", []],
  ["Penrose", "Penrose", null, []],
  ["Lot 4, 12 Smith St", "Lot 4", null, []],
  ["", null, null, []],
  [", QLD", null, "QLD", []],
  ["QLD", null, "QLD", []],
])("%j lies in %j, %j", (text, city, state, notes) => {
  const codes: string[] = [];
  expect([cityOf(text), stateOf(text, (code) => codes.push(code)), codes]).toEqual([city, state, notes]);
});
