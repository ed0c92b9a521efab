import type { LoaderFunctionArgs } from "@remix-run/node";
import { formSite } from "~/request/form-context.server";
import { OWN_PAGE_HEADERS, sentLead } from "~/request/sent-lead.server";

/** A booking as a calendar file, as it stands now. 404 for what is no booking, and as the booking's page answers. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const site = await formSite(request);
  const sent = await sentLead(site, params["reference"]);
  const file =
    sent === null || typeof sent === "string" ? null : site.services.sentLeads.calendar(site.config, sent);
  if (file === null) {
    const status = typeof sent === "string" ? 410 : 404;
    return new Response(null, { status, headers: OWN_PAGE_HEADERS });
  }
  return new Response(file.text, {
    headers: {
      ...OWN_PAGE_HEADERS,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${file.fileName}"`,
    },
  });
}
