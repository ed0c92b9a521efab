import { expect, it } from "vitest";
import { openStep } from "./journey";
import {
  givenAnswers,
  hasOrdered,
  journeyKey,
  journeyStart,
  keptJourneyStep,
  keptOrdered,
} from "./kept-journey";

const MIA = { name: "Mia", last_name: "O’Neill", email: "mia@example.com", phone: "+61412345678" };
const TOM = { name: "Tom", last_name: "Rossi", email: "tom@example.com", phone: "+61491570157" };
const HOME = { handover: "deliver", delivery_address: "1 Main Street, Brisbane" };

const details = keptJourneyStep({}, "details", MIA, { startedAt: 1_000, key: "first" });
const paid = { ...details, ...keptJourneyStep(details, "payment", { pay_by: "transfer" }, later("second")) };
const done = { ...paid, ...keptJourneyStep(paid, "handover", HOME, later("third")) };

function later(key: string) {
  return { startedAt: 2_000, key };
}

it("has one key and one start for all steps of a person", () => {
  expect([journeyKey(done), journeyStart(done), openStep(done)]).toEqual(["first", 1_000, "review"]);
  expect(givenAnswers(done)).toEqual({ ...MIA, pay_by: "transfer", ...HOME });
  expect([journeyKey({}), journeyStart({})]).toEqual([undefined, undefined]);
});

it("forgets an answer that was removed", () => {
  const fetched = { ...done, ...keptJourneyStep(done, "handover", { handover: "collect" }, later("again")) };
  expect(givenAnswers(fetched)).not.toHaveProperty("delivery_address");
});

it("keeps the journey of a person who corrects a number, and shows nothing of it to the next person", () => {
  const mended = {
    ...done,
    ...keptJourneyStep(done, "details", { ...MIA, phone: TOM.phone }, later("mended")),
  };
  expect([journeyKey(mended), openStep(mended)]).toEqual(["first", "review"]);
  const both = { ...MIA, phone: TOM.phone, email: "mia.oneill@example.com" };
  const again = { ...done, ...keptJourneyStep(done, "details", both, later("both")) };
  expect([journeyKey(again), givenAnswers(again)]).toEqual([
    "first",
    { ...both, pay_by: "transfer", ...HOME },
  ]);
  const next = { ...done, ...keptJourneyStep(done, "details", TOM, later("next")) };
  expect([journeyKey(next), journeyStart(next), openStep(next)]).toEqual(["next", 2_000, "payment"]);
  expect(givenAnswers(next)).toEqual(TOM);
});

it("knows that a person's journey has become an order, and that another's has not", () => {
  const ordered = { ...done, ...keptOrdered(done) };
  expect([hasOrdered(done), hasOrdered(ordered), hasOrdered({})]).toEqual([false, true, false]);
  const next = { ...ordered, ...keptJourneyStep(ordered, "details", TOM, later("next")) };
  expect(hasOrdered(next)).toBe(false);
});
