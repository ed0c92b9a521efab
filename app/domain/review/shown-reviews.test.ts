import { describe, expect, it } from "vitest";
import { type Review, reviewFile } from "./review-file";
import { FIRST_SLIDE, REVIEW_TEXT, reviewLayout, ROTATE_MS, shownReviews } from "./shown-reviews";

const review = (id: string, own: Partial<Review> = {}): Review => ({
  id,
  customerName: "Ann",
  rating: 5,
  text: "Good.",
  date: "2026-11-01",
  image: null,
  location: null,
  ...own,
});
const RULES = { minRating: 4, hiddenNames: ["A Google User", "Zoë B."] };
const shown = (reviews: readonly Review[], most = 10) =>
  shownReviews(reviews, RULES, most).map(({ id }) => id);

describe("reviews that show", () => {
  it("have text (REV-09)", () => {
    expect(shown([review("a"), review("b", { text: "" }), review("c", { text: " \n " })])).toEqual(["a"]);
  });

  it('do not contain "Translated" (REV-10)', () => {
    const google = review("b", { text: "(Translated by Google) Nice. (Original) Schön." });
    expect(shown([review("a"), google, review("c", { text: "Lost in it, never translated." })])).toEqual([
      "a",
      "c",
    ]);
  });

  it("are by nobody on the list of hidden names, however it is spelled (REV-11, OPEN-54)", () => {
    const by = (id: string, customerName: string) => review(id, { customerName });
    expect(shown([by("a", "a google USER"), by("b", "Zoe B."), by("c", "Zoë")])).toEqual(["c"]);
  });

  it("have at least the least rating (REV-12)", () => {
    const rated = [5, 4, 3.9, 1].map((rating) => review(String(rating), { rating }));
    expect(shown(rated)).toEqual(["4", "5"]);
  });

  it("are so many at most, the newest of them (REV-13, REV-14)", () => {
    const many = Array.from({ length: 14 }, (_, day) =>
      review(`r${day}`, { date: `2026-10-${String(day + 1).padStart(2, "0")}` }),
    );
    expect(shown(many)).toHaveLength(10);
    expect(shown(many)[0]).toBe("r13");
    expect(shown(many, 12)).toHaveLength(12);
    expect(shown(many, 0)).toEqual([]);
  });
});

it("makes a slider of more than three, else a grid (REV-02)", () => {
  expect([0, 1, 3, 4, 10].map(reviewLayout)).toEqual(["grid", "grid", "grid", "slider", "slider"]);
});

it("has the specification's numbers: third slide, 3000 ms, 160 characters (REV-04, REV-06, REV-07, OPEN-53)", () => {
  expect([FIRST_SLIDE, ROTATE_MS, REVIEW_TEXT]).toEqual([2, 3_000, 160]);
});

it("knows a review without text, picture or place from its file (ENT-27)", () => {
  const entry = { id: "a", customerName: "Ann", rating: 4, date: "2026-01-02" };
  expect(reviewFile.parse({ reviews: [entry] }).reviews[0]).toEqual({
    ...entry,
    text: "",
    image: null,
    location: null,
  });
  expect(reviewFile.safeParse({ reviews: [{ ...entry, rating: 6 }] }).success).toBe(false);
});
