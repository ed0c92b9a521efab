import { REMINDER_KINDS, type ReminderKind } from "./reminder-times";

/** The ways a reminder can go. */
export const REMINDER_WAYS = ["email", "sms"] as const;
/** One of {@link REMINDER_WAYS}. */
export type ReminderWay = (typeof REMINDER_WAYS)[number];

/** A reminder as the outbox names it, in place of a sink. */
export interface ReminderSink {
  readonly id: string;
  readonly kind: ReminderKind;
  readonly way: ReminderWay;
}

/** All of them: `reminder-day-email` and so on. */
export const REMINDER_SINKS: readonly ReminderSink[] = REMINDER_KINDS.flatMap((kind) =>
  REMINDER_WAYS.map((way) => ({ id: `reminder-${kind}-${way}`, kind, way })),
);

/** The reminder with this id; null for any other sink. */
export function reminderSink(id: string): ReminderSink | null {
  return REMINDER_SINKS.find((sink) => sink.id === id) ?? null;
}
