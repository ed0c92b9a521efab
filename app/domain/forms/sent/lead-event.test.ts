import { describe, expect, it } from "vitest";
import { siteConfig } from "../../../../test/fixtures/site";
import type { LeadKind } from "../../lead/lead";
import { leadEventId } from "./lead-event";

const config = siteConfig();
const id = (kind: LeadKind, carType: "new" | "used" | "demo" | null, tag: string | null = null) =>
  leadEventId({ key: kind, kind, vehicle: carType === null ? null : { car_type: carType, tag } }, config);

describe("the event of a sent form", () => {
  it.each<[LeadKind, "new" | "used" | "demo" | null, number]>([
    ["enquiry", "new", 14],
    ["enquiry", "demo", 14],
    ["enquiry", "used", 15],
    ["enquiry", null, 22],
    ["testDrive", "new", 17],
    ["testDrive", "demo", 17],
    ["testDrive", "used", 48],
    ["careers", null, 51],
    ["offer", null, 18],
    ["offer", "used", 18],
    ["tradeIn", "used", 22],
    ["service", null, 22],
    ["photoRequest", "used", 22],
  ])("%s of a %s vehicle is %i", (kind, carType, event) => expect(id(kind, carType)).toBe(event));

  it("of a vehicle that can only be driven is a test drive (ANA-03)", () => {
    expect(id("enquiry", "used", "Test Drive Only")).toBe(17);
    expect(id("testDrive", "used", "Test Drive Only")).toBe(17);
    expect(id("photoRequest", "used", "Test Drive Only")).toBe(22);
  });
});

it("of a form with an event of its own is that one, whatever it is about (ANA-13)", () => {
  const own = siteConfig({ forms: { own: { service: { eventId: 77 }, careers: { eventId: 78 } } } });
  const vehicle = { car_type: "used", tag: null } as const;
  expect(leadEventId({ key: "service", kind: "service", vehicle }, own)).toBe(77);
  expect(leadEventId({ key: "careers", kind: "careers", vehicle: null }, own)).toBe(78);
  expect(leadEventId({ key: "parts", kind: "parts", vehicle }, own)).toBe(22);
  expect(leadEventId({ key: "trade-in", kind: "tradeIn", vehicle }, own)).toBe(22);
});

it("is the dealer's own for enquiries and applications (ANA-13, ANA-14)", () => {
  const own = siteConfig({ forms: { enquiryEventId: 101, careersEventId: 102 } });
  expect(leadEventId({ key: "enquiry", kind: "enquiry", vehicle: null }, own)).toBe(101);
  expect(leadEventId({ key: "careers", kind: "careers", vehicle: null }, own)).toBe(102);
});
