/** Steps of buying online, in order (RES-09, OPEN-120). Each is an address of its own. */
export const JOURNEY_STEPS = ["details", "payment", "handover", "review"] as const;
/** One of {@link JOURNEY_STEPS}. */
export type JourneyStep = (typeof JOURNEY_STEPS)[number];

/** The steps that ask something; `review` only confirms. */
export type AskingStep = Exclude<JourneyStep, "review">;

/** What a shopper has answered so far, by field name. */
export type JourneyAnswers = Readonly<Record<string, string>>;

/** Set in the answers when a step was filled in without a mistake. */
export function doneKey(step: AskingStep): string {
  return `done.${step}`;
}

/** The first step that is not filled in yet; `review` when all are. */
export function openStep(answers: JourneyAnswers): JourneyStep {
  return JOURNEY_STEPS.find((step) => step !== "review" && answers[doneKey(step)] !== "yes") ?? "review";
}

/** The step to show: the one asked for, when everything before it is filled in, else the first that is not. */
export function reachableStep(wanted: string | null, answers: JourneyAnswers): JourneyStep {
  const open = openStep(answers);
  const asked = JOURNEY_STEPS.find((step) => step === wanted);
  if (asked === undefined) return open;
  return JOURNEY_STEPS.indexOf(asked) <= JOURNEY_STEPS.indexOf(open) ? asked : open;
}

/** The step after another. */
export function journeyStepAfter(step: AskingStep): JourneyStep {
  return JOURNEY_STEPS[JOURNEY_STEPS.indexOf(step) + 1] ?? "review";
}
