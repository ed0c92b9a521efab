import { expect, it } from "vitest";
import { tradeForm } from "~/domain/trade/trade-form";
import type { TradePart } from "~/domain/trade/trade-steps";
import { services } from "~/services.server";
import { cookieOf, filledForm, SHOPPER, startYard, TRADE_CAR } from "../../../test/setup/yard-site";
import { takeTradeStep } from "./take-step.server";

const WORDS = { "How does the body look?": "车身如何？", "Like new": "如新", Dents: "有凹痕" };
startYard(
  {
    trade: {
      questions: [
        { id: "body", label: "How does the body look?", type: "choice", options: ["Like new", "Dents"] },
      ],
    },
  },
  { languages: [{ tag: "zh-Hans", locale: "zh-Hans-AU" }] },
  { "languages/zh-Hans/words.json": JSON.stringify({ words: WORDS, labels: {} }) },
);

const headers = { "x-site-language": "zh-Hans" };

async function send(step: TradePart, values: Readonly<Record<string, string>>, cookie = "") {
  const path = step === "vehicle" ? "/trade-in" : `/trade-in/${step}`;
  const form = await filledForm({ path, form: (config) => tradeForm(config, step), values, cookie, headers });
  const answer = await takeTradeStep(form(), {});
  if (answer === null) throw new Error(`${path} is no step of a trade-in.`);
  return { status: answer.status, cookie: cookieOf(answer) };
}

it("of another language gives the lead questions and answers in the dealer's words", async () => {
  const { cookie } = await send("vehicle", TRADE_CAR);
  await send("lead", SHOPPER, cookie);
  expect((await send("adjustments", { "answer-body": "有凹痕" }, cookie)).status).toBe(303);
  const { database } = await services();
  const changes = await database.queries.selectFrom("lead_change").select("document").execute();
  const told = changes.map(({ document }) => document).join();
  expect(told).toContain("How does the body look?");
  expect(told).toContain("Dents");
  expect(told).not.toMatch(/车身|凹痕/);
});
