import { SANDBOX_CARDS, type SandboxPayment } from "~/ports/sandbox-payments";
import type { CheckoutSite } from "./checkout-site";
import { amountText } from "./checkout-text";
import type { SandboxView } from "./sandbox-view";

/** The card form of the demonstration's provider. `unchosen`: it was sent without a card. */
export function sandboxView(payment: SandboxPayment, site: CheckoutSite, unchosen: boolean): SandboxView {
  const { config, t } = site;
  const values = { amount: amountText(payment.amount, config), dealer: config.site.name };
  const say = (key: string) => t(`checkout.sandbox.${key}`, values);
  const isOver = payment.state !== "open" && payment.state !== "challenge";
  const fault = unchosen ? "choose" : payment.fault;
  return {
    title: isOver ? say("over") : say("title"),
    banner: say("banner"),
    provider: say("provider"),
    to: say("to"),
    amount: values.amount,
    description: payment.description,
    fault:
      fault === null || payment.state !== "open"
        ? null
        : { title: say(`${fault}.title`), text: say(`${fault}.text`) },
    cards:
      payment.state === "open"
        ? {
            title: say("card"),
            items: SANDBOX_CARDS.map((value) => ({
              value,
              label: say(`cards.${value}`),
              hint: say(`hints.${value}`),
            })),
            pay: say("pay"),
          }
        : null,
    challenge:
      payment.state === "challenge"
        ? { title: say("challenge"), text: say("challengeText"), yes: say("yes"), no: say("no") }
        : null,
    back: { href: ownPath(payment.cancelUrl), label: isOver ? say("return") : say("abandon") },
  };
}

/**
 * The path of an address on this site. The demonstration stays on the host it was opened at; the host in a configured
 * address may not exist.
 */
export function ownPath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
