import * as z from "zod";
import type { DeliveryLookup, DeliveryQuestion } from "~/ports/delivery-lookup";
import type { Logger } from "~/ports/logger";
import type { AskJson } from "./ask-json.server";
import { callFault } from "./call-fault.server";

/** CALL-14: price and name of the region. An absurd price counts as an error of the service. */
const answerSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .regex(/^[^<>]*$/),
  price: z.number().nonnegative().max(100_000),
});
/** What such a service may say where it does not deliver. */
const noneSchema = z.union([z.null(), z.object({ price: z.null() })]);

/** {@link DeliveryLookup} over HTTP. Postcodes are left out of the log: they are the shopper's. */
export function createHttpDeliveryLookup(ask: AskJson, logger: Logger): DeliveryLookup {
  return {
    async estimate(lookupUrl, question) {
      try {
        const answer = await ask(addressOf(lookupUrl, question));
        return noneSchema.safeParse(answer).success ? null : answerSchema.parse(answer);
      } catch (error) {
        logger.warn({ lookupUrl, reason: callFault(error) }, "delivery price service failed");
        return null;
      }
    },
  };
}

function addressOf(lookupUrl: string, { postcode, stockNumber, fromPostcode }: DeliveryQuestion): URL {
  const address = new URL(lookupUrl);
  address.searchParams.set("postcode", postcode);
  if (stockNumber !== null) address.searchParams.set("stock_number", stockNumber);
  if (fromPostcode !== null) address.searchParams.set("from_postcode", fromPostcode);
  return address;
}
