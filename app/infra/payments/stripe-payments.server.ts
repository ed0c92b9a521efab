import Stripe from "stripe";
import * as z from "zod";
import {
  ForgedNoticeError,
  type PaymentNotice,
  type PaymentProvider,
  type PaymentRequest,
  type PaymentStatus,
  PaymentsUnavailableError,
} from "~/ports/payment-provider";

/** One dealer's Stripe account. */
export interface StripeAccount {
  /** `site.slug`; other dealers may use the same account. */
  readonly tenant: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Milliseconds until Stripe counts as not answering: a shopper waits. */
  readonly timeoutMs: number;
  /** Another server in its place, for tests. */
  readonly server?: { readonly host: string; readonly port: number };
}

/** Seconds within which a signed message is accepted. */
const TOLERANCE_SECONDS = 300;
/** The shopper or the background work tries again; a second wait would be too long. */
const RETRIES = 0;

/** Payments on Stripe's own page (Checkout Sessions): card details never come here. */
export function createStripePayments(account: StripeAccount): PaymentProvider {
  const stripe = new Stripe(account.secretKey, {
    timeout: account.timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(account.server === undefined ? {} : { ...account.server, protocol: "http" }),
  });
  const status = (reference: string) =>
    orUnavailable(async () => {
      const expand = ["payment_intent.latest_charge"];
      return statusOf(await stripe.checkout.sessions.retrieve(reference, { expand }));
    });
  return {
    status,
    begin: (request) =>
      orUnavailable(async () => {
        const { idempotencyKey } = request;
        const session = await stripe.checkout.sessions.create(sessionOf(request), { idempotencyKey });
        if (session.url === null) throw new Error("Stripe gave no address to pay at.");
        return { reference: session.id, url: session.url };
      }),
    async end(reference) {
      try {
        await stripe.checkout.sessions.expire(reference);
      } catch (error) {
        // Stripe refuses when the payment is paid or over already; its real state is asked for below.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw unavailable(error);
      }
      return status(reference);
    },
    refund: (charge, { minor }, idempotencyKey) =>
      orUnavailable(async () => {
        try {
          await stripe.refunds.create({ payment_intent: charge, amount: minor }, { idempotencyKey });
        } catch (error) {
          if (!isRefunded(error)) throw error;
        }
      }),
    readNotice: (body, signature) => readNotice(stripe, account, body, signature),
  };
}

function sessionOf(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const { tenant, orderId: order, amount, description, email } = request;
  const metadata = { tenant, order };
  return {
    mode: "payment",
    client_reference_id: order,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: amount.currency.toLowerCase(),
          unit_amount: amount.minor,
          product_data: { name: description },
        },
      },
    ],
    metadata,
    payment_intent_data: { metadata, description },
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: Math.floor(Date.parse(request.expiresAt) / 1000),
    ...(email === null ? {} : { customer_email: email }),
  };
}

function statusOf(session: Stripe.Checkout.Session): PaymentStatus {
  const { payment_intent: intent } = session;
  const charge = typeof intent === "string" ? intent : (intent?.id ?? null);
  if (session.payment_status === "paid" && charge !== null) {
    const latest = typeof intent === "string" ? null : intent?.latest_charge;
    if (typeof latest === "object" && latest?.refunded === true) return { kind: "refunded", charge };
    const amount = { minor: session.amount_total ?? 0, currency: (session.currency ?? "").toUpperCase() };
    return { kind: "paid", charge, amount };
  }
  return session.status === "expired" ? { kind: "ended" } : { kind: "open" };
}

function readNotice(
  stripe: Stripe,
  { webhookSecret, tenant }: StripeAccount,
  body: string,
  signature: string | null,
): PaymentNotice | null {
  const event = verified(stripe, body, signature, webhookSecret);
  const found = EVENT.safeParse(event).success ? paymentOf(event) : null;
  // An account may serve several dealers, each of which gets messages about the others' payments, too.
  if (found === null || found.metadata?.["tenant"] !== tenant) return null;
  const orderId = found.metadata["order"];
  return orderId === undefined ? null : { id: event.id, orderId, status: found.status };
}

/** The parts of a message that are read; any other signed message, even `null`, is about no payment. */
const EVENT = z.object({ id: z.string(), type: z.string(), data: z.object({ object: z.looseObject({}) }) });

function verified(stripe: Stripe, body: string, signature: string | null, secret: string): Stripe.Event {
  // The library only checks that a message is not too old; one dated in the future would be valid for ever.
  if (isAhead(signature ?? "", Date.now() / 1000))
    throw new ForgedNoticeError("The message is dated later than now.");
  try {
    return stripe.webhooks.constructEvent(body, signature ?? "", secret, TOLERANCE_SECONDS);
  } catch (cause) {
    throw new ForgedNoticeError("The message is not signed by Stripe.", { cause });
  }
}

/** @param now seconds */
function isAhead(signature: string, now: number): boolean {
  const times = [...signature.matchAll(/(?:^|,)\s*t=(\d+)/g)].map(([, seconds]) => Number(seconds));
  return times.some((time) => time - now > TOLERANCE_SECONDS);
}

interface NamedPayment {
  readonly metadata: Stripe.Metadata | null;
  readonly status: PaymentStatus;
}

function paymentOf(event: Stripe.Event): NamedPayment | null {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.expired":
      return { metadata: event.data.object.metadata, status: statusOf(event.data.object) };
    case "checkout.session.async_payment_failed":
      return { metadata: event.data.object.metadata, status: { kind: "ended" } };
    case "charge.refunded": {
      const { payment_intent: intent, refunded, metadata } = event.data.object;
      const charge = typeof intent === "string" ? intent : intent?.id;
      // A partial refund leaves the deposit standing.
      return refunded && charge !== undefined ? { metadata, status: { kind: "refunded", charge } } : null;
    }
    default:
      return null;
  }
}

function isRefunded(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === "charge_already_refunded";
}

async function orUnavailable<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw unavailable(error);
  }
}

function unavailable(cause: unknown): PaymentsUnavailableError {
  return new PaymentsUnavailableError("Stripe did not do what it was asked.", { cause });
}
