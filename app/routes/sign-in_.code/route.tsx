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
  wasAccountFormRefused,
} from "~/request/account-context.server";
import { CODE_PATH, readAim, signInAddress, type SignInAim } from "~/domain/account/sign-in-address";
import { phoneText, unbrokenNumber } from "~/domain/phone/phone-number";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { cookieValue } from "~/features/account/account-cookies.server";
import { privateMeta } from "~/features/site/page-meta";
import { accountPoints, accountWords } from "~/features/account/account-words.server";
import { CodePage } from "~/features/account/sign-in/code-page";
import type { SentCode } from "~/ports/shopper-accounts";
import { requireForm } from "~/request/posted-form.server";
import { services } from "~/services.server";
import { requirePage, requireSite, siteTranslator } from "~/request/site-context.server";
import { CheckoutAhead } from "~/pages/account/checkout-ahead";
import { checkoutAhead } from "~/pages/account/checkout-ahead.server";
import { sendCodeTo } from "~/pages/account/send-code-to.server";
import { answerCode, type CodeFault } from "./answer-code.server";

/** Parameter that is set when another code was sent, for a line that says so. */
const AGAIN = "again";

/** Asks for the code; without one on its way the number is asked for again. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const config = await requirePage(request, "signIn");
  const { searchParams } = new URL(request.url);
  const aim = readAim(searchParams);
  if ((await currentShopper(request, config)) !== null) {
    throw redirect(aim.redirect, { headers: PERSONAL_HEADERS });
  }
  // A code that was just refused may be spent or expired: its page stays, to say so and to offer another.
  const sent = await pendingCode(request, config, wasAccountFormRefused(context));
  if (sent === null) throw toNumber(aim);
  const { textMessages } = await services();
  const t = siteTranslator(config);
  const view = {
    words: accountWords(t),
    points: accountPoints(t, config),
    action: signInAddress(aim, CODE_PATH),
    numberHref: signInAddress(aim),
    backHref: aim.back,
    phone: unbrokenNumber(phoneText(sent.phone, config.site.country)),
    message: textMessages.shownOnScreen(config.site.slug, sent.phone),
    again: searchParams.has(AGAIN),
  };
  const about = await checkoutAhead(config, aim);
  return json(
    { view, about, title: accountTitle(context, config, "codeTitle") },
    { headers: PERSONAL_HEADERS },
  );
}

/** Signs in with the right code; `intent=resend` sends another. */
export async function action({ request, context }: ActionFunctionArgs) {
  const config = await requireSite(request);
  const aim = readAim(new URL(request.url).searchParams);
  const form = await requireForm(request, config);
  if (form.get("intent") === "resend") return resend(request, config, aim, context);
  const answer = await answerCode(request, form, config, aim);
  if (answer instanceof Response) return answer;
  noteAccountFormRefused(context);
  return json({ fault: answer }, { status: answer.status, headers: PERSONAL_HEADERS });
}

async function resend(request: Request, config: SiteConfig, aim: SignInAim, context: object) {
  const before = await pendingCode(request, config, true);
  if (before === null) return toNumber(aim);
  const sent = await sendCodeTo(before.phone, request, config);
  if (sent.kind === "refused") {
    noteAccountFormRefused(context);
    const fault = { error: sent.error, field: null, status: sent.status };
    return json({ fault }, { status: sent.status, headers: PERSONAL_HEADERS });
  }
  const headers = new Headers(PERSONAL_HEADERS);
  headers.append("Set-Cookie", await (await cookies()).challenge.serialize(sent.challenge));
  return redirect(`${signInAddress(aim, CODE_PATH)}&${AGAIN}=1`, { status: 303, headers });
}

/** The code this browser waits for; `closed` finds also one that was tried too often or is too old. */
async function pendingCode(request: Request, config: SiteConfig, closed = false): Promise<SentCode | null> {
  const challenge = await cookieValue((await cookies()).challenge, request);
  if (challenge === null) return null;
  const { accounts } = await services();
  return accounts.pendingCode(config.site.slug, challenge, closed);
}

function toNumber(aim: SignInAim): Response {
  return redirect(signInAddress(aim), { status: 303, headers: PERSONAL_HEADERS });
}

export const headers: HeadersFunction = () => PERSONAL_HEADERS;

export const meta: MetaFunction<typeof loader> = privateMeta;

export default function CodeRoute() {
  const fault = useActionData<{ readonly fault: CodeFault }>()?.fault ?? null;
  const { view, about } = useLoaderData<typeof loader>();
  return (
    <CodePage view={view} fault={fault} about={about === null ? null : <CheckoutAhead view={about} />} />
  );
}
