import type { ActionFunctionArgs } from "@remix-run/node";
import { countryOf } from "~/domain/country/country-of";
import { postedText } from "~/request/posted-form.server";
import { refuseFlood, requireSite } from "~/request/site-context.server";
import { services } from "~/services.server";

const HEADERS = { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" };
const LIMIT = { uses: 60, seconds: 60, perProcess: true };
const POSITION = { types: ["text/plain"], mostBytes: 40 };

/**
 * The postcode around a position, which is sent as `lat,long` in the body, so that it stands in no log: 200 with the
 * postcode as text, 404 where nobody lives, 400 for anything else, 413 for too much, 415 for another type, 405 for other
 * methods, 429 for too many. Nothing of it is kept.
 */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const config = await requireSite(request);
  if (request.method !== "POST") return refused(405);
  const flood = await refuseFlood(request, config, "place", LIMIT);
  if (flood !== null) return flood;
  const read = await postedText(request, POSITION);
  if ("fault" in read) return refused(read.fault);
  const point = readPoint(read.text);
  if (point === null) return refused(400);
  const { postcodePlaces } = await services();
  const area = await postcodePlaces.nearest(countryOf(config.site.country).code, point);
  return area === null ? refused(404) : new Response(area.postcode, { headers: HEADERS });
}

/** There is nothing to read at this address. */
export function loader(): Response {
  return refused(405);
}

function refused(status: number): Response {
  return new Response(null, { status, headers: HEADERS });
}

/** A point on Earth; null for any other text. */
function readPoint(text: string) {
  const [, lat, long] = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(text) ?? [];
  const point = { lat: Number(lat), long: Number(long) };
  return Math.abs(point.lat) <= 90 && Math.abs(point.long) <= 180 ? point : null;
}
