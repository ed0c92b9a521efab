import { describe, expect, it } from "vitest";
import type { ValuedVehicle } from "~/ports/vehicle-valuation";
import { siteConfig } from "../../../test/fixtures/site";
import { silentLogger } from "../../../test/doubles/silent-logger";
import { createVehicleValuation } from "./vehicle-valuation.server";

const vehicle: ValuedVehicle = {
  make: "Toyota",
  model: "Corolla",
  year: 2021,
  kms: 70_000,
  rego: "ABC123",
  regoState: "qld",
  answers: [{ id: "keys", answer: "Two" }],
};
const clock = { now: () => new Date("2026-11-21T02:00:00Z") };
const siteOf = (
  valuation: NonNullable<NonNullable<Parameters<typeof siteConfig>[0]>["trade"]>["valuation"],
) => siteConfig({ trade: { valuation } });
const service = siteOf({ source: "service", url: "https://values.example/v1" });

function asking(answer: () => Promise<unknown>) {
  const asked: { address: string; body: unknown }[] = [];
  const ask = (address: URL, body?: object) => {
    asked.push({ address: address.href, body });
    return answer();
  };
  return { asked, valuation: createVehicleValuation({ ask, clock, logger: silentLogger }) };
}

describe("who values", () => {
  it("is nobody where the dealer names nobody (OPEN-116), and the table where it is asked for", async () => {
    const { asked, valuation } = asking(() => Promise.reject(new Error("not to be asked")));
    expect(await valuation.value(siteConfig(), vehicle)).toBeNull();
    expect(await valuation.value(siteOf({ source: "table" }), vehicle)).not.toBeNull();
    expect(asked).toEqual([]);
  });

  it("is a service that is sent the vehicle and the answers with their ids (TRADE-02)", async () => {
    const { asked, valuation } = asking(async () => ({
      low: 17_000.4,
      high: 19_000,
      offer: 18_000,
      more: 1,
    }));
    expect(await valuation.value(service, vehicle)).toEqual({ low: 17_000, high: 19_000, offer: 18_000 });
    expect(asked).toEqual([
      {
        address: "https://values.example/v1",
        body: {
          make: "Toyota",
          model: "Corolla",
          year: 2021,
          kms: 70_000,
          rego: "ABC123",
          regoState: "qld",
          adjustmentAnswers: [{ id: "keys", answer: "Two" }],
        },
      },
    ]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ["does not answer", () => Promise.reject(new Error("answered 500"))],
    ["does not know the vehicle", async () => null],
    ["says so", async () => ({ offer: null })],
    ["answers something else", async () => "eighteen thousand"],
    ["means no vehicle", async () => ({ low: 1, high: 2, offer: 99_999_999 })],
    ["offers more than its range", async () => ({ low: 1_000, high: 2_000, offer: 3_000 })],
    ["turns the range round", async () => ({ low: 2_000, high: 1_000, offer: 1_500 })],
    ["gives nothing", async () => ({ low: 0, high: 0, offer: 0 })],
  ])("gives no figure when the service %s", async (_, answer) => {
    const { valuation } = asking(answer);
    expect(await valuation.value(service, vehicle)).toBeNull();
  });

  it("needs an address for a service", () => {
    expect(() => siteOf({ source: "service" })).toThrow(/address/);
  });
});

describe("reporting a valuation (TRADE-12, CALL-23)", () => {
  const figure = { low: 1_000, high: 2_000, offer: 1_500 };

  it("posts it to /api/miscellaneous with the column's name", async () => {
    const { asked, valuation } = asking(async () => ({}));
    await valuation.report("https://api.example", figure);
    expect(asked).toEqual([
      { address: "https://api.example/api/miscellaneous", body: { ...figure, column_name: "valuation" } },
    ]);
  });

  it("only logs a failure (ERR-19)", async () => {
    const { valuation } = asking(() => Promise.reject(new Error("answered 500")));
    await expect(valuation.report("https://api.example", figure)).resolves.toBeUndefined();
  });
});
