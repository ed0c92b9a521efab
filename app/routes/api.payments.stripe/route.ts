import { type ActionFunctionArgs, json } from "@remix-run/node";
import { ForgedNoticeError } from "~/ports/payment-provider";
import { services } from "~/services.server";
import { requireSite } from "~/site-context.server";

const MOST_BYTES = 256 * 1024;
const HEADERS = { "Cache-Control": "no-store" };

/**
 * Stripe's messages about one dealer's payments. Each counts once; 400 for what Stripe did not sign; a failure here is
 * a 500, so that Stripe sends the message again.
 */
export async function action({ request }: ActionFunctionArgs) {
  const config = await requireSite(request);
  const { checkout, logger } = await services();
  const length = Number(request.headers.get("content-length") ?? Number.NaN);
  if (!(length <= MOST_BYTES)) return json({ error: "Too long." }, { status: 413, headers: HEADERS });
  try {
    const signature = request.headers.get("stripe-signature");
    const outcome = await checkout.notice(config.site.slug, await request.text(), signature);
    return json({ outcome }, { headers: HEADERS });
  } catch (error) {
    if (!(error instanceof ForgedNoticeError)) throw error;
    logger.warn({ tenant: config.site.slug }, "a payment message with a wrong signature was refused");
    return json({ error: "Not signed." }, { status: 400, headers: HEADERS });
  }
}

/** Nothing to read here. */
export function loader() {
  return json(
    { error: "Only messages of the payment provider are taken here." },
    { status: 405, headers: HEADERS },
  );
}
