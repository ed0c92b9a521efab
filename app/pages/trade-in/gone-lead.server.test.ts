import { expect, it } from "vitest";
import type { TradeStep } from "~/domain/tenant/config/trade";
import { tradeForm } from "~/domain/trade/trade-form";
import { services } from "~/services.server";
import { cookieOf, filledForm, startYard, TRADE_CAR } from "../../../test/setup/yard-site";
import { takeTradeStep } from "./take-step.server";

startYard();

/** A step of the trade-in, from a page that was opened now; each call is another press of its button. */
async function filled(path: string, step: TradeStep, values: Readonly<Record<string, string>>, cookie = "") {
  const request = await filledForm({ path, form: (config) => tradeForm(config, step), values, cookie });
  return async () => {
    const answer = await takeTradeStep(request(), {});
    if (answer === null) throw new Error(`${path} is no step of a trade-in.`);
    return { status: answer.status, to: answer.headers.get("location"), cookie: cookieOf(answer) };
  };
}

async function send(...given: Parameters<typeof filled>) {
  return (await filled(...given))();
}

const REGO = { rego: "ABC123", regoState: "qld", finance: "No", tradeIn: "No" };
const kept = async (table: "lead" | "lead_change") => {
  const { database } = await services();
  return database.queries.selectFrom(table).select(["submission_key", "document"]).execute();
};

it("acknowledges no acceptance whose lead was deleted meanwhile, and begins anew", async () => {
  const begun = await send("/trade-in", "lead", TRADE_CAR);
  expect([begun.status, begun.to]).toEqual([303, "/trade-in/rego"]);
  const { cookie } = begun;
  expect((await send("/trade-in/rego", "rego", REGO, cookie)).to).toBe("/trade-in/offer");
  const { database } = await services();
  await database.queries.deleteFrom("lead").execute();
  expect((await send("/trade-in/offer", "offer", {}, cookie)).to).toBe("/trade-in?expired=1");
});

it("makes one lead of two tabs that send the first step at the same instant, and loses neither's answers", async () => {
  const { database } = await services();
  await database.queries.deleteFrom("lead").execute();
  const { cookie } = await send("/trade-in", "lead", { ...TRADE_CAR, name: "" });
  const tabs = await Promise.all([
    filled("/trade-in", "lead", TRADE_CAR, cookie),
    filled("/trade-in", "lead", { ...TRADE_CAR, kms: "61000" }, cookie),
  ]);
  const answers = await Promise.all(tabs.map((press) => press()));
  expect(answers.map(({ to }) => to)).toEqual(["/trade-in/rego", "/trade-in/rego"]);
  const [leads, changes] = [await kept("lead"), await kept("lead_change")];
  expect([leads.length, changes.length]).toEqual([1, 1]);
  const all = [...leads, ...changes].map(({ document }) => document).join();
  expect([all.includes("50000"), all.includes("61000")]).toEqual([true, true]);
});

it("makes one lead of a button that is pressed twice at the same instant, and no change of it", async () => {
  const { database } = await services();
  await database.queries.deleteFrom("lead").execute();
  const { cookie } = await send("/trade-in", "lead", { ...TRADE_CAR, name: "" });
  const press = await filled("/trade-in", "lead", TRADE_CAR, cookie);
  await Promise.all([press(), press(), press()]);
  expect([(await kept("lead")).length, (await kept("lead_change")).length]).toEqual([1, 0]);
});
