import { bookingZone } from "~/domain/appointment/booking-place";
import { afterNight } from "~/domain/appointment/reminder-times";
import { answeredByText } from "~/domain/lead/answering/shopper-text";
import { textNumber } from "~/domain/phone/text-number";
import { DeliveryFault } from "~/infra/leads/delivery/delivery-fault.server";
import type { SinkTransports } from "~/infra/leads/delivery/send-to-sink.server";
import type { ShopperMailSource } from "~/infra/leads/letters/letter-source.server";
import { shopperText } from "~/infra/leads/letters/shopper-mail.server";

/**
 * Answers a shopper by text message, by day. Where the number or the wish for it is gone meanwhile, or the
 * gateway, that is told as `unsent`.
 * @throws DeliveryFault
 */
export async function answerByText(source: ShopperMailSource, transports: SinkTransports): Promise<void> {
  const { lead, config } = source;
  if (answeredByText(lead, config) === null) throw new DeliveryFault("unsent", "not wanted any more");
  const now = transports.now();
  const morning = afterNight(now, bookingZone(lead, config));
  // What was held, or could not be sent by day, waits once more.
  if (morning > now) throw new DeliveryFault("early", "it is night where the dealer is", morning);
  await sendText(source, transports);
}

/**
 * Sends what a letter says in short, with the delivery's id as idempotency key; `unsent` without a gateway or a number
 * that gets text messages.
 * @throws DeliveryFault
 */
export async function sendText(source: ShopperMailSource, { texts }: SinkTransports): Promise<void> {
  const { id, lead, config } = source;
  const to = textNumber(lead.contact.phone, config);
  if (texts === undefined) throw new DeliveryFault("unsent", "there is no text message gateway");
  if (to === null) throw new DeliveryFault("unsent", "there is no number that gets text messages");
  try {
    await texts.send({ tenant: lead.tenant, to, text: shopperText(source), key: id });
  } catch {
    throw new DeliveryFault("unreachable", "the text message gateway did not take it");
  }
}
