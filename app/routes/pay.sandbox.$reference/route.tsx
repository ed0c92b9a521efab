import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepVehicleOn } from "~/request/checkout-context.server";
import { pathOnThisHost, sandboxView } from "~/features/checkout/build-sandbox";
import { SandboxPage } from "~/features/checkout/sandbox-page";
import { metaSite, pageMeta } from "~/features/site/page-meta";
import { formSite, type FormSite, formHeaders, sendTo } from "~/request/form-context.server";
import { SANDBOX_CARDS, type SandboxPayment, type SandboxPayments } from "~/ports/sandbox-payments";
import { requireForm } from "~/request/posted-form.server";

/** The demonstration's card form. There is none in production: 404. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const site = await formSite(request);
  const { payment } = await requirePayment(site, params["reference"]);
  await keepVehicleOn(request, site, payment.orderId);
  const unchosen = new URL(request.url).searchParams.has("choose");
  return json(sandboxView(payment, site, unchosen), { headers: formHeaders(site) });
}

/** Pays with a test card, or answers the "bank". */
export async function action({ request, params }: ActionFunctionArgs) {
  const site = await formSite(request);
  const { sandbox, reference } = await requirePayment(site, params["reference"]);
  const form = await requireForm(request, site.config);
  const tenant = site.config.site.slug;
  const card = SANDBOX_CARDS.find((one) => one === form.get("card"));
  const secure = form.get("secure");
  const here = `/pay/sandbox/${reference}`;
  if (card === undefined && secure === null) return sendTo(`${here}?choose`, site);
  const payment =
    card === undefined
      ? await sandbox.confirm(tenant, reference, secure === "yes")
      : await sandbox.pay(tenant, reference, card);
  return sendTo(payment?.state === "paid" ? pathOnThisHost(payment.successUrl) : here, site);
}

async function requirePayment(
  site: FormSite,
  reference = "",
): Promise<{ sandbox: SandboxPayments; payment: SandboxPayment; reference: string }> {
  const { sandboxPayments: sandbox } = site.services;
  const payment = (await sandbox?.find(site.config.site.slug, reference)) ?? null;
  if (sandbox === null || payment === null)
    throw new Response(null, { status: 404, statusText: "Not Found" });
  return { sandbox, payment, reference };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const site = metaSite(matches);
  if (!data || site === null) return [];
  return pageMeta(site, { title: data.title, noindex: true });
};

export default function SandboxRoute() {
  return <SandboxPage page={useLoaderData<typeof loader>()} />;
}
