import { beforeEach, describe, expect, it } from "vitest";
import { nextTradeVisitor, sendTradeStep, tradeVisitor } from "../../../test/setup/trade-yard";
import { emptyYard, SHOPPER, startYard, TRADE_CAR, yardRequest } from "../../../test/setup/yard-site";
import { showTradeStep } from "./show-step.server";

const REGO = { rego: "ABC123", regoState: "qld", finance: "No", tradeIn: "No" };

/** What a page calls its last step and its button, and what stands instead of a figure. */
async function wordsOf(path: string, cookie = "") {
  const found = await showTradeStep(yardRequest(path, { cookie, headers: tradeVisitor() }), {});
  if (found === null) throw new Error(`${path} is no step of a trade-in.`);
  const { page, form } = found.view;
  const { offer } = page;
  return [page.progress.steps.at(-1)?.label, form.submit, offer?.kind === "none" ? offer.title : null];
}

async function walk(car: Readonly<Record<string, string>>) {
  nextTradeVisitor();
  await emptyYard();
  const pages = [await wordsOf("/trade-in")];
  const { cookie } = await sendTradeStep("/trade-in", "vehicle", car);
  pages.push(await wordsOf("/trade-in/lead", cookie));
  await sendTradeStep("/trade-in/lead", "lead", SHOPPER, cookie);
  pages.push(await wordsOf("/trade-in/rego", cookie));
  await sendTradeStep("/trade-in/rego", "rego", REGO, cookie);
  return [...pages, await wordsOf("/trade-in/offer", cookie)];
}

describe("of a dealer who values vehicles online", () => {
  startYard({ trade: { valuation: { source: "table" } } });
  beforeEach(emptyYard);

  it("promises an offer while there may be one (TRADE-03)", async () => {
    expect(await walk(TRADE_CAR)).toEqual([
      ["Your offer", "See what it is worth", null],
      ["Your offer", "Continue", null],
      ["Your offer", "See my offer", null],
      ["Your offer", "Accept offer", null],
    ]);
  });

  it("promises none once it is known that there is none (TRADE-10)", async () => {
    const age = "We give no online estimate for vehicles over 7 years old";
    expect(await walk({ ...TRADE_CAR, year: "1999" })).toEqual([
      ["Your offer", "See what it is worth", null],
      ["Inspection", "Continue", age],
      ["Inspection", "Continue", null],
      ["Inspection", "Ask for an inspection", age],
    ]);
  });
});

describe("of a dealer who values every vehicle in person", () => {
  startYard({ trade: { valuation: { source: "none" } } });
  beforeEach(emptyYard);

  it("promises no offer, and does not say that others had one online", async () => {
    expect(await walk({ ...TRADE_CAR, year: "1999" })).toEqual([
      ["Inspection", "Continue", null],
      ["Inspection", "Continue", null],
      ["Inspection", "Continue", null],
      ["Inspection", "Ask for an inspection", "We value every vehicle in person"],
    ]);
  });
});
