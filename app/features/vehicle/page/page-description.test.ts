import { expect, it } from "vitest";
import { pageDescription } from "./page-description";

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
