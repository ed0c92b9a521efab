import {
  type ActionFunctionArgs,
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { privateMeta } from "~/features/site/page-meta";
import { MessageLinkPage, type MessageLinkView } from "~/features/account/message-link-page";
import type { NoticeLink } from "~/ports/account-notices";
import { FOR_PROGRAMS, requireForm } from "~/request/posted-form.server";
import { OWN_PAGE_HEADERS } from "~/request/sent-lead.server";
import { services } from "~/services.server";
import { requireSite, siteTranslator } from "~/request/site-context.server";

const DONE = ["stopped", "confirmed", "erased"] as const;
/** The links carry a secret. */
const HEADERS = OWN_PAGE_HEADERS;

/** The page that a link in our messages opens: what it would do, or what was done. Opening it changes nothing. */
export async function loader({ request }: LoaderFunctionArgs) {
  const config = await requireSite(request);
  const { searchParams } = new URL(request.url);
  const token = searchParams.get("token") ?? "";
  const done = DONE.find((one) => one === searchParams.get("done")) ?? null;
  const { accountNotices } = await services();
  const link = done === null ? await accountNotices.readLink(config.site.slug, token) : null;
  const view = done === null ? askView(link, token, config) : doneView(done, config);
  return json({ view, title: view.title }, { status: (done ?? link) ? 200 : 404, headers: HEADERS });
}

/** Does what the link says. Mail programs post here by themselves when their reader unsubscribes (RFC 8058). */
export async function action({ request }: ActionFunctionArgs) {
  const config = await requireSite(request);
  await requireForm(request, config, FOR_PROGRAMS);
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const { accounts, accountNotices } = await services();
  const link = await accountNotices.readLink(config.site.slug, token);
  if (link === null) throw redirect("/notices", { status: 303, headers: HEADERS });
  const { action: what, shopper } = link;
  if (what === "stop") await accounts.chooseNotices(shopper, "none", shopper.email);
  else if (shopper.email !== null) await accounts.confirmEmail(shopper.tenant, shopper.id, shopper.email);
  const done = what === "stop" ? "stopped" : "confirmed";
  return redirect(`/notices?done=${done}`, { status: 303, headers: HEADERS });
}

function askView(link: NoticeLink | null, token: string, config: SiteConfig): MessageLinkView {
  const t = siteTranslator(config);
  const home = t("account.goHome");
  if (link === null)
    return { title: t("account.notices"), text: t("account.linkBroken"), button: null, home };
  const values = { name: config.site.name, email: link.shopper.email ?? "" };
  const action = `/notices?token=${encodeURIComponent(token)}`;
  return {
    title: t(`account.${link.action}Title`),
    text: t(`account.${link.action}Text`, values),
    button: { label: t(`account.${link.action}Button`), action },
    home,
  };
}

function doneView(done: (typeof DONE)[number], config: SiteConfig): MessageLinkView {
  const t = siteTranslator(config);
  const title = t(done === "erased" ? "account.erase" : "account.notices");
  return { title, text: t(`account.${done}`), button: null, home: t("account.goHome") };
}

export const headers: HeadersFunction = () => HEADERS;

export const meta: MetaFunction<typeof loader> = privateMeta;

export default function NoticesRoute() {
  return <MessageLinkPage {...useLoaderData<typeof loader>().view} />;
}
