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

it.each([
  ["a/media/Emu Sans.woff2", "expected a name of small letters, received …", /^rename .*#own-typefaces/],
  ["a/media/yard.tiff", "expected a name of small letters, received …", /^rename .*#own-logo-and-pictures/],
  [
    "a/media/big.woff2",
    "expected a file of at most 0.4 MB, received 0.5 MB",
    /^put another .*#own-typefaces/,
  ],
  ["a/media/yard.jpg", "expected a picture of at most 30 million pixels", /^put another .*#own-logo/],
  ["a/site.json", "theme.typefaces.text.files: expected weights", /^add a file .*#own-typefaces/],
  ["a/site.json", "theme.typefaces.text.files[0].file: expected each file once", /the field says: The file/],
])("%s: %s", (file, problem, remedy) => {
  expect(remedyFor(problem, file)).toMatch(remedy);
});
