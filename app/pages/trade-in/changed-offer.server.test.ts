import { beforeEach, expect, it } from "vitest";
import { tradeForm } from "~/domain/trade/trade-form";
import type { TradePart } from "~/domain/trade/trade-steps";
import { createLeadOffice } from "~/infra/leads/lead-office.server";
import { services } from "~/services.server";
import {
  cookieOf,
  emptyYard,
  filledForm,
  SHOPPER,
  startYard,
  TRADE_CAR,
} from "../../../test/setup/yard-site";
import { takeTradeStep } from "./take-step.server";

startYard({ trade: { valuation: { source: "table" } } });
beforeEach(emptyYard);

const REGO = { rego: "ABC123", regoState: "qld", finance: "No", tradeIn: "No" };
const FURTHER = { ...TRADE_CAR, kms: "98000" };

async function send(path: string, values: Readonly<Record<string, string>>, cookie = "") {
  const [, , step = "vehicle"] = path.replace(/\?.*/, "").split("/");
  // Paths of the journey end in the names of its steps.
  const part = step as TradePart;
  const request = await filledForm({ path, form: (config) => tradeForm(config, part), values, cookie });
  const answer = await takeTradeStep(request(), {});
  if (answer === null) throw new Error(`${path} is no step of a trade-in.`);
  return { to: answer.headers.get("location"), cookie: cookieOf(answer) };
}

/** The lead as it stands now. */
async function lead() {
  const { database } = await services();
  const office = createLeadOffice(database, { now: () => new Date() });
  for await (const [first] of office.leads({})) if (first !== undefined) return first.fields;
  throw new Error("no lead");
}

/** A tab at the offer, and the amount on its page. */
async function atOffer() {
  const { cookie } = await send("/trade-in", TRADE_CAR);
  await send("/trade-in/lead", SHOPPER, cookie);
  expect((await send("/trade-in/rego", REGO, cookie)).to).toBe("/trade-in/offer");
  return { cookie, first: (await lead())["valuation"] ?? "" };
}

it("gives the lead the figure and the range of the offer that is accepted, and no other", async () => {
  const { cookie, first } = await atOffer();
  expect(Number(first)).toBeGreaterThan(0);
  await send("/trade-in", FURTHER, cookie);
  expect(await lead(), "the other tab has another vehicle").toMatchObject({
    kms: "98000",
    valuation: "",
    valuation_min: "",
    valuation_max: "",
    valuation_until: "",
  });
  expect((await send(`/trade-in/offer?of=${first}`, {}, cookie)).to).toBe("/trade-in/offer?changed=1");
  const { database } = await services();
  const drafts = await database.queries.selectFrom("checkout_draft").select("answers").execute();
  const [, now = ""] = /offer\W+(\d+)/.exec(drafts.map(({ answers }) => answers).join()) ?? [];
  expect(Number(now)).toBeGreaterThan(0);
  expect(now).not.toBe(first);
  expect((await send(`/trade-in/offer?of=${now}`, {}, cookie)).to).toBe("/success");
  const told = await lead();
  expect(told).toMatchObject({ kms: "98000", offer: now, valuation: now, offer_accepted: "true" });
  expect(Number(told["valuation_min"])).toBeLessThanOrEqual(Number(now));
  expect(Number(told["valuation_max"])).toBeGreaterThanOrEqual(Number(now));
  expect(Number(told["valuation_max"])).toBeLessThan(Number(first) * 2);
});

it("gives it the new figure when the last question is answered as before, for another vehicle", async () => {
  const { cookie, first } = await atOffer();
  await send("/trade-in", FURTHER, cookie);
  await send("/trade-in/rego", REGO, cookie);
  const { valuation } = await lead();
  expect(Number(valuation)).toBeGreaterThan(0);
  expect(valuation).not.toBe(first);
});
