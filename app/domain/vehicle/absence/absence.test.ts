import { describe, expect, it } from "vitest";
import { absenceOf, pageStands } from "./absence";

const NOW = new Date("2026-05-01T00:00:00Z");
const vehicle = (status: string, changes: { sold?: boolean; sold_date_timestamp?: number | null } = {}) => ({
  status,
  sold: false,
  sold_date_timestamp: null,
  ...changes,
});

describe("what became of a vehicle", () => {
  it.each(["in_stock", "coming_soon"])("nothing of one that is %s (VDP-27)", (status) => {
    expect(absenceOf(vehicle(status))).toBeNull();
  });

  it.each([
    ["sold", "sold"],
    ["SOLD", "sold"],
    ["in_transit", "incoming"],
    ["In Transit", "incoming"],
    ["on-order", "incoming"],
    ["reserved", "held"],
    ["Deposit Taken", "held"],
    ["workshop", "withdrawn"],
    ["<b>", "withdrawn"],
    ["日本", "withdrawn"],
    [" ", "withdrawn"],
  ])("of status %j: %s, since nobody knows when", (status, kind) => {
    expect(absenceOf(vehicle(status))).toEqual({ kind, since: null });
  });

  it("knows when it was sold, whatever its status says", () => {
    const sold = absenceOf(vehicle("delivered", { sold_date_timestamp: NOW.getTime() / 1000 }));
    expect(sold).toEqual({ kind: "sold", since: NOW });
    expect(absenceOf(vehicle("in_transit", { sold: true }))?.kind).toBe("sold");
  });

  it("that left the published stock was withdrawn then, unless it was sold", () => {
    expect(absenceOf(vehicle("in_stock"), NOW)).toEqual({ kind: "withdrawn", since: NOW });
    expect(absenceOf(vehicle("in_transit"), NOW)).toEqual({ kind: "withdrawn", since: NOW });
    expect(absenceOf(vehicle("sold"), NOW)).toEqual({ kind: "sold", since: NOW });
    const epoch = absenceOf(vehicle("sold", { sold_date_timestamp: 0 }), NOW);
    expect(epoch, "a date is a date").toEqual({ kind: "sold", since: new Date(0) });
  });
});

describe("the page of a vehicle that is gone", () => {
  const since = (iso: string) => ({ kind: "sold", since: new Date(iso) }) as const;

  it("stands for the dealer's days, the limit included", () => {
    expect(pageStands(since("2026-04-01T00:00:00Z"), 30, NOW)).toBe(true);
    expect(pageStands(since("2026-03-31T23:59:59Z"), 30, NOW)).toBe(false);
    expect(pageStands(since("2026-05-01T00:00:00Z"), 0, NOW)).toBe(true);
    expect(pageStands(since("2026-04-30T23:59:59Z"), 0, NOW)).toBe(false);
  });

  it("stands while nobody knows since when, and where clocks differ", () => {
    expect(pageStands({ kind: "incoming", since: null }, 0, NOW)).toBe(true);
    expect(pageStands(since("2026-06-01T00:00:00Z"), 0, NOW)).toBe(true);
  });
});
