import { describe, expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import type { LeadKind } from "../lead/lead";
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
  });
});
