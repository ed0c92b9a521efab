import { DeliveryFault } from "~/infra/leads/delivery/delivery-fault.server";
import { MINUTE_MS } from "~/domain/time/day";
import { bookingZone } from "~/domain/appointment/booking-place";
import { whyNotDue } from "~/domain/appointment/due-reminders";
import type { ReminderSink } from "~/domain/appointment/reminder-sinks";
import { lookAgainAt } from "~/domain/appointment/reminder-times";
import { type SinkTransports, sendToSink } from "~/infra/leads/delivery/send-to-sink.server";
import type { ShopperMailSource } from "~/infra/leads/letters/letter-source.server";
import type { LeadSink } from "~/domain/tenant/config/leads";
import { sendText } from "./send-text.server";

/** Why a reminder is not sent, for operators. */
const WHY = { late: "too late: it was of no use any more", unwanted: "not wanted any more" } as const;

/** While its vehicle may come back, a reminder is tried so often. */
const HELD_MS = 5 * MINUTE_MS;

/**
 * Reminds somebody of a booking. Sends nothing where it was moved, cancelled or switched off meanwhile, or where it is
 * over: a reminder that comes late is none. That is told as `unsent`. At night it waits for the morning. While the vehicle of a test drive is sold or
 * missing, nobody is told to come: the reminder waits until it is there again, or the drive is called off.
 * @param source with the lead as it stands now, in the shopper's language
 * @param isDoubtful whether nobody can drive the vehicle just now
 * @throws DeliveryFault
 */
export async function sendReminder(
  source: ShopperMailSource,
  { kind, way }: ReminderSink,
  sink: Extract<LeadSink, { type: "autoReply" }>,
  transports: SinkTransports,
  signal: AbortSignal,
  isDoubtful: () => Promise<boolean>,
): Promise<void> {
  const { lead, config } = source;
  const now = transports.now();
  const why = whyNotDue({ id: sink.id, kind, way }, lead, config, now);
  if (why === "late" || why === "unwanted") throw new DeliveryFault("unsent", WHY[why]);
  if (why !== null) throw new DeliveryFault("early", "it is night where the dealer is", why.until);
  if (await isDoubtful()) {
    const next = lookAgainAt(now, HELD_MS, bookingZone(lead, config));
    throw new DeliveryFault("early", "waits: its vehicle is not in the stock", next);
  }
  const reminding = { ...source, reminder: kind };
  if (way === "email") return sendToSink(reminding, sink, transports, signal);
  await sendText(reminding, transports);
}
