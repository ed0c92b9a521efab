import { describe, expect, it } from "vitest";
import type { Vehicle } from "../../vehicle/vehicle";
import { createRowReader } from "../row-to-vehicle";
import { decidePush, type PushOperation } from "./decide-push";
import { PUSH_MAPPING } from "./push-fields";
import { pushBatchSchema, pushedVehicleSchema } from "./push-schemas";

const OWNER = {
  dealershipId: "yard",
  dealershipName: "Yard",
  dealershipSlug: "yard",
  country: "au",
  currency: "AUD",
  now: "2026-11-22T00:00:00.000Z",
};
const CAR = {
  name: "2020 Mazda 3",
  make: "Mazda",
  model: "3",
  year: "2020",
  car_type: "used",
  price: "20000",
};
const RULES = { vanished: "sold", missedFeeds: 1, returnDays: 30, soldDays: 3 } as const;

const read = createRowReader(PUSH_MAPPING, OWNER);

function put(stocknum: string, changes: Readonly<Record<string, string>> = {}): PushOperation {
  return { op: "put", stocknum, outcome: read({ ...CAR, ...changes, stocknum }) };
}

const published: ReadonlyMap<string, Vehicle> = new Map(
  Array.from({ length: 10 }, (_, at) => put(`A${at}`)).flatMap((one) =>
    one.op === "put" && "vehicle" in one.outcome
      ? [[one.outcome.vehicle.id, one.outcome.vehicle] as const]
      : [],
  ),
);
const numbers = (count: number) => Array.from({ length: count }, (_, at) => `A${at}`);

function decide(operations: readonly PushOperation[], maxDrop: number | null = 0.3) {
  const known = { published, gone: new Map(), total: published.size };
  return decidePush(operations, known, { dealershipId: "yard", rules: RULES, now: OWNER.now, maxDrop });
}

describe("a batch that takes too many vehicles off the site", () => {
  const ways: readonly (readonly [string, (stocknum: string) => PushOperation])[] = [
    ["removes them", (stocknum) => ({ op: "remove", stocknum })],
    ["sells them", (stocknum) => put(stocknum, { status: "sold" })],
    ["gives them a status that is for sale nowhere", (stocknum) => put(stocknum, { status: "Available" })],
    ["hides them", (stocknum) => put(stocknum, { show_on_dealer_website: "false" })],
  ];
  it.each(ways)("is refused where it %s", (_, way) => {
    expect(decide(numbers(4).map(way)).refusal).toBe(
      "40 % of the published vehicles (4 of 10) would be removed or taken off sale; at most 30 % is allowed",
    );
    expect(decide(numbers(3).map(way)).refusal).toBeNull();
    expect(decide(numbers(4).map(way), null).refusal).toBeNull();
  });

  it("is not one that changes or adds them", () => {
    expect(decide(numbers(10).map((one) => put(one, { price: "1000" }))).refusal).toBeNull();
    expect(decide(numbers(10).map((_, at) => put(`B${at}`, { status: "sold" }))).refusal).toBeNull();
  });
});

describe("a batch that changes many prices", () => {
  it("is done, and told where they are quite other ones than before", () => {
    const cents = (count: number) =>
      decide(numbers(10).map((one, at) => put(one, at < count ? { price: "2000000" } : {})));
    expect(cents(4)).toMatchObject({
      refusal: null,
      notes: [
        "4 of 10 vehicles have quite another price than before, such as 2000000 for 20000: cents for whole money?",
      ],
    });
    expect(cents(3).notes).toEqual([]);
    expect(decide(numbers(10).map((one) => put(one, { model: "Leaf" }))).notes[0]).toMatch(
      /another model than before/,
    );
    expect(decide(numbers(10).map((one) => put(one, { price: "17000" }))).notes).toEqual([]);
  });
});

describe("a vehicle whose VIN another one for sale has", () => {
  const VIN = "6T153BK360X012345";
  const codes = (...operations: readonly PushOperation[]) =>
    decide(operations).items.map(({ noted }) => noted.map(({ code }) => code));

  it("is published, and told by the other's stock number", () => {
    expect(codes(put("B1", { vin: VIN }), put("B2", { vin: VIN }))).toEqual([
      ["vin-of-another B2"],
      ["vin-of-another B1"],
    ]);
  });

  it("is not told where the other is sold, or the number only stands in for one", () => {
    expect(codes(put("B1", { vin: VIN }), put("B2", { vin: VIN, status: "sold" }))).toEqual([[], []]);
    expect(codes(put("B1", { vin: "N/A" }), put("B2", { vin: "N/A" }))).toEqual([[], []]);
  });
});

describe("what became of a vehicle", () => {
  const item = (changes: Readonly<Record<string, string>>) => decide([put("A1", changes)]).items[0];

  it("tells a status that is for sale nowhere, and no page", () => {
    for (const status of ["Available", "SOLD!", "reserved", "5"]) {
      expect(item({ status })?.unread).toEqual([{ field: "status", word: status }]);
      expect(item({ status })?.path).toBeNull();
    }
    expect(item({ status: "withdrawn" })).toMatchObject({ unread: [], path: null });
    expect(item({ show_on_dealer_website: "no" })).toMatchObject({ unread: [], path: null });
    for (const status of ["", "In stock", "coming soon", "sold"])
      expect(item({ status })).toMatchObject({
        unread: [],
        path: expect.stringMatching(/^\/cars\//) as string,
      });
  });

  it("tells what was repaired, left out and noted under the words of an import's report", () => {
    expect(item({ make: "Mini", seats: "500", price: "POA" })).toMatchObject({
      repaired: [{ code: "make-spelling", field: "make", before: "Mini", after: "MINI" }],
      leftOut: [
        {
          code: "field-left-out",
          field: "seats",
          before: "500",
          expected: expect.stringMatching(/./) as string,
        },
      ],
      noted: [{ code: "price-on-application", field: "price", before: "POA" }],
    });
  });

  it("tells words that are neither yes nor no", () => {
    expect(item({ reserved: "by John" })?.unread).toEqual([{ field: "reserved", word: "by John" }]);
    for (const word of ["yes", "no", "1", "0", "true", "false", "ja", "nein"])
      expect(item({ reserved: word })?.unread).toEqual([]);
  });
});

describe("values that are taken", () => {
  const takes = (vehicle: unknown) => pushedVehicleSchema.safeParse(vehicle).success;

  it("are no numbers that lost digits", () => {
    expect(takes({ vin: Number("12345678901234567890") })).toBe(false);
    expect(takes({ regplate: 1e21 })).toBe(false);
    expect(takes({ vin: Number.MAX_SAFE_INTEGER, private_postcode: 4000, price: 1e21 })).toBe(true);
  });

  it("are no halves of letters", () => {
    expect(takes({ name: "\ud83d" })).toBe(false);
    expect(takes({ name: "\ud83d\ude97" })).toBe(true);
    expect(pushBatchSchema.safeParse({ operations: [{ op: "remove", stocknum: "\ud83d" }] }).success).toBe(
      false,
    );
  });
});
