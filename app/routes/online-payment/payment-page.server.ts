import { json } from "@remix-run/node";
import { passGate } from "~/request/account-context.server";
import { amountWithin, orderFrom, placeAndPay, robotAnswer } from "~/request/checkout-context.server";
import { checkoutForm } from "~/domain/checkout/checkout-forms";
import { toMinor } from "~/domain/checkout/deposit";
import { paymentPage } from "~/features/checkout/build-checkout";
import { amountText } from "~/features/checkout/checkout-text";
import { buildForm } from "~/features/forms/build-form";
import {
  formSite,
  freshToken,
  receiveForm,
  refuseForm,
  wasRefused,
  formHeaders,
  refuseUnkept,
} from "~/request/form-context.server";
import { keptValues } from "~/request/kept-values.server";
import { closedCheckout } from "~/pages/checkout/closed-checkout.server";

const PATH = "/online-payment";
/** What links in invoices may fill in. */
const FROM_QUERY = ["invoice", "amount"];
const LONGEST = 40;

async function asked(request: Request) {
  const site = await formSite(request);
  if (!site.config.routes.enabled.includes("onlinePayment"))
    throw new Response(null, { status: 404, statusText: "Not Found" });
  return { site, shopper: await passGate(request, site.config, "onlinePayment") };
}

/** The page to pay an invoice on; only for those who are signed in (AUTH-05). */
export async function showPayment(request: Request, context: object) {
  const { site, shopper } = await asked(request);
  const { config, t } = site;
  if (!site.services.checkout.takesPayments(config.site.slug))
    return closedCheckout(site, null, PATH, { why: "noPayments", hold: null });
  const form = checkoutForm(config, "onlinePayment");
  const { searchParams } = new URL(request.url);
  const linked = FROM_QUERY.flatMap((name) => {
    const value = searchParams.get(name) ?? "";
    return value === "" || value.length > LONGEST ? [] : [[name, value] as const];
  });
  const known = { phone: shopper?.phone ?? "", email: shopper?.email ?? "" };
  const view = {
    kind: "open" as const,
    page: paymentPage(site),
    form: buildForm({
      form: { ...form, own: { note: t("checkout.payment.note") } },
      config,
      t,
      action: PATH,
      token: freshToken(site, form),
      today: site.today,
      values: { ...known, ...Object.fromEntries(linked), ...(await keptValues(request, config, form)) },
    }),
    vehicle: null,
    refused: wasRefused(context),
    errorWord: t("forms.error"),
  };
  return json(view, { headers: formHeaders(site) });
}

/** Places the payment and leads to the provider. */
export async function takePayment(request: Request, context: object) {
  const { site } = await asked(request);
  const { config, t } = site;
  const form = checkoutForm(config, "onlinePayment");
  const ready = await receiveForm(request, site, form);
  if (ready.kind === "refused") return refuseForm(ready.answer, ready.status, site, context);
  const robot = robotAnswer(site, form, ready);
  if (robot !== null) return refuseForm(robot, 400, site, context);
  const { currency } = config.site;
  const units = Number(ready.values["amount"]);
  const wrong = amountWithin(units, config);
  if (wrong !== null) {
    const limit = amountText(toMinor(wrong.limit, currency), config);
    const errors = { amount: t(`checkout.payment.${wrong.problem}`, { amount: limit }) };
    return refuseForm(ready.refuse({ errors }), 400, site, context);
  }
  const order = orderFrom(request, site, {
    kind: "onlinePayment",
    form,
    ready,
    vehicle: null,
    title: t("checkout.payment.about", { invoice: ready.values["invoice"] ?? "" }),
    amount: toMinor(units, currency),
  });
  const placed = await placeAndPay(request, site, order);
  return !("kind" in placed) ? placed : refuseUnkept(site, ready, context);
}
