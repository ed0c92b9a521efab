import { isStillDue } from "~/domain/appointment/due-reminders";
import type { ReminderSink } from "~/domain/appointment/reminder-sinks";
import { DeliveryFault } from "~/infra/leads/delivery/delivery-fault.server";
import { type SinkTransports, sendToSink } from "~/infra/leads/delivery/send-to-sink.server";
import { bookingValues } from "~/infra/leads/letters/booking-letter.server";
import type { ShopperMailSource } from "~/infra/leads/letters/letter-source.server";
import { sentAddress } from "~/infra/leads/letters/shopper-mail.server";
import { DIRECTION_MARKS } from "~/infra/mail/letter/letter-mail.server";
import type { LeadSink } from "~/domain/tenant/config/leads";

/**
 * Reminds somebody of a booking. Sends nothing where it was moved, cancelled or switched off meanwhile, where it is over,
 * or at night: a reminder that comes late is none.
 * @param source with the lead as it stands now, in the shopper's language
 * @throws DeliveryFault
 */
export async function sendReminder(
  source: ShopperMailSource,
  { kind, way }: ReminderSink,
  sink: Extract<LeadSink, { type: "autoReply" }>,
  transports: SinkTransports,
  signal: AbortSignal,
): Promise<void> {
  const { lead, config } = source;
  if (!isStillDue({ id: sink.id, kind, way }, lead, config, transports.now())) return;
  const reminding = { ...source, reminder: kind };
  if (way === "email") return sendToSink(reminding, sink, transports, signal);
  const { phone } = lead.contact;
  if (transports.texts === undefined || phone === null) return;
  const text = source.copy("letters.reminders.sms", {
    ...bookingValues(source),
    link: sentAddress(source),
  });
  try {
    await transports.texts.send({ tenant: lead.tenant, to: phone, text: text.replace(DIRECTION_MARKS, "") });
  } catch {
    throw new DeliveryFault("unreachable", "the text message gateway did not take it");
  }
}
