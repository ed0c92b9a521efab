import { describe, expect, it } from "vitest";
import { picturesBeyond, thumbsOf } from "./viewer-thumbs";

const kinds = (pictures: number, films: number) =>
  thumbsOf(pictures, films).map((thumb) => (thumb.kind === "film" ? "film" : thumb.index));

describe("thumbnails", () => {
  it("GAL-05: are there for more than 3 pictures, six at most", () => {
    expect(kinds(3, 0)).toEqual([]);
    expect(kinds(4, 0)).toEqual([0, 1, 2, 3]);
    expect(kinds(31, 0)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("GAL-13: have the film's among them only with a film and a first picture", () => {
    expect(kinds(4, 1)).toEqual([0, "film", 1, 2, 3]);
    expect(kinds(31, 2)).toEqual([0, "film", 1, 2, 3, 4]);
    expect(kinds(31, 0)).not.toContain("film");
    expect(kinds(0, 1)).toEqual([]);
  });

  it("say how many pictures come after them", () => {
    expect(picturesBeyond(thumbsOf(31, 0), 5, 31)).toBe(25);
    expect(picturesBeyond(thumbsOf(31, 1), 5, 31)).toBe(26);
    expect(picturesBeyond(thumbsOf(31, 1), 3, 31)).toBe(28);
    expect(picturesBeyond(thumbsOf(6, 0), 5, 6)).toBe(0);
  });
});
