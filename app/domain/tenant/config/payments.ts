import * as z from "zod";
import { isWholeCents, WHOLE_CENTS } from "./shapes";

const stripeVariable = z
  .string()
  .regex(/^STRIPE_[A-Z0-9_]{1,80}$/, "expected the name of a STRIPE_… variable");

/** Taking payments (RES, OPEN-120). Keys stand in the environment; here stand the names of their variables. */
export const paymentsSchema = z
  .strictObject({
    provider: z
      .enum(["sandbox", "stripe"])
      .default("sandbox")
      .describe("Where payments go: Stripe, or a card form for demonstrations that takes none in production"),
    secretKeyEnv: stripeVariable
      .default("STRIPE_SECRET_KEY")
      .describe("Environment variable with the dealer's Stripe secret key"),
    webhookSecretEnv: stripeVariable
      .default("STRIPE_WEBHOOK_SECRET")
      .describe("Environment variable with the signing secret of its webhook"),
    checkoutHost: z
      .hostname()
      .default("checkout.stripe.com")
      .describe("Host of Stripe's payment page; another one with a custom domain"),
    least: z
      .number()
      .positive()
      .max(1_000_000)
      .refine(isWholeCents, WHOLE_CENTS)
      .default(10)
      .describe("Smallest online payment, in the site's currency"),
    most: z
      .number()
      .positive()
      .max(1_000_000)
      .refine(isWholeCents, WHOLE_CENTS)
      .default(20_000)
      .describe("Largest online payment, in the site's currency"),
  })
  .refine(({ least, most }) => least <= most, { error: "least must not be more than most" })
  .prefault({});
