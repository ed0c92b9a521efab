/** Answers of a form of several steps by field name, with what the form itself notes among them. */
export type StepAnswers = Readonly<Record<string, string>>;

/**
 * Names of the form's own notes among the answers: the key all steps share, when the form was begun, how many steps are
 * done, and that it was sent.
 */
const NOTES = { key: "_key", startedAt: "_started", done: "_done", sent: "_sent" } as const;

/** How many steps of a form were sent, one after the other; none for one that was not begun. */
export function stepsDone(kept: StepAnswers): number {
  return Number(kept[NOTES.done] ?? 0);
}

/** Whether the form was sent to its end and not begun again since. */
export function wasSent(kept: StepAnswers): boolean {
  return kept[NOTES.sent] === "yes";
}

/** What all steps of a form that was begun share; undefined for one that was not begun. */
export function begunForm(
  kept: StepAnswers,
): { readonly key: string; readonly startedAt: number } | undefined {
  const key = kept[NOTES.key];
  return key === undefined ? undefined : { key, startedAt: Number(kept[NOTES.startedAt]) };
}

/** The answers without the form's own notes. */
export function answersOf(kept: StepAnswers): StepAnswers {
  const notes = new Set<string>(Object.values(NOTES));
  return Object.fromEntries(Object.entries(kept).filter(([name]) => !notes.has(name)));
}

/** The answers that exist: drafts can only be added to, so an empty text stands for a deleted answer. */
export function withoutEmpty(kept: StepAnswers): StepAnswers {
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== ""));
}

/** What to keep after a step; an answer that was removed is emptied. */
export function keptAfterStep(
  before: StepAnswers,
  step: number,
  values: StepAnswers,
  token: { readonly key: string; readonly startedAt: number },
): StepAnswers {
  return {
    ...emptied(before),
    ...values,
    [NOTES.key]: token.key,
    [NOTES.startedAt]: String(token.startedAt),
    [NOTES.done]: String(Math.max(stepsDone(before), step + 1)),
    [NOTES.sent]: "",
  };
}

/** The answers to other questions than these. */
export function answersWithout(kept: StepAnswers, names: readonly string[]): StepAnswers {
  return Object.fromEntries(Object.entries(kept).filter(([name]) => !names.includes(name)));
}

/**
 * What to keep of a step that was left without being sent: what stands in it, unchecked. It and the steps after it have
 * to be sent again.
 * @param names of the step's questions
 */
export function keptUnsent(
  before: StepAnswers,
  step: number,
  names: readonly string[],
  typed: StepAnswers,
): StepAnswers {
  return {
    ...Object.fromEntries(names.map((name) => [name, ""])),
    ...typed,
    [NOTES.done]: String(Math.min(stepsDone(before), step)),
  };
}

/** What to keep of a form that was sent: only that it was sent, for somebody who presses twice. */
export function keptAfterSending(before: StepAnswers): StepAnswers {
  return { ...emptied(before), [NOTES.sent]: "yes" };
}

function emptied(kept: StepAnswers): StepAnswers {
  return Object.fromEntries(Object.keys(kept).map((name) => [name, ""]));
}
