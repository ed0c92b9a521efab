import { describe, expect, it } from "vitest";
import { financedVehicle, financeSite } from "../../../../../test/fixtures/financed";
import { absenceOf } from "~/domain/vehicle/absence/absence";
import { absenceView, pageTag } from "./absence-view";

const SITE = financeSite();
const secondsAgo = (days: number) => Math.floor(SITE.now.getTime() / 1000) - days * 86_400;
const gone = (changes: Parameters<typeof financedVehicle>[1], site = SITE) => {
  const vehicle = financedVehicle({}, changes);
  const absence = absenceOf(vehicle);
  return { view: absenceView(vehicle, absence, site), tag: pageTag(vehicle, absence, site)?.label };
};

describe("the words about a vehicle that is gone (VDP-28)", () => {
  it("are none for one in stock", () => {
    expect(gone({ status: "in_stock" }).view).toBeNull();
  });

  it("say when it was sold, where that is known", () => {
    expect(gone({ status: "sold" }).view?.title).toBe("Sorry, this car has been sold.");
    const { title } = gone({ status: "sold", sold_date_timestamp: secondsAgo(40) }).view ?? {};
    expect(title).toMatch(/^Sorry, this car was sold on \d+ \w+ \d{4}\.$/);
  });

  it("call a caravan a caravan", () => {
    expect(gone({ status: "sold", item_type: "caravan" }).view?.title).toBe(
      "Sorry, this caravan has been sold.",
    );
  });

  it("call only those just sold that listings still show; others by what became of them", () => {
    expect(gone({ status: "sold", sold_date_timestamp: secondsAgo(3) }).tag).toBe("JUST SOLD");
    expect(gone({ status: "sold", sold_date_timestamp: secondsAgo(40) }).tag).toBe("Sold");
    expect(gone({ status: "in_transit" }).tag).toBe("On its way");
    expect(gone({ status: "in_transit" }).view?.title).toBe("This car is on its way to us.");
  });

  it("lead to the enquiry about one that may yet be for sale, and to none about one that is gone", () => {
    const similar = { label: "Find Me Something Similar", href: "/find-similar?car_id=a-van-1" };
    const ways = (status: string) => gone({ status, slug: "a-van-1" }).view?.ways;
    expect(ways("in_transit")).toEqual([
      { label: "Ask when it arrives", href: "/enquire?car_id=a-van-1" },
      similar,
    ]);
    expect(ways("reserved")?.[0]?.label).toBe("Ask whether it is free again");
    expect(ways("sold")).toEqual([similar]);
    expect(ways("withdrawn")).toEqual([similar]);
  });

  it("say of one on its way that somebody has reserved it, too", () => {
    const { tag, view } = gone({ status: "in_transit", reserved: true });
    expect(tag).toBe("RESERVED · On its way");
    expect(view?.title).toBe("This car is on its way to us.");
    expect(view?.text).toMatch(/^Somebody has reserved it\./);
    expect(gone({ status: "coming_soon", reserved: true }).tag).toBe("RESERVED · COMING SOON");
    expect(gone({ status: "sold", reserved: true }).view?.text).not.toMatch(/reserved/);
  });

  it("offer to look for others of the model where the dealer keeps searches", () => {
    expect(gone({ status: "sold" }).view?.alert).toBeNull();
    const { config } = SITE;
    const keeping = { ...SITE, config: { ...config, features: { ...config.features, savedSearches: true } } };
    expect(gone({ status: "sold", make: "Mazda", model: "CX-5" }, keeping).view?.alert).toEqual({
      label: "Tell me when one like it arrives",
      path: "/search/mazda/cx-5",
    });
  });
});
