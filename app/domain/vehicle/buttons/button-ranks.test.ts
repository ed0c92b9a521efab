import { describe, expect, it } from "vitest";
import { buttonRanks } from "./button-ranks";
import { VEHICLE_BUTTONS, type VehicleButton } from "../vehicle-buttons";

const REVEALS: readonly VehicleButton[] = ["CTD", "callUsNow"];
const rank = (keys: readonly VehicleButton[]) => {
  const kindOf = (key: VehicleButton) => (REVEALS.includes(key) ? "reveal" : "link");
  const { filled, outlined, links } = buttonRanks(keys.map((key) => ({ key, kind: kindOf(key) })));
  return { filled: filled?.key ?? null, outlined: outlined.map(keyOf), links: links.map(keyOf) };
};
const keyOf = ({ key }: { readonly key: VehicleButton }) => key;
const ranks = (...keys: readonly VehicleButton[]) => Object.values(rank(keys));

describe("the buttons of a vehicle's page (VDP-31)", () => {
  it("are one filled and three outlined, the others links in the dealer's order", () => {
    expect(ranks("enquire", "testDrive", "reserve", "tradeIn", "finance", "whatsapp")).toEqual([
      "enquire",
      ["testDrive", "reserve", "tradeIn"],
      ["finance", "whatsapp"],
    ]);
  });

  it("fill none that is a place on the page, a paper or a number", () => {
    expect(ranks("CTD", "paymentMethods", "location", "carHistoryReport", "finance", "enquire")).toEqual([
      "finance",
      ["CTD", "enquire"],
      ["paymentMethods", "location", "carHistoryReport"],
    ]);
  });

  it("always have the call among the outlined, once", () => {
    const [, outlined] = ranks("enquire", "testDrive", "reserve", "tradeIn", "CTD", "callUsNow");
    expect(outlined).toEqual(["testDrive", "reserve", "CTD"]);
    expect(ranks("CTD", "callUsNow")).toEqual([null, ["CTD"], []]);
  });

  it("may be few or none", () => {
    expect(ranks()).toEqual([null, [], []]);
    expect(ranks("location")).toEqual([null, [], ["location"]]);
    expect(ranks("enquire")).toEqual(["enquire", [], []]);
  });

  it("are never lost and never more than four, whatever a dealer names", () => {
    const { filled, outlined, links } = rank(VEHICLE_BUTTONS);
    expect(outlined).toHaveLength(3);
    expect([filled, ...outlined, ...links, "callUsNow"].sort()).toEqual([...VEHICLE_BUTTONS].sort());
  });
});
