import { contactOf } from "../forms/form-lead";
import { isLikelySamePerson } from "../lead/origin/same-sender";
import { stepFieldNames } from "./checkout-forms";
import { type AskingStep, doneKey, JOURNEY_STEPS, type JourneyAnswers } from "./journey";

/** What is noted of a journey among its answers; no field is called so. */
const NOTES = { startedAt: "@startedAt", key: "@key", ordered: "@ordered" } as const;

/** The page that a step was sent from. */
interface SentFrom {
  readonly startedAt: number;
  /** The same for every sending of that page. */
  readonly key: string;
}

const ASKING = JOURNEY_STEPS.flatMap((step) => (step === "review" ? [] : [step]));

/** The answers of a journey that are not empty, without what is noted of it. */
export function givenAnswers(answers: JourneyAnswers): JourneyAnswers {
  const names: readonly string[] = ASKING.flatMap(stepFieldNames);
  return Object.fromEntries(names.flatMap((name) => (answers[name] ? [[name, answers[name]]] : [])));
}

/** When a journey's first page was shown, in milliseconds since 1970; undefined where nothing is kept of it. */
export function journeyStart(answers: JourneyAnswers): number | undefined {
  const startedAt = Number(answers[NOTES.startedAt] ?? "");
  return startedAt > 0 ? startedAt : undefined;
}

/** The key that the steps of one person's journey share; undefined before its first step was sent. */
export function journeyKey(answers: JourneyAnswers): string | undefined {
  return answers[NOTES.key];
}

/**
 * What to keep of a step that was sent: an answer that was removed does not keep its old value. Where another person than
 * before says who they are, it is a journey of its own, and nothing that was said before stays.
 * @param isSaidSame whether they say that they are the same person, whoever they are called
 */
export function keptJourneyStep(
  answers: JourneyAnswers,
  step: AskingStep,
  values: JourneyAnswers,
  { startedAt, key }: SentFrom,
  isSaidSame = false,
): JourneyAnswers {
  const isOther = !isSaidSame && step === "details" && isOtherPerson(answers, values);
  const emptied = isOther ? ASKING : [step];
  const before = isOther ? {} : answers;
  return {
    ...Object.fromEntries(
      emptied.flatMap((one) => [...stepFieldNames(one), doneKey(one)].map((name) => [name, ""])),
    ),
    ...values,
    [doneKey(step)]: "yes",
    [NOTES.startedAt]: String(journeyStart(before) ?? startedAt),
    [NOTES.key]: journeyKey(before) ?? key,
  };
}

/** That a journey has become an order, to keep with its answers. */
export function keptOrdered(answers: JourneyAnswers): JourneyAnswers {
  const key = journeyKey(answers);
  return key === undefined ? {} : { [NOTES.ordered]: key };
}

/** Whether a journey has become an order before: the dealer knows of its person. */
export function hasOrdered(answers: JourneyAnswers): boolean {
  const key = journeyKey(answers);
  return key !== undefined && answers[NOTES.ordered] === key;
}

function isOtherPerson(answers: JourneyAnswers, values: JourneyAnswers): boolean {
  const before = givenAnswers(answers);
  return (
    before["name"] !== undefined && !isLikelySamePerson(contactOf(before), contactOf(givenAnswers(values)))
  );
}
