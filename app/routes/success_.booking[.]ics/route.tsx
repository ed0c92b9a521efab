import type { LoaderFunctionArgs } from "@remix-run/node";
import { readReceipt } from "~/features/forms/receipt/receipt.server";
import { FORM_HEADERS, formSite, RECEIPT_FLOW } from "~/request/form-context.server";
import { requirePage } from "~/request/site-context.server";

/** The calendar file of what this browser booked last; 404 where it booked nothing. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requirePage(request, "success");
  const { config, visitor, services } = await formSite(request);
  const key = { tenant: config.site.slug, visitor: visitor.secret, flow: RECEIPT_FLOW, about: "" };
  const calendar = readReceipt(await services.drafts.read(key))?.calendar ?? null;
  if (calendar === null) throw new Response(null, { status: 404, statusText: "Not Found" });
  return new Response(calendar, {
    headers: {
      ...FORM_HEADERS,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="booking.ics"',
    },
  });
}
