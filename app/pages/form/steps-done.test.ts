import { expect, it } from "vitest";
import {
  answersOf,
  begunForm,
  keptAfterSending,
  keptAfterStep,
  type StepAnswers,
  stepsDone,
  wasSent,
  withoutEmpty,
} from "./steps-done";

const token = { key: "k", startedAt: 7 };
/** As a draft store adds to what is there. */
const saved = (before: StepAnswers, more: StepAnswers) => withoutEmpty({ ...before, ...more });

it("counts steps one after the other, also when one is sent again", () => {
  expect(stepsDone({})).toBe(0);
  const first = saved({}, keptAfterStep({}, 0, { deposit: "5" }, token));
  expect([stepsDone(first), begunForm(first), answersOf(first)]).toEqual([1, token, { deposit: "5" }]);
  const second = saved(first, keptAfterStep(first, 1, { deposit: "5", name: "Aroha" }, token));
  const again = saved(second, keptAfterStep(second, 0, { deposit: "6", name: "Aroha" }, token));
  expect([stepsDone(second), stepsDone(again)]).toEqual([2, 2]);
});

it("forgets an answer that was taken back", () => {
  const first = saved({}, keptAfterStep({}, 0, { deposit: "5", loan_term: "3" }, token));
  expect(answersOf(saved(first, keptAfterStep(first, 0, { loan_term: "3" }, token)))).toEqual({
    loan_term: "3",
  });
});

it("keeps of a form that was sent only that it was, until it is begun again", () => {
  const first = saved({}, keptAfterStep({}, 0, { name: "Aroha" }, token));
  const sent = saved(first, keptAfterSending(first));
  expect([wasSent(first), wasSent(sent), stepsDone(sent), answersOf(sent)]).toEqual([false, true, 0, {}]);
  expect(begunForm(sent)).toBeUndefined();
  const fresh = saved(sent, keptAfterStep(sent, 0, { name: "Mia" }, { key: "n", startedAt: 9 }));
  expect([wasSent(fresh), begunForm(fresh)]).toEqual([false, { key: "n", startedAt: 9 }]);
});
