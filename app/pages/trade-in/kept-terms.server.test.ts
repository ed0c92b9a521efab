import { beforeEach, describe, expect, it } from "vitest";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { tradeForm } from "~/domain/trade/trade-form";
import { services } from "~/services.server";
import { nextTradeVisitor, sendTradeStep, tradeValues, tradeVisitor } from "../../../test/setup/trade-yard";
import { emptyYard, filledForm, SHOPPER, startYard, TRADE_CAR } from "../../../test/setup/yard-site";
import { takeTradeStep } from "./take-step.server";

startYard({ forms: { termsDisclaimer: "You agree to be called." } });

const HILUX = { ...TRADE_CAR, year: "2019", model: "Hilux", kms: "90000" };
const TOM = { ...SHOPPER, name: "Tom", last_name: "Rossi", email: "tom@example.com", phone: "0491 570 157" };

beforeEach(async () => {
  nextTradeVisitor();
  await emptyYard();
});

async function leads() {
  const { database } = await services();
  return (await database.queries.selectFrom("lead").select("id").execute()).length;
}

describe("the tick at the terms", () => {
  const ticked = { ...SHOPPER, terms: "on" };

  it("stays given by its person, in this journey alone", async () => {
    const { cookie } = await sendTradeStep("/trade-in", "vehicle", TRADE_CAR);
    expect(await tradeValues("/trade-in/lead", cookie)).not.toHaveProperty("terms");
    await sendTradeStep("/trade-in/lead", "lead", ticked, cookie);
    expect(await tradeValues("/trade-in/lead", cookie)).toMatchObject({ terms: "on" });
    await sendTradeStep("/trade-in", "vehicle", { ...TRADE_CAR, year: "2019" }, cookie);
    expect(await tradeValues("/trade-in/lead", cookie)).toMatchObject({ terms: "on" });
    await sendTradeStep("/trade-in", "vehicle", HILUX, cookie);
    expect(await tradeValues("/trade-in/lead", cookie)).not.toHaveProperty("terms");
  });

  it("stays given where the page is left by Back, and not where it was taken away before", async () => {
    const { cookie } = await sendTradeStep("/trade-in", "vehicle", TRADE_CAR);
    await sendTradeStep("/trade-in/lead", "lead", { ...ticked, intent: "back" }, cookie);
    expect(await tradeValues("/trade-in/lead", cookie)).toMatchObject({ terms: "on" });
    await sendTradeStep("/trade-in/lead", "lead", { ...SHOPPER, intent: "back" }, cookie);
    expect(await tradeValues("/trade-in/lead", cookie)).not.toHaveProperty("terms");
  });

  it("is no other person's: they are asked for their own, once", async () => {
    const { cookie } = await sendTradeStep("/trade-in", "vehicle", TRADE_CAR);
    await sendTradeStep("/trade-in/lead", "lead", ticked, cookie);
    const form = (config: SiteConfig) => tradeForm(config, "lead");
    const values = { ...TOM, terms: "on" };
    const press = await filledForm({ path: "/trade-in/lead", form, values, cookie, headers: tradeVisitor() });
    const asked = await takeTradeStep(press(), {});
    expect(asked?.status).toBe(400);
    const answer: unknown = await asked?.json();
    expect(answer).toMatchObject({ errors: [{ name: "terms" }], typed: { name: TOM.name } });
    expect(answer).not.toMatchObject({ typed: { terms: "on" } });
    expect(await leads()).toBe(1);
    expect((await takeTradeStep(press(), {}))?.headers.get("location")).toBe("/trade-in/rego");
    expect(await leads()).toBe(2);
    expect(await tradeValues("/trade-in/lead", cookie)).toMatchObject({ terms: "on", name: TOM.name });
  });
});
