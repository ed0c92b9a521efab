import type { SiteConfig } from "../tenant/site-config";

/** An answer about the condition, with the id of its question (TRADE-02). */
export interface ConditionAnswer {
  readonly id: string;
  readonly answer: string;
}

type Questions = SiteConfig["trade"]["questions"];

/** Most that all answers together take off or add. */
const LEAST_SHARE = 0.2;
const MOST_SHARE = 1.2;

/** What the answers make of a value, as a share of it: percentages of the dealer's questions, added up. */
export function answersShare(questions: Questions, answers: readonly ConditionAnswer[]): number {
  const given = new Map(answers.map(({ id, answer }) => [id, answer]));
  const percent = questions
    .flatMap(({ id, effects }) => effects.filter(({ answer }) => answer === given.get(id)))
    .reduce((sum, effect) => sum + effect.percent, 0);
  return Math.min(MOST_SHARE, Math.max(LEAST_SHARE, 1 + percent / 100));
}
