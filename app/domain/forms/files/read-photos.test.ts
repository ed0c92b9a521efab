import { describe, expect, it } from "vitest";
import { MOST_PHOTO_BYTES, filesInWords, photoAddress, photoNames, photoProblem } from "./read-photos";

const photo = (name: string, size = 1_000) => ({ name, size });

describe("chosen photos", () => {
  it("are fine up to the number and the size that are allowed", () => {
    expect(photoProblem([], 0)).toBeNull();
    const three = [photo("a.jpg"), photo("B.JPEG"), photo("ü 🚗.webp", MOST_PHOTO_BYTES)];
    expect(photoProblem(three, 3)).toBeNull();
    expect(photoProblem(three, 2)).toEqual({ problem: "problem.photoCount", values: { most: 2 } });
  });

  it.each([
    [photo("a.jpg", 0), "problem.photoUnreadable"],
    [photo("a.png", MOST_PHOTO_BYTES + 1), "problem.photoSize"],
    [photo("a.heic"), "problem.photoType"],
    [photo("a.svg"), "problem.photoType"],
    [photo("jpg"), "problem.photoType"],
    [photo("<b>.jpg.exe"), "problem.photoType"],
  ])("%o is refused by its name: %s", (one, problem) => {
    expect(photoProblem([photo("fine.jpg"), one], 6)).toEqual({ problem, values: { name: one.name } });
  });
});

describe("the names of kept photos", () => {
  it("are told by their addresses, whatever is in them", () => {
    const names = ["front.jpg", "الأمام #1.png", "a%20b.jpg", "\ud83d.jpg"];
    const answer = names.map((name) => photoAddress("https://a.example/form-files/1?key=k", name)).join("\n");
    expect(answer.split("\n")).toHaveLength(4);
    expect(photoNames(answer)).toEqual(["front.jpg", "الأمام #1.png", "a%20b.jpg", "\ufffd.jpg"]);
  });

  it("are lines as they stand where nothing was kept, and none of an empty answer", () => {
    expect(photoNames("")).toEqual([]);
    expect(photoNames("front.jpg (no room)\nhttps://a.example/x\nhttps://a.example/x#%zz")).toEqual([
      "front.jpg (no room)",
      "https://a.example/x",
      "https://a.example/x",
    ]);
  });
});

it("tells files by their names before their addresses, and leaves any other answer alone", () => {
  const kept = "https://a.example/form-files/1?key=k";
  expect(filesInWords(`${photoAddress(kept, "سيارتي front & left.jpg")}\n${kept}\nback.jpg: no room`)).toBe(
    `سيارتي front & left.jpg: ${kept}\n${kept}\nback.jpg: no room`,
  );
  expect(filesInWords("https://a.example/cars/1#x")).toBeNull();
  expect(filesInWords("")).toBeNull();
});
