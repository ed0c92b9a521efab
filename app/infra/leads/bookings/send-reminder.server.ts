import { DeliveryFault } from "~/infra/leads/delivery/delivery-fault.server";
import { whyNotDue } from "~/domain/appointment/due-reminders";
import type { ReminderSink } from "~/domain/appointment/reminder-sinks";
import { type SinkTransports, sendToSink } from "~/infra/leads/delivery/send-to-sink.server";
import type { ShopperMailSource } from "~/infra/leads/letters/letter-source.server";
import type { LeadSink } from "~/domain/tenant/config/leads";
import { sendText } from "./send-text.server";

/** Why a reminder is not sent, for operators. */
const WHY = { late: "too late: it was of no use any more", unwanted: "not wanted any more" } as const;

/**
 * Reminds somebody of a booking. Sends nothing where it was moved, cancelled or switched off meanwhile, where it is over,
 * or at night: a reminder that comes late is none. That is told as `unsent`.
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
  const why = whyNotDue({ id: sink.id, kind, way }, lead, config, transports.now());
  if (why !== null) throw new DeliveryFault("unsent", WHY[why]);
  const reminding = { ...source, reminder: kind };
  if (way === "email") return sendToSink(reminding, sink, transports, signal);
  await sendText(reminding, transports);
}
