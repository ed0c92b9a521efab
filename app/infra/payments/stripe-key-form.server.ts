/**
 * The form of Stripe's keys. With the address of a webhook or a publishable key in their place, no payment would work.
 */
export const STRIPE_KEY_FORMS = {
  secretKey: { form: /^[sr]k_(?:test|live)_\w+$/, words: "a secret key of Stripe (sk_live_… or rk_live_…)" },
  webhookSecret: { form: /^whsec_\S+$/, words: "the signing secret of a Stripe webhook (whsec_…)" },
} as const;
