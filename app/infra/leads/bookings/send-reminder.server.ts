import { isStillDue } from "~/domain/appointment/due-reminders";
import type { ReminderSink } from "~/domain/appointment/reminder-sinks";
import { type SinkTransports, sendToSink } from "~/infra/leads/delivery/send-to-sink.server";
import type { ShopperMailSource } from "~/infra/leads/letters/letter-source.server";
import type { LeadSink } from "~/domain/tenant/config/leads";
import { sendText } from "./send-text.server";

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
  await sendText(reminding, transports);
}
