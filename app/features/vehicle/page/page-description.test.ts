import { expect, it } from "vitest";
import { headTitle, pageDescription } from "./page-description";

const page = {
  title: "2026 Toyota HiAce",
  badge: "LWB",
  price: "$150",
  priceType: "per week",
  facts: [
    { key: "odometer", label: "Odometer", value: "10 km" },
    { key: "fuel", label: "Fuel", value: "Diesel" },
  ],
  location: { name: "Kedron" },
};

it("keeps a price and what belongs to it together (PRICE-01, PRICE-07)", () => {
  expect(pageDescription(page)).toBe("2026 Toyota HiAce LWB, $150 per week. 10 km, Diesel. Kedron.");
  expect(pageDescription(page, "Reserved")).toBe(
    "2026 Toyota HiAce LWB, $150 per week. Reserved. 10 km, Diesel. Kedron.",
  );
  expect(pageDescription({ ...page, price: "$19,888", priceType: "Excl. Govt. Charges" })).toMatch(
    /, \$19,888 Excl\. Govt\. Charges\. /,
  );
  expect(pageDescription({ ...page, priceType: null })).toMatch(/, \$150\. /);
});

it("ends each sentence once, and has none about nothing", () => {
  const unpriced = { ...page, badge: null, price: "Enquire for price.", priceType: null };
  expect(pageDescription(unpriced)).toBe("2026 Toyota HiAce, Enquire for price. 10 km, Diesel. Kedron.");
  expect(pageDescription({ ...unpriced, facts: [], price: "询价。" })).toBe(
    "2026 Toyota HiAce, 询价. Kedron.",
  );
});

it("two vehicles alike have two titles, none longer than search engines print", () => {
  expect(headTitle(page, "BT10013")).toBe("2026 Toyota HiAce LWB · BT10013");
  expect(headTitle(page, "BT10013")).not.toBe(headTitle(page, "BT10014"));
  expect(headTitle({ ...page, badge: null }, " ")).toBe("2026 Toyota HiAce");
  const long = {
    title: "2026 Mercedes-Benz Sprinter",
    badge: "516CDI Extra Long Wheelbase High Roof Cab Chassis Dual Rear",
  };
  const title = headTitle(long, "MG10013");
  expect(title.length).toBeLessThanOrEqual(75);
  expect(title).toMatch(/^2026 Mercedes-Benz Sprinter 516CDI .*… · MG10013$/);
});
