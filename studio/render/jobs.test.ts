import { describe, expect, it } from "vitest";
import { allPictures, planJobs } from "./jobs";

describe("planJobs", () => {
  it("plans every shape and view without words", () => {
    const jobs = planJobs();
    expect(jobs.length).toBeGreaterThan(12);
    expect(jobs.find((job) => job.shape === "suv")?.views).toEqual(allPictures("suv"));
    expect(planJobs("all", "all")).toEqual(jobs);
  });

  it("takes some shapes and views, in the table's order", () => {
    expect(planJobs("suv,hatch", "side,hero")).toEqual([
      { shape: "suv", views: ["hero", "side"] },
      { shape: "hatch", views: ["hero", "side"] },
    ]);
  });

  it("spells the turntable out, only for shapes that turn", () => {
    const jobs = planJobs("suv,van", "spin");
    expect(jobs.map((job) => job.shape)).toEqual(["suv"]);
    expect(jobs[0]?.views).toHaveLength(36);
    expect(jobs[0]?.views.at(-1)).toBe("spin35");
  });

  it("leaves out views a shape lacks", () => {
    expect(planJobs("suv", "rearseat")).toEqual([]);
  });

  it("names what exists when it does not know a word", () => {
    expect(() => planJobs("tractor")).toThrow(/Unknown shape tractor; known: suv/);
    expect(() => planJobs("suv", "spin36")).toThrow(/Unknown view spin36/);
  });
});
