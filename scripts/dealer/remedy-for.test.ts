import { expect, it } from "vitest";
import { remedyFor } from "./remedy-for";

it.each([
  ["search.hitPerPage: expected no field of this name, received 21", /take it out, or use .*\bhitsPerPage\b/],
  ["serach: expected no field of this name, received {}", /take it out, or use .*\bsearch\b/],
  ["nav.items[0].children[2].lable: expected no field of this name, received 1", /\blabel, page\b/],
  ['search.hitsPerPage: expected a number, received "many"', /the field says: .*fields\.md#search/],
  [
    "leads.sinks[0].secretEnv: expected a secret in the environment variable LEAD_SECRET_A, received nothing",
    /set LEAD_SECRET_A where the site runs/,
  ],
  ['site.email: expected "a@b.example" of one dealer only', /its own/],
  ["not valid JSON: Unexpected token", /comma/],
  ["expected a file here, received nothing", /write the file/],
  ["title: expected text, received nothing", /front-matter\.md/],
])("%s", (problem, remedy) => {
  expect(remedyFor(problem)).toMatch(remedy);
});
