import { describe, expect, it } from "vitest";
import { modelFrontMatter } from "../catalogue/model-front-matter";
import { offerFrontMatter } from "../offer/offer-front-matter";
import { faqFrontMatter, pageFrontMatter, postFrontMatter } from "./front-matter";
import { isShown } from "./shown-days";

describe("isShown", () => {
  it("holds from the day `from` to the day `until`, both included", () => {
    const week = { from: "2026-12-01", until: "2026-12-07" };
    const days = ["2026-11-30", "2026-12-01", "2026-12-07", "2026-12-08"];
    expect(days.map((day) => isShown(week, day))).toEqual([false, true, true, false]);
    const oneDay = { from: "2026-12-01", until: "2026-12-01" };
    expect(days.map((day) => isShown(oneDay, day))).toEqual([false, true, false, false]);
  });

  it("holds for ever without days, and never for a draft", () => {
    expect(isShown({}, "2026-12-01")).toBe(true);
    expect(isShown({ until: "2026-12-01" }, "2020-01-01")).toBe(true);
    expect(isShown({ from: "2026-12-01" }, "2099-01-01")).toBe(true);
    expect(isShown({ draft: false }, "2026-12-01")).toBe(true);
    expect(isShown({ draft: true, from: "2026-12-01" }, "2026-12-01")).toBe(false);
  });
});

describe.each(
  Object.entries({ pageFrontMatter, postFrontMatter, faqFrontMatter, modelFrontMatter, offerFrontMatter }),
)("%s", (_, schema) => {
  const faultAt = (front: object, field: string) =>
    schema.safeParse(front).error?.issues.find(({ path }) => path[0] === field)?.message;

  it("has the days every kind of file has, and refuses those that are none", () => {
    expect(faultAt({ from: "2026-12-01", until: "2026-12-01", draft: true }, "from")).toBeUndefined();
    expect(faultAt({ from: "2026-02-30" }, "from")).toBeDefined();
    expect(faultAt({ until: "1.12.2026" }, "until")).toBeDefined();
    expect(faultAt({ draft: "yes" }, "draft")).toBeDefined();
  });
});

it("refuses a last day before the first", () => {
  const front = { title: "Questions", from: "2026-12-02", until: "2026-12-01" };
  expect(faqFrontMatter.safeParse(front).error?.issues).toMatchObject([
    { path: ["until"], message: "a last day that is not before `from`" },
  ]);
});
