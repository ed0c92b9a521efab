import { describe, expect, it } from "vitest";
import { processorMs } from "../../../../test/setup/processor-time";
import { fitsPattern, newestFile, splitPath } from "./newest-file";

describe("a pattern", () => {
  it.each([
    ["stock.csv", "stock.csv", true],
    ["Stock.csv", "stock.csv", false],
    ["stock-2026-11-01.csv", "stock-*.csv", true],
    ["stock-.csv", "stock-*.csv", true],
    ["stock.csv", "stock-*.csv", false],
    ["stock-1.csv.part", "stock-*.csv", false],
    ["a.csv", "*", true],
    [".a.csv", "*", false],
    [".a.csv", ".*", true],
    ["", "*", true],
    // The star may not count letters twice.
    ["aba", "ab*ba", false],
    ["abba", "ab*ba", true],
    ["a-b-c.csv", "a*b*c*", true],
    ["a-c-b.txt", "a*b*c*", false],
    // Signs of regular expressions are letters like any other.
    ["stock(1).csv", "stock(*).csv", true],
    ["stockx1.csv", "stock.*csv", false],
    ["中古車.csv", "中*.csv", true],
  ])("%j fits %j: %s", (name, pattern, fits) => {
    expect(fitsPattern(name, pattern)).toBe(fits);
  });

  it("is not slow for a hostile name", async () => {
    const match = () => expect(fitsPattern("a".repeat(200), `${"*a".repeat(60)}*b`)).toBe(false);
    expect(await processorMs(match)).toBeLessThan(200);
  });
});

const file = (name: string, changedMs: number) => ({ name, changedMs, size: 1 });

describe("the newest file", () => {
  it("is the one changed last, whatever its name", () => {
    expect(newestFile([file("b.csv", 1), file("a.csv", 2), file("c.txt", 3)], "*.csv")?.name).toBe("a.csv");
  });

  it("is the last by name of equally old ones", () => {
    const files = [file("1.csv", 5), file("2.csv", 5), file("0.csv", 5)];
    expect(newestFile(files, "*")?.name).toBe("2.csv");
  });

  it("is none where none fits", () => {
    expect(newestFile([file("a", 1)], "b")).toBeNull();
    expect(newestFile([], "*")).toBeNull();
  });
});

it.each([
  ["stock.csv", "", "stock.csv"],
  ["/stock.csv", "/", "stock.csv"],
  ["out/daily/*.csv", "out/daily", "*.csv"],
])("the path %j is %j in %j", (path, folder, pattern) => {
  expect(splitPath(path)).toEqual({ folder, pattern });
});
