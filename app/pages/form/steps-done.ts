import { contactOf } from "~/domain/forms/form-lead";
import { isLikelySamePerson } from "~/domain/lead/origin/same-sender";
import { withoutPrivate } from "~/domain/lead/private-answers";

/** Answers of a form of several steps by field name, with what the form itself notes among them. */
export type StepAnswers = Readonly<Record<string, string>>;

/**
 * Names of the form's own notes among the answers: the key all steps share, when the form was begun, how many steps are
 * done, that it was sent, the key and beginning of the form that its first page was filled from, and how many other people
 * went on with it.
 */
const NOTES = {
  key: "_key",
  startedAt: "_started",
  done: "_done",
  sent: "_sent",
  from: "_from",
  fromAt: "_from_at",
  others: "_others",
} as const;

/** Notes that a step leaves as they are. */
const CARRIED = [NOTES.from, NOTES.fromAt, NOTES.others];
/** Answers that say who somebody is. */
const CONTACT = ["name", "email", "phone"];

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

/**
 * What a form begins with whose first page was opened anew and showed the answers of another: all that is not private. They
 * may be another person's until somebody sends a step that says who they are.
 * @param from the form whose answers were shown
 * @param key of that form
 */
export function openedAnew(from: StepAnswers, key: string): StepAnswers {
  const shown = withoutPrivate(answersOf(from));
  const begun = begunForm(from);
  // What was kept of a later step alone was told to nobody.
  if (begun === undefined) return shown;
  return { ...shown, [NOTES.from]: toldUnder(from, key), [NOTES.fromAt]: String(begun.startedAt) };
}

/** The form that this one's first page was filled from, as long as it may be the same person's; null for none. */
export function filledFrom(kept: StepAnswers): { readonly key: string; readonly startedAt: number } | null {
  const key = kept[NOTES.from] ?? "";
  return key === "" ? null : { key, startedAt: Number(kept[NOTES.fromAt]) };
}

/**
 * What was kept, for the person who sends a step now: of another person nothing that the later steps ask, nor which form
 * this one was filled from. The same object where nobody else sends it.
 * @param later names of the later steps' questions
 */
export function keptForSender(before: StepAnswers, sent: StepAnswers, later: readonly string[]): StepAnswers {
  const isTold = CONTACT.some((name) => (sent[name] ?? "") !== "" && (before[name] ?? "") !== "");
  if (!isTold || isLikelySamePerson(contactOf(before), contactOf(sent))) return before;
  const forgotten = [...later, NOTES.from, NOTES.fromAt].map((name) => [name, ""] as const);
  const others = Number(before[NOTES.others] ?? 0) + 1;
  return { ...before, ...Object.fromEntries(forgotten), [NOTES.others]: String(others) };
}

/**
 * The key that the dealer is told of a begun form by: one for each person, also where two go on with one form, or one
 * person opens it anew.
 * @param key of the form
 */
export function toldUnder(kept: StepAnswers, key: string): string {
  const others = Number(kept[NOTES.others] ?? 0);
  return filledFrom(kept)?.key ?? (others === 0 ? key : `${key}-${others}`);
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
    ...Object.fromEntries(CARRIED.map((name) => [name, before[name] ?? ""])),
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
