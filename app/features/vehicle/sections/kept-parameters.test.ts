import { expect, it } from "vitest";
import { keptParameters } from "./kept-parameters";

it("keeps what the other calculators were asked, and nothing else", () => {
  const query = new URLSearchParams("fuel_km=300&fin_amount=20000&utm_source=x&delivery_postcode=4350");
  expect(keptParameters(query, "fuel_")).toEqual([
    { name: "fin_amount", value: "20000" },
    { name: "delivery_postcode", value: "4350" },
  ]);
});

it("keeps no flood", () => {
  const query = new URLSearchParams(Array.from({ length: 99 }, (_, n) => [`fin_${n}`, "1"]));
  query.set("fin_long", "x".repeat(41));
  expect(keptParameters(query, "fuel_")).toHaveLength(24);
  expect(keptParameters(new URLSearchParams({ fin_a: "x".repeat(41) }), "fuel_")).toEqual([]);
});
