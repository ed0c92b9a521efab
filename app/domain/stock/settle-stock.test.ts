import { describe, expect, it } from "vitest";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import type { Vehicle } from "../vehicle/vehicle";
import { type KnownStock, settleStock, type SettleRules } from "./settle-stock";

const NOW = "2026-06-10T00:00:00.000Z";
const SECONDS = Date.parse(NOW) / 1_000;
const daysAgo = (days: number) => new Date(Date.parse(NOW) - days * 86_400_000).toISOString();
const RULES: SettleRules = { vanished: "sold", missedFeeds: 1, returnDays: 30, soldDays: 4 };

/** As a feed gives it: with now as its times. */
const fed = (id: number, change: Parameters<typeof vehicleWith>[1] = {}) =>
  vehicleWith(id, { created_at: NOW, updated_at: NOW, ...change });
const sold = { status: "sold", sold: true } as const;

function settle(
  feed: readonly Vehicle[],
  known: Partial<KnownStock> & { stock?: readonly Vehicle[] },
  rules = RULES,
) {
  const published = new Map((known.stock ?? []).map((vehicle) => [vehicle.id, vehicle]));
  const settled = settleStock(
    feed,
    { gone: new Map(), missed: {}, unreadable: new Set(), ...known, published },
    rules,
    NOW,
  );
  return {
    ...settled,
    events: Object.fromEntries(settled.events),
    by: new Map(settled.vehicles.map((one) => [one.id, one])),
  };
}

describe("settleStock", () => {
  it("tells new, changed and unchanged vehicles apart, and keeps since when they are listed", () => {
    const stock = [vehicleWith(1), vehicleWith(2, { price: 5 })];
    const { events, by } = settle([fed(1), fed(2, { price: 4 }), fed(3)], { stock });
    expect(events).toEqual({ 1: "same", 2: "changed", 3: "new" });
    expect(by.get("1")).toEqual(stock[0]);
    expect(by.get("2")).toMatchObject({ created_at: stock[1]?.created_at, updated_at: NOW });
    expect(by.get("3")).toMatchObject({ created_at: NOW });
  });

  it("sees a change in the same second, too", () => {
    const stock = [vehicleWith(1, { price: 5, updated_at: NOW })];
    expect(settle([fed(1, { price: 4 })], { stock }).events).toEqual({ 1: "changed" });
  });

  it("takes the listing date that the feed gives", () => {
    const listed = daysAgo(50);
    const { events, by } = settle([fed(1, { created_at: listed })], { stock: [vehicleWith(1)] });
    expect(by.get("1")?.created_at).toBe(listed);
    expect(events).toEqual({ 1: "changed" });
  });

  it("gives what the feed calls sold the time when that was heard of first, and keeps it", () => {
    const first = settle([fed(1, sold)], { stock: [vehicleWith(1)] });
    expect(first.events).toEqual({ 1: "sold" });
    expect(first.by.get("1")).toMatchObject({
      sold_date_timestamp: SECONDS,
      created_at: vehicleWith(1).created_at,
    });
    const earlier = vehicleWith(1, { ...sold, sold_date_timestamp: 1_000 });
    const again = settle([fed(1, sold)], { stock: [earlier] });
    expect(again.events).toEqual({ 1: "same" });
    expect(again.by.get("1")).toEqual(earlier);
  });

  it("does not call sold just now what was sold before it was seen for sale here, in this feed or the next", () => {
    const first = settle([fed(1, sold)], {});
    expect(first.events).toEqual({ 1: "sold" });
    expect(first.by.get("1")?.sold_date_timestamp).toBeNull();
    const again = settle([fed(1, sold)], { stock: first.vehicles });
    expect(again).toMatchObject({ events: { 1: "same" }, vehicles: first.vehicles });
  });

  it("gives a vehicle that went, and that the feed calls sold afterwards, the time when it went", () => {
    const goneAt = daysAgo(2);
    const { by } = settle([fed(1, sold)], { gone: new Map([["1", { listedAt: daysAgo(9), goneAt }]]) });
    expect(by.get("1")?.sold_date_timestamp).toBe(Date.parse(goneAt) / 1_000);
  });

  it("takes the time of sale that the feed gives, and none of a vehicle that is for sale", () => {
    const told = settle(
      [fed(1, { ...sold, sold_date_timestamp: 7 }), fed(2, { sold_date_timestamp: 7 })],
      {},
    );
    expect(told.events).toEqual({ 1: "sold", 2: "new" });
    expect(told.by.get("1")?.sold_date_timestamp).toBe(7);
    expect(told.by.get("2")?.sold_date_timestamp).toBeNull();
  });

  it("makes sold what the feed stops sending, or removes it, as the dealer says", () => {
    const stock = [vehicleWith(1), vehicleWith(2, { status: "in_transit" })];
    const { events, by } = settle([], { stock });
    expect(events, "what was never for sale was not sold").toEqual({ 1: "sold", 2: "removed" });
    expect(by.get("1")).toMatchObject({ ...sold, sold_date_timestamp: SECONDS, updated_at: NOW });
    expect(by.has("2")).toBe(false);
    const removed = settle([], { stock }, { ...RULES, vanished: "removed" });
    expect(removed).toMatchObject({ events: { 1: "removed", 2: "removed" }, vehicles: [] });
  });

  it("waits for as many feeds as the dealer says", () => {
    const rules = { ...RULES, missedFeeds: 3 };
    const stock = [vehicleWith(1)];
    const one = settle([], { stock }, rules);
    expect(one).toMatchObject({ events: { 1: "missing" }, missed: { 1: 1 }, vehicles: stock });
    expect(settle([], { stock, missed: { 1: 1 } }, rules)).toMatchObject({
      missed: { 1: 2 },
      vehicles: stock,
    });
    expect(settle([], { stock, missed: { 1: 2 } }, rules)).toMatchObject({
      events: { 1: "sold" },
      missed: {},
    });
    expect(settle([fed(1)], { stock, missed: { 1: 2 } }, rules), "it is back in time").toMatchObject({
      events: { 1: "same" },
      missed: {},
    });
  });

  it("leaves a vehicle as it is whose row cannot be read: it is not gone", () => {
    const stock = [vehicleWith(1), vehicleWith(2)];
    const { events, vehicles, missed } = settle([fed(2)], { stock, unreadable: new Set(["1"]) });
    expect(events).toEqual({ 2: "same" });
    expect(vehicles).toEqual([stock[1], stock[0]]);
    expect(missed).toEqual({});
  });

  it.each([
    [4, 1],
    [5, 0],
  ])("keeps a sold vehicle as long as a page may show it: %d days later %d are there", (days, count) => {
    const at = Date.parse(daysAgo(days)) / 1_000;
    const { vehicles, events } = settle([], {
      stock: [vehicleWith(1, { ...sold, sold_date_timestamp: at })],
    });
    expect(vehicles).toHaveLength(count);
    expect(events).toEqual({});
  });

  it.each([
    [30, "back", "2026-01-01T00:00:00Z"],
    [31, "new", NOW],
  ])("gives a vehicle that was away for %d days as %s its listing date", (days, event, listed) => {
    const goneAt = daysAgo(days);
    const away = settle([fed(1)], { gone: new Map([["1", { listedAt: "2026-01-01T00:00:00Z", goneAt }]]) });
    expect([away.events["1"], away.by.get("1")?.created_at]).toEqual([event, listed]);
    const at = Date.parse(goneAt) / 1_000;
    const unsold = settle([fed(1)], { stock: [vehicleWith(1, { ...sold, sold_date_timestamp: at })] });
    expect([unsold.events["1"], unsold.by.get("1")?.created_at]).toEqual([event, listed]);
    expect(unsold.by.get("1")).toMatchObject({ status: "in_stock", sold: false, sold_date_timestamp: null });
  });
});
