import { expect, it } from "vitest";
import { type SendingSigns, suspicionOf } from "./suspicion";

const person: SendingSigns = {
  trap: "",
  seconds: 20,
  leastSeconds: 2,
  robot: false,
  flood: false,
  texts: ["Hi"],
  ownHosts: ["www.yard.example", "xn--kwhai-ggc.example", "yard.localhost"],
};

it("has nothing against people", () => {
  expect(suspicionOf(person)).toBeNull();
  expect(suspicionOf({ ...person, texts: ["See https://a.example and www.b.example"] })).toBeNull();
});

it("takes the dealer's least time and two links for a person's", () => {
  expect(suspicionOf({ ...person, seconds: 2 })).toBeNull();
  expect(suspicionOf({ ...person, texts: ["[url] [URL=x]"] })).toBeNull();
  expect(suspicionOf({ ...person, texts: ["notwww.a awww.b xwww.c"] })).toBeNull();
});

it("counts links in all that was typed, whatever stands between them", () => {
  expect(suspicionOf({ ...person, texts: ["HTTP://a", "b", "https://c", "www.d"] })).toBe("links");
  expect(suspicionOf({ ...person, texts: ["http://a\\\"http://b'http://c<http://d"] })).toBe("links");
  expect(suspicionOf({ ...person, texts: ["http:// http:// http://"] })).toBe("links");
});

it.each<[string, Partial<SendingSigns>]>([
  ["trap", { trap: "x" }],
  ["speed", { seconds: 1.9 }],
  ["robot", { robot: true }],
  ["flood", { flood: true }],
  ["links", { texts: ["https://a https://b", "www.c"] }],
  ["trap, speed", { trap: "x", seconds: 0 }],
])("says why: %s", (reason, signs) => expect(suspicionOf({ ...person, ...signs })).toBe(reason));

it.each([
  "https://www.yard.example/cars/1 https://www.yard.example/ar/cars/2 https://www.yard.example/zh-Hans",
  "www.yard.example/cars/1, WWW.YARD.EXAMPLE/2, https://yard.example./3",
  "(https://kōwhai.example/1) (https://kōwhai.example/2) (https://xn--kwhai-ggc.example/3)",
  "http://yard.localhost:3000/cars/1 http://yard.localhost:3000/2 http://yard.localhost:3000/3",
  "https://www.yard.example/1 https://www.yard.example/2 https://www.yard.example/3 and https://www.elsewhere.example https://b.example",
])("has nothing against links to the dealer's own pages: %s", (text) => {
  expect(suspicionOf({ ...person, texts: [text] })).toBeNull();
});

it.each([
  "https://www.yard.example@evil.example https://www.yard.example.evil.example https://evil.example/www.yard.example",
  "https://yard.example.evil https://notyard.example https://yard.examples",
  "https:// www. [url=https://www.yard.example]",
  "https://a.yard.example https://b.yard.example https://c.yard.example",
])("takes no other host for the dealer's: %s", (text) => {
  expect(suspicionOf({ ...person, texts: [text] })).toBe("links");
});

it.each([
  ["www.yard.example/1 www.yard.example/2 WWW.yard.example/3", ["Yard.example"]],
  ["https://yard.example/1 https://yard.example/2 https://yard.example/3", ["WWW.YARD.EXAMPLE."]],
  ["https://yard.example./1 https://yard.example./2 https://www.yard.example./3", ["yard.example"]],
])("knows the dealer's pages with and without www, a last dot and capitals: %s", (text, ownHosts) => {
  expect(suspicionOf({ ...person, texts: [text], ownHosts })).toBeNull();
});

it.each([
  ["https://www.b.example/1 https://www.b.example/2 https://www.b.example/3", "b.www.example"],
  [
    "https://my.www.yard.example/1 https://my.www.yard.example/2 https://my.www.yard.example/3",
    "my.yard.example",
  ],
  ["www.x.example/http: www.x.example/http: www.x.example/http:", "http"],
  ["[url [url [url", ""],
])("takes no other host for a dealer's that is written much like it: %s", (text, host) => {
  expect(suspicionOf({ ...person, texts: [text], ownHosts: [host] })).toBe(host === "" ? null : "links");
});

it("counts an address once", () => {
  expect(suspicionOf({ ...person, texts: ["https://www.a.example https://www.b.example"] })).toBeNull();
});
