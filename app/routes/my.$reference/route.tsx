import {
  type ActionFunctionArgs,
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isOrderKind } from "~/domain/checkout/order";
import { VehicleBrief } from "~/features/forms/brief/vehicle-brief";
import { NoSentPage } from "~/features/sent/no-sent-page";
import { SentPage } from "~/features/sent/sent-page";
import { privateMeta } from "~/features/site/page-meta";
import { type FormSite, formSite } from "~/request/form-context.server";
import { FOR_PROGRAMS, requireForm } from "~/request/posted-form.server";
import { namedVehicle, vehicleBrief } from "~/request/vehicle-brief.server";
import { newTimes } from "~/pages/form/new-times.server";
import { OWN_PAGE_HEADERS, sentLead } from "~/request/sent-lead.server";
import { changeBooking, type ChangeProblem, saidBy } from "./change-booking.server";
import { canBeChanged } from "~/pages/sent/sent-state.server";
import { noSentView, sentView } from "./sent-view.server";

/**
 * The page of what a shopper sent, for whoever has the link from their mail. 404 for an address that was never valid,
 * 410 for one that has expired.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const site = await formSite(request);
  const sent = await sentLead(site, params["reference"]);
  if (sent === null || sent === "expired") {
    const none = noSentView(site, sent === "expired");
    const status = sent === "expired" ? 410 : 404;
    return json(
      { none, view: null, vehicle: null, title: none.title },
      { status, headers: OWN_PAGE_HEADERS },
    );
  }
  const { lead, booking } = sent;
  if (isOrderKind(lead.kind)) throw toOrder(site, lead.fields["order"] ?? "");
  const query = new URL(request.url).searchParams;
  const about = await namedVehicle(site.config, lead.carId);
  const { vehicle } = about;
  const view = sentView(sent, site, {
    path: `/my/${params["reference"] ?? ""}`,
    said: saidBy(query.get("done"), sent, site),
    cancelling: query.has("cancel"),
    times: booking === null || !canBeChanged(sent, site) ? [] : await newTimes(site, sent, booking, about),
    hasVehicle: vehicle !== null,
  });
  return json(
    {
      none: null,
      view,
      vehicle: vehicle === null ? null : vehicleBrief(vehicle, site.config),
      title: view.title,
    },
    { headers: OWN_PAGE_HEADERS },
  );
}

/** `intent` `move` or `cancel` changes the booking. Mail programs stop its reminders with `?reminders=stop` (RFC 8058). */
export async function action({ request, params }: ActionFunctionArgs) {
  const site = await formSite(request);
  const stops = new URL(request.url).searchParams.get("reminders") === "stop";
  const form = await requireForm(request, site.config, stops ? FOR_PROGRAMS : undefined);
  const reference = params["reference"] ?? "";
  const sent = await sentLead(site, reference);
  const back = (query: string) =>
    redirect(`/my/${reference}${query}`, {
      status: 303,
      headers: OWN_PAGE_HEADERS,
    });
  if (sent === null || sent === "expired") return back("");
  const done = await changeBooking(stops ? "stop" : form.get("intent"), form.get("to"), sent, site);
  if ("done" in done) return back(`?done=${done.done}`);
  return json(done, { status: done.status, headers: OWN_PAGE_HEADERS });
}

function toOrder({ config, services }: FormSite, id: string): Response {
  const path = services.orderLinks.path({ id, tenant: config.site.slug });
  return redirect(path, { status: 302, headers: OWN_PAGE_HEADERS });
}

export const headers: HeadersFunction = () => OWN_PAGE_HEADERS;

export const meta: MetaFunction<typeof loader> = privateMeta;

export default function SentRoute() {
  const { none, view, vehicle } = useLoaderData<typeof loader>();
  const problem = useActionData<ChangeProblem>()?.problem ?? null;
  if (view === null) return <NoSentPage {...none} />;
  const said = problem === null ? view.said : ({ tone: "danger", text: problem } as const);
  return (
    <SentPage
      view={{ ...view, said }}
      vehicle={vehicle === null ? null : <VehicleBrief vehicle={vehicle} />}
    />
  );
}
