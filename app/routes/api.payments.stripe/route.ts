import { type ActionFunctionArgs, json } from "@remix-run/node";
import { ForgedNoticeError } from "~/ports/payment-provider";
import { postedText } from "~/request/posted-form.server";
import { services } from "~/services.server";
import { requireSite } from "~/request/site-context.server";

const NOTICE = { types: ["application/json"], mostBytes: 256 * 1024 };
const HEADERS = { "Cache-Control": "no-store" };

/**
 * Takes Stripe's messages about one dealer's payments. Each counts once. 400 for what Stripe did not sign. A failure
 * here is answered with 500, so that Stripe sends the message again.
 */
export async function action({ request }: ActionFunctionArgs) {
  const config = await requireSite(request);
  const { checkout, logger } = await services();
  const read = await postedText(request, NOTICE);
  if ("fault" in read) return json({ error: "Not a message." }, { status: read.fault, headers: HEADERS });
  try {
    const signature = request.headers.get("stripe-signature");
    const outcome = await checkout.notice(config.site.slug, read.text, signature);
    return json({ outcome }, { headers: HEADERS });
  } catch (error) {
    if (!(error instanceof ForgedNoticeError)) throw error;
    logger.warn({ tenant: config.site.slug }, "a payment message with a wrong signature was refused");
    return json({ error: "Not signed." }, { status: 400, headers: HEADERS });
  }
}

/** There is nothing to read at this address. */
export function loader() {
  return json(
    { error: "Only messages of the payment provider are taken here." },
    { status: 405, headers: HEADERS },
  );
}
