import { expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { visitCalendar, visitKindOf, visitPlan } from "./visit-plan";

const place = (visits: { testDrive?: number; service?: number } = {}) => ({
  visits: { testDrive: visits.testDrive ?? null, service: visits.service ?? null },
});

it("knows drives and services by the name of form and lead", () => {
  expect(["testDrive", "service", "enquiry", "", "Service"].map(visitKindOf)).toEqual([
    "testDrive",
    "service",
    null,
    null,
    null,
  ]);
});

it("gives a dealer that set nothing two cars each half hour of the workshop, from a day ahead", () => {
  const config = siteConfig();
  expect(visitPlan(config, "service", place())).toEqual({
    minutes: 30,
    capacity: 2,
    noticeHours: 24,
    days: 30,
  });
  expect(visitPlan(config, "testDrive", null)).toEqual({
    minutes: 60,
    capacity: 1,
    noticeHours: 2,
    days: 14,
  });
});

it("goes by what the place can take, also where that is nothing", () => {
  const config = siteConfig({ forms: { workshop: { capacity: 4 } } });
  const of = (visits: Parameters<typeof place>[0]) => visitPlan(config, "service", place(visits)).capacity;
  expect([of({}), of({ service: 1 }), of({ service: 0 }), of({ testDrive: 9 })]).toEqual([4, 1, 0, 4]);
});

it("keeps drives and services of one place apart", () => {
  expect(visitCalendar("testDrive", "moorooka")).toBe("moorooka");
  expect(visitCalendar("service", "moorooka")).not.toBe("moorooka");
});
