import {
  type ActionFunctionArgs,
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  accountTitle,
  cookies,
  currentShopper,
  noteAccountFormRefused,
  PERSONAL_HEADERS,
} from "~/request/account-context.server";
import { CODE_PATH, readAim, signInAddress } from "~/domain/account/sign-in-address";
import { unbrokenNumber } from "~/domain/phone/phone-number";
import { accountPoints, accountWords, keepsVehicles } from "~/features/account/account-words.server";
import { codeNumber } from "~/features/account/sign-in/send-code.server";
import { SignInPage } from "~/features/account/sign-in/sign-in-page";
import type { FieldFault } from "~/features/account/sign-in/sign-in-view";
import { privateMeta } from "~/features/site/page-meta";
import { formText } from "~/features/account/typed-fields.server";
import { requireForm } from "~/request/posted-form.server";
import { requirePage, requireSite, siteTranslator } from "~/request/site-context.server";
import { CheckoutAhead } from "~/pages/account/checkout-ahead";
import { checkoutAhead } from "~/pages/account/checkout-ahead.server";
import { sendCodeTo } from "~/pages/account/send-code-to.server";

const EXAMPLES = { au: "0412 345 678", nz: "021 123 4567" } as const;

/** Asks for a mobile number (ROUTE-67, ROUTE-68); somebody signed in goes on at once. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const config = await requirePage(request, "signIn");
  const aim = readAim(new URL(request.url).searchParams);
  if ((await currentShopper(request, config)) !== null) {
    throw redirect(aim.redirect, { headers: PERSONAL_HEADERS });
  }
  const t = siteTranslator(config);
  const words = accountWords(t);
  const view = {
    words,
    points: accountPoints(t, config),
    action: signInAddress(aim),
    backHref: aim.back,
    why: t(`account.why_${aim.kind ?? (keepsVehicles(config) ? "none" : "sent")}`),
    example: EXAMPLES[config.site.country],
  };
  const about = await checkoutAhead(config, aim);
  return json({ view, about, title: accountTitle(context, config, "signIn") }, { headers: PERSONAL_HEADERS });
}

/** Sends a code to the number and goes on to its page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const config = await requireSite(request);
  const t = siteTranslator(config);
  const aim = readAim(new URL(request.url).searchParams);
  const value = formText(await requireForm(request, config), "phone").slice(0, 40);
  const number = codeNumber(value, config);
  if (number === null) {
    const error = t("account.phoneError", { example: unbrokenNumber(EXAMPLES[config.site.country]) });
    return refusal({ value, error, mendable: true }, 400, context);
  }
  const sent = await sendCodeTo(number.e164, request, config);
  if (sent.kind === "refused")
    return refusal({ value, error: sent.error, mendable: false }, sent.status, context);
  const { challenge } = await cookies();
  const headers = new Headers(PERSONAL_HEADERS);
  headers.append("Set-Cookie", await challenge.serialize(sent.challenge));
  return redirect(signInAddress(aim, CODE_PATH), { status: 303, headers });
}

function refusal(fault: FieldFault, status: number, context: object) {
  noteAccountFormRefused(context);
  return json({ fault }, { status, headers: PERSONAL_HEADERS });
}

export const headers: HeadersFunction = () => PERSONAL_HEADERS;

export const meta: MetaFunction<typeof loader> = privateMeta;

export default function SignInRoute() {
  const fault = useActionData<typeof action>()?.fault ?? null;
  const { view, about } = useLoaderData<typeof loader>();
  return (
    <SignInPage view={view} fault={fault} about={about === null ? null : <CheckoutAhead view={about} />} />
  );
}
