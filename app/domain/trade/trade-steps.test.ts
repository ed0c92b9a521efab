import { describe, expect, it } from "vitest";
import { siteConfigSchema } from "../tenant/site-config";
import { siteConfig } from "../../../test/fixtures/site";
import { tradeStepAfter, tradeStepBefore, tradeAddress, tradeStepPath, tradeSteps } from "./trade-steps";

const questions = [{ id: "keys", label: "Keys?", type: "yesNo" }] as const;
const asks = siteConfig({ trade: { questions: [...questions] } });

describe("steps of a trade-in", () => {
  it("are lead, adjustments, rego and offer, in this order, after the page of the vehicle (TRADE-01)", () => {
    expect(tradeSteps(asks)).toEqual(["vehicle", "lead", "adjustments", "rego", "offer"]);
    expect(tradeStepAfter(asks, "lead")).toBe("adjustments");
    expect(tradeStepAfter(asks, "offer")).toBeNull();
    expect(tradeStepBefore(asks, "lead")).toBe("vehicle");
    expect(tradeStepBefore(asks, "vehicle")).toBeNull();
    expect(tradeStepBefore(asks, "offer")).toBe("rego");
  });

  it("leave out the condition where nothing is asked about it", () => {
    expect(tradeSteps(siteConfig())).toEqual(["vehicle", "lead", "rego", "offer"]);
  });

  it("are in the dealer's order", () => {
    const config = siteConfig({ trade: { steps: ["rego", "lead"] } });
    expect(tradeSteps(config)).toEqual(["vehicle", "rego", "lead"]);
    expect(tradeAddress(config, "/trade-in")).toEqual({ step: "vehicle" });
    expect(tradeStepPath(config, "lead", null)).toBe("/trade-in/lead");
  });

  it.each([[["rego", "offer"]], [["lead", "offer", "rego"]], [["lead", "lead"]], [[]]])(
    "cannot be %j",
    (steps) => {
      const parsed = siteConfigSchema.shape.trade.safeParse({ steps });
      expect(parsed.success).toBe(false);
    },
  );
});

describe("addresses", () => {
  const sell = siteConfig({ routes: { sell: "/value-my-trade" }, trade: { questions: [...questions] } });

  it("begin at the dealer's own path and for a vehicle at /cars/trade-in (ROUTE-13, ROUTE-17)", () => {
    expect(tradeAddress(sell, "/value-my-trade")).toEqual({ step: "vehicle" });
    expect(tradeAddress(sell, "/value-my-trade/")).toEqual({ step: "vehicle" });
    expect(tradeAddress(sell, "/cars/trade-in")).toEqual({ step: "vehicle" });
    expect(tradeAddress(sell, "/value-my-trade/rego")).toEqual({ step: "rego" });
    expect(tradeStepPath(sell, "vehicle", null)).toBe("/value-my-trade");
    expect(tradeStepPath(sell, "vehicle", "12")).toBe("/cars/trade-in?car_id=12");
    expect(tradeStepPath(sell, "offer", "a b")).toBe("/value-my-trade/offer?car_id=a+b");
  });

  it.each(["/trade-in", "/sell-my-car", "/sell-your-car"])(
    "%s leads there (ROUTE-17 to ROUTE-19)",
    (path) => {
      expect(tradeAddress(sell, path)).toEqual({ movedTo: "/value-my-trade" });
      const own = siteConfig({ routes: { sell: path } });
      expect(tradeAddress(own, path)).toEqual({ step: "vehicle" });
    },
  );

  it.each([
    "/value-my-trade/vehicle",
    "/value-my-trade/nothing",
    "/trade-in/rego",
    "/",
    "/cars/trade-in/rego",
  ])("%s is none", (path) => {
    expect(tradeAddress(sell, path)).toBeNull();
  });

  it("are nowhere on the site of a dealer without the page", () => {
    const config = siteConfig({ routes: { enabled: ["home"] } });
    for (const path of ["/trade-in", "/cars/trade-in", "/sell-my-car"]) {
      expect(tradeAddress(config, path)).toBeNull();
    }
  });
});
