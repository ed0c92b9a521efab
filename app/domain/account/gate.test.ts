import { describe, expect, it } from "vitest";
import { type Gate, signInAsked } from "./gate";

const gates = (closed: boolean) => ({
  auth: {
    codeCountries: ["AU" as const],
    dormantDays: 730,
    gates: { checkout: closed, personalisedFinance: closed, spinToWin: closed, carFinance: closed },
  },
});
const FACTS = { carSlug: "x", hasNvic: true };

describe("gates (AUTH-05 to AUTH-11)", () => {
  it.each([
    ["onlinePayment", "online-payment"],
    ["garage", "my-garage"],
    ["watchlist", "watchlist"],
  ] as const)("%s always asks for %s", (gate, kind) => expect(signInAsked(gate, gates(false))).toBe(kind));

  it.each([
    ["checkout", "checkout"],
    ["personalisedFinance", "finance"],
    ["spinToWin", "spin-to-win"],
    ["carFinance", "car-finance"],
  ] as const satisfies readonly (readonly [Gate, string])[])(
    "%s asks where the dealer says so",
    (gate, kind) => {
      expect(signInAsked(gate, gates(false), FACTS)).toBeNull();
      expect(signInAsked(gate, gates(true), FACTS)).toBe(kind);
    },
  );

  it("waits with the checkout until the vehicle is known (AUTH-11)", () => {
    expect(signInAsked("checkout", gates(true))).toBeNull();
    expect(signInAsked("checkout", gates(true), { carSlug: "" })).toBeNull();
    expect(signInAsked("checkout", gates(true), { carSlug: null })).toBeNull();
  });

  it("closes personalised finance only for vehicles with an NVIC (OPEN-108)", () => {
    expect(signInAsked("personalisedFinance", gates(true), { carSlug: "x" })).toBeNull();
  });

  it("leaves the finance page open without a vehicle (OPEN-109)", () => {
    expect(signInAsked("carFinance", gates(true))).toBeNull();
  });
});
