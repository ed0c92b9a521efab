import { describe, expect, it } from "vitest";
import { owner } from "../../../../test/fixtures/feed-owner";
import { DateOrder } from "./date-order";
import { feedMappingSchema } from "../feed-mapping";
import { createRowReader } from "../row-to-vehicle";

const fields = {
  make: { default: "Ford" },
  model: { default: "F-150" },
  year: { default: 2020 },
  car_type: { default: "used" },
  rego_expiry: { from: "expiry", as: "date" },
};
const mapping = feedMappingSchema.parse({ identity: ["id"], fields });

function orderOf(texts: readonly string[]) {
  const order = new DateOrder(mapping);
  for (const expiry of texts) order.see({ expiry });
  return order;
}

const monthFirst = (...texts: readonly string[]) => [...orderOf(texts).monthFirst()];

describe("the order of a column's dates", () => {
  it("is month first where a value can be read so alone, and none the other way", () => {
    expect(monthFirst("1/2/2026", "8/28/2026")).toEqual([["rego_expiry", 1]]);
    expect(monthFirst(" 8/28/2026 ", "12/13/2026", "1/1/2026")).toEqual([["rego_expiry", 2]]);
    expect(monthFirst("1/2/26", "8/28/26", "8/29/2026 10:15")).toEqual([["rego_expiry", 2]]);
  });

  it("is the documented one where nothing proves another, or values prove both", () => {
    expect(monthFirst()).toEqual([]);
    expect(monthFirst("1/2/2026", "12/12/2026", "")).toEqual([]);
    expect(monthFirst("28/8/2026", "1/2/2026")).toEqual([]);
    expect(monthFirst("8/28/2026", "28/8/2026")).toEqual([]);
    expect(monthFirst("13/13/2026", "2026-08-28", "soon", "8/28/126")).toEqual([]);
  });

  it("needs no more rows once it is proved both ways, often enough, or dates are written otherwise", () => {
    expect(orderOf(["8/28/2026"]).isDecided()).toBe(false);
    expect(orderOf(["8/28/2026", "28/8/2026"]).isDecided()).toBe(true);
    expect(orderOf(Array.from({ length: 49 }, () => "8/28/2026")).isDecided()).toBe(false);
    expect(orderOf(Array.from({ length: 50 }, () => "8/28/2026")).isDecided()).toBe(true);
    expect(orderOf(Array.from({ length: 200 }, () => "2026-08-28")).isDecided()).toBe(true);
    expect(orderOf(Array.from({ length: 400 }, () => "1/2/2026")).isDecided()).toBe(false);
    const none = feedMappingSchema.parse({ identity: ["id"], fields: { make: { default: "Ford" } } });
    expect(new DateOrder(none).isDecided()).toBe(true);
  });
});

describe("a row's date", () => {
  const read = (expiry: string, ...first: readonly string[]) => {
    const outcome = createRowReader(mapping, owner, new Set(first))({ id: "1", expiry });
    return "vehicle" in outcome ? [outcome.vehicle.rego_expiry, outcome.repairs.map(({ code }) => code)] : [];
  };

  it("is read in the order of its column, and in no other", () => {
    expect(read("2/3/2026")[0]).toBe("2026-03-02");
    expect(read("2/3/2026", "rego_expiry")[0]).toBe("2026-02-03");
    expect(read("8/28/2026", "rego_expiry")[0]).toBe("2026-08-28");
    expect(read("2026-03-02", "rego_expiry")[0]).toBe("2026-03-02");
    expect(read("28/8/2026", "rego_expiry")).toEqual([null, expect.arrayContaining(["date-unreadable"])]);
    expect(read("8/28/2026")).toEqual([null, expect.arrayContaining(["date-unreadable"])]);
  });
});
