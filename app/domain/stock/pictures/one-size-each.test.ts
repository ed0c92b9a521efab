import { describe, expect, it } from "vitest";
import { oneSizeEach } from "./one-size-each";

const at = (path: string) => `https://img.dealer.example/${path}`;

describe("pictures that a feed sends in several sizes", () => {
  it.each([
    [["a/0-xl.jpg", "a/0-s.jpg"], ["a/0-xl.jpg"]],
    [
      ["a/0-s.jpg", "a/0-XL.jpg", "a/1-s.jpg", "a/1-XL.jpg"],
      ["a/0-XL.jpg", "a/1-XL.jpg"],
    ],
    [["thumb/7.jpg", "large/7.jpg", "medium/7.jpg"], ["large/7.jpg"]],
    [
      ["7.jpg?size=S", "7.jpg?size=XXL", "8.jpg?size=S"],
      ["7.jpg?size=XXL", "8.jpg?size=S"],
    ],
    [["7_640x480.jpg", "7_1024x768.jpg"], ["7_1024x768.jpg"]],
    [["7.jpg?w=200", "7.jpg?w=1600", "7.jpg?w=80"], ["7.jpg?w=1600"]],
    [
      ["7.jpg?w=200&v=1", "7.jpg?w=400&v=2"],
      ["7.jpg?w=200&v=1", "7.jpg?w=400&v=2"],
    ],
  ])("%j are %j", (given, kept) => {
    expect(oneSizeEach(given.map(at))).toEqual(kept.map(at));
  });

  it.each([
    [["0-l.jpg", "0-r.jpg"], "left and right"],
    [["models/s/1.jpg", "models/x/1.jpg"], "models that are called by a letter"],
    [["xl-1.jpg", "s-2.jpg"], "other pictures"],
    [["smalltown.jpg", "largetown.jpg"], "words that begin with a size"],
    [["7-s.jpg", "7_640x480.jpg"], "a word beside pixels"],
    [["1.jpg", "2.jpg"], "numbers"],
    [["2024x1.jpg", "2024x2.jpg"], "a number that is no size"],
    [[], "nothing"],
  ])("%j stay: %s", (given) => {
    expect(oneSizeEach(given.map(at))).toEqual(given.map(at));
  });

  it("keeps an address that is no address, and one of any length, in no time", () => {
    const long = at(`${"-s".repeat(20_000)}.jpg`);
    expect(oneSizeEach(["", "-s-", long, long])).toEqual(["", "-s-", long]);
  });
});
