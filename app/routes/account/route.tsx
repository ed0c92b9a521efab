import {
  type ActionFunctionArgs,
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  accountTitle,
  noteAccountFormRefused,
  PERSONAL_HEADERS,
  requireShopper,
} from "~/request/account-context.server";
import { privateMeta } from "~/features/site/page-meta";
import { AccountPage } from "~/features/account/account-page";
import type { AccountFault } from "~/features/account/account-view";
import { forgetBrowser } from "~/request/forget-browser.server";
import { requireForm } from "~/request/posted-form.server";
import { requireSite } from "~/request/site-context.server";
import { accountView } from "./account-view.server";
import { changeAccount } from "./change-account.server";

/** The shopper's account (AUTH-03); asks for a sign-in first. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const config = await requireSite(request);
  const { searchParams } = new URL(request.url);
  const shopper = await requireShopper(request, config, null, { redirect: "/account" });
  const view = await accountView(shopper, config, searchParams);
  return json({ view, title: accountTitle(context, config, "account") }, { headers: PERSONAL_HEADERS });
}

/** `intent` `notices` chooses how news comes, `erase` deletes the account. */
export async function action({ request, context }: ActionFunctionArgs) {
  const config = await requireSite(request);
  const shopper = await requireShopper(request, config, null, { redirect: "/account" });
  const form = await requireForm(request, config);
  const answer = await changeAccount(form, shopper, config);
  // If this fails, what was typed expires by itself.
  if (answer instanceof Response && form.get("intent") === "erase") {
    const cookies = await forgetBrowser(request, config).catch(() => []);
    for (const cookie of cookies) answer.headers.append("Set-Cookie", cookie);
  }
  if (answer instanceof Response) return answer;
  noteAccountFormRefused(context);
  const { status = 400, ...fault } = answer;
  return json({ fault }, { status, headers: PERSONAL_HEADERS });
}

export const headers: HeadersFunction = () => PERSONAL_HEADERS;

export const meta: MetaFunction<typeof loader> = privateMeta;

export default function AccountRoute() {
  const fault = useActionData<{ readonly fault: AccountFault }>()?.fault ?? null;
  return <AccountPage view={useLoaderData<typeof loader>().view} fault={fault} />;
}
