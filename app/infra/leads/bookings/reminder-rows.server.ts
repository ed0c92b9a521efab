import type { Transaction } from "kysely";
import type { DueReminder } from "~/domain/appointment/due-reminders";
import { REMINDER_SINKS } from "~/domain/appointment/reminder-sinks";
import { SHOPPER_TEXT } from "~/domain/lead/answering/shopper-text";
import type { DeliveryState, Posting } from "~/infra/leads/delivery/outbox-rows.server";
import { giveWay, post } from "~/infra/leads/delivery/outbox-rows.server";
import type { Schema } from "~/infra/db/schema.server";

const WAITING: DeliveryState = "waiting";

/** Puts the reminders of a booking into the outbox, each for its time, in the place of those that still wait. */
export async function keepReminders(
  transaction: Transaction<Schema>,
  posting: Posting,
  reminders: readonly DueReminder[],
): Promise<void> {
  if (posting.revision > 0) await dropReminders(transaction, posting.leadId);
  for (const { sink, at } of reminders) await post(transaction, { ...posting, dueAt: at }, [sink.id]);
}

/** Takes the reminders of a lead that still wait out of the outbox. */
export async function dropReminders(transaction: Transaction<Schema>, leadId: string): Promise<void> {
  const ids = REMINDER_SINKS.map(({ id }) => id);
  await transaction
    .deleteFrom("delivery")
    .where("lead_id", "=", leadId)
    .where("state", "=", WAITING)
    .where("sink", "in", ids)
    .execute();
}

/**
 * Puts the text message about a lead or a step of it into the outbox, in the place of one that still waits: it would tell
 * what is no longer so.
 * @param dueAt when it leaves; null for none
 */
export async function keepShopperText(
  transaction: Transaction<Schema>,
  posting: Posting,
  dueAt: Date | null,
): Promise<void> {
  if (dueAt === null) return;
  if (posting.revision > 0) await giveWay(transaction, posting, [SHOPPER_TEXT]);
  await post(transaction, { ...posting, dueAt }, [SHOPPER_TEXT]);
}
