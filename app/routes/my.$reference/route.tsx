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
import { formText } from "~/features/account/typed-fields.server";
import { VehicleBrief } from "~/features/forms/brief/vehicle-brief";
import { INTENT_FIELD } from "~/features/forms/form-fields";
import type { FormAnswer } from "~/features/forms/form-view";
import { LaterLeadForm } from "~/features/forms/later-lead-form";
import { NoSentPage } from "~/features/sent/no-sent-page";
import { SentPage } from "~/features/sent/sent-page";
import { privateMeta } from "~/features/site/page-meta";
import { type FormSite, formSite, refuseForm, wasRefused } from "~/request/form-context.server";
import { FOR_PROGRAMS, requireForm } from "~/request/posted-form.server";
import { namedVehicle, vehicleBrief } from "~/request/vehicle-brief.server";
import { moveForm } from "~/pages/form/visit/move-form.server";
import { keepBookedInMind } from "~/pages/form/visit/own-bookings.server";
import { newTimes } from "~/pages/form/visit/new-times.server";
import { OWN_PAGE_HEADERS, sentLead } from "~/request/sent-lead.server";
import { noSentView } from "~/pages/sent/no-sent-view.server";
import { canBeChanged } from "~/pages/sent/sent-state.server";
import { changeBooking, type ChangeProblem, movingAmong, saidBy } from "./change-booking.server";
import { sentView } from "./sent-view.server";

/**
 * The page of what a shopper sent, for whoever has the link from their mail. 404 for an address that was never valid,
 * 410 for one that has expired or ended.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const site = await formSite(request);
  const sent = await sentLead(site, params["reference"]);
  if (sent === null || typeof sent === "string") {
    const none = noSentView(site, sent);
    const status = sent === null ? 404 : 410;
    return json(
      { none, view: null, move: null, vehicle: null, title: none.title, description: none.text },
      { status, headers: OWN_PAGE_HEADERS },
    );
  }
  const { lead, booking } = sent;
  if (isOrderKind(lead.kind)) throw toOrder(site, lead.fields["order"] ?? "");
  const query = new URL(request.url).searchParams;
  const about = await namedVehicle(site.config, lead.carId);
  const { vehicle } = about;
  const path = `/my/${params["reference"] ?? ""}`;
  const times =
    booking === null || !canBeChanged(sent, site) ? [] : await newTimes(site, sent, booking, about);
  const view = sentView(sent, site, {
    path,
    said: saidBy(query.get("done"), sent, site),
    cancelling: query.has("cancel"),
    times,
    about,
  });
  const moving = movingAmong(sent, times);
  return json(
    {
      none: null,
      view,
      move: moving === null || query.has("cancel") ? null : moveForm(site, moving, path),
      vehicle: vehicle === null ? null : vehicleBrief(vehicle, site.config),
      title: wasRefused(context) ? `${site.t("forms.error")} ${view.title}` : view.title,
      description: site.t("mine.about", { dealer: site.config.site.name }),
    },
    { headers: OWN_PAGE_HEADERS },
  );
}

/** `intent` `move` or `cancel` changes the booking. `?reminders=stop` stops its reminders, which mail programs do too (RFC 8058), `start` has them come again. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const site = await formSite(request);
  const reminding = new URL(request.url).searchParams.get("reminders");
  const stops = reminding === "stop";
  const form = await requireForm(request, site.config, stops ? FOR_PROGRAMS : undefined);
  const reference = params["reference"] ?? "";
  const sent = await sentLead(site, reference);
  const back = (query: string) =>
    redirect(`/my/${reference}${query}`, {
      status: 303,
      headers: OWN_PAGE_HEADERS,
    });
  if (sent === null || typeof sent === "string") return back("");
  const wanted = { day: formText(form, "booking_date"), time: formText(form, "booking_time") };
  // The form that moves the booking has no button of another name.
  const intent = stops || reminding === "start" ? reminding : (form.get(INTENT_FIELD) ?? "move");
  const done = await changeBooking(intent, wanted, sent, site);
  if ("done" in done) {
    const answer = back(`?done=${done.done}`);
    const moved =
      done.done === "moved" ? await site.services.sentLeads.ofLead(site.config, sent.lead.id) : null;
    // The browser that booked it keeps it in mind until its new time.
    const isOwn = moved !== null && site.visitor.booked[moved.lead.id] !== undefined;
    if (isOwn) await keepBookedInMind(site, moved.lead, answer);
    return answer;
  }
  if ("answer" in done) return refuseForm(done.answer, done.status, site, context);
  return json(done, { status: done.status, headers: OWN_PAGE_HEADERS });
}

function toOrder({ config, services }: FormSite, id: string): Response {
  const path = services.orderLinks.path({ id, tenant: config.site.slug });
  return redirect(path, { status: 302, headers: OWN_PAGE_HEADERS });
}

export const headers: HeadersFunction = () => OWN_PAGE_HEADERS;

export const meta: MetaFunction<typeof loader> = privateMeta;

export default function SentRoute() {
  const { none, view, move, vehicle } = useLoaderData<typeof loader>();
  const done = useActionData<ChangeProblem | FormAnswer>();
  if (view === null) return <NoSentPage {...none} />;
  const said =
    done !== undefined && "problem" in done ? ({ tone: "danger", text: done.problem } as const) : view.said;
  const answer = done !== undefined && "typed" in done ? done : undefined;
  return (
    <SentPage
      view={{ ...view, said: answer === undefined ? said : null }}
      // Once it is moved, the form begins anew.
      move={
        move === null ? null : <LaterLeadForm key={JSON.stringify(view.facts)} view={move} answer={answer} />
      }
      vehicle={vehicle === null ? null : <VehicleBrief vehicle={vehicle} />}
    />
  );
}
