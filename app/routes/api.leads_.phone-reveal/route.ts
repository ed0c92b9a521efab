import { type ActionFunctionArgs, json } from "@remix-run/node";
import * as z from "zod";
import { contactLinks } from "~/features/vehicle/page/contact/contact-links";
import { reportReveal } from "~/request/phone-reveal.server";
import { postedText } from "~/request/posted-form.server";
import { requireSite } from "~/request/site-context.server";
import { namedVehicle } from "~/request/vehicle-brief.server";

const HEADERS = { "Cache-Control": "no-store" };
const REPORT = { types: ["application/json"], mostBytes: 1_000 };
const reportSchema = z.strictObject({
  car_id: z.string().max(180),
  dealership_id: z.string().max(100).optional(),
  website_id: z.string().max(100).optional(),
});

/**
 * Tells the dealer that somebody asked for the number to call about a vehicle (CALL-13, OPEN-126): `{car_id,
 * dealership_id, website_id}`, of which the last two have to be the vehicle's and the site's. Answers `{error, phone}`,
 * the number as text and link, whether or not the report could be kept; else `{error}`: 400 for a body that is no report, 404 for a vehicle without a number, 405,
 * 413 and 415.
 */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const config = await requireSite(request);
  if (request.method !== "POST") return notAllowed();
  const read = await postedText(request, REPORT);
  if ("fault" in read) return refused(read.fault, "The body cannot be read.");
  const report = reportSchema.safeParse(parsed(read.text)).data;
  if (report === undefined) return refused(400, "Expected car_id, dealership_id and website_id.");
  const { vehicle } = await namedVehicle(config, report.car_id);
  const { dealership_id: dealership = vehicle?.dealership_id, website_id: website = config.site.id } = report;
  const isOurs = dealership === vehicle?.dealership_id && website === config.site.id;
  const phone = vehicle === null || !isOurs ? null : contactLinks(vehicle, config).phone;
  if (vehicle === null || phone === null)
    return refused(404, "No such vehicle, or no number to call about it.");
  await reportReveal(request, vehicle, config);
  return json({ error: null, phone: { text: phone.text, href: phone.href } }, { headers: HEADERS });
}

/** There is nothing to read at this address. */
export function loader(): Response {
  return notAllowed();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function refused(status: number, error: string): Response {
  return json({ error }, { status, headers: HEADERS });
}

function notAllowed(): Response {
  return json({ error: "This address takes POST." }, { status: 405, headers: { ...HEADERS, Allow: "POST" } });
}
