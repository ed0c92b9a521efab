import type { ActionFunctionArgs } from "@remix-run/node";
import { EVENTS } from "~/domain/analytics/events";
import { MOST_REPORT_BYTES, parseReport, type ReportedEvent } from "~/domain/analytics/reported-event";
import { stockScope } from "~/domain/search/stock-rule";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { localTime } from "~/domain/time/local-time";
import { postedText } from "~/request/posted-form.server";
import { services } from "~/services.server";
import { countedVisitor, refuseFlood, requireSite } from "~/request/site-context.server";

const HEADERS = { "Cache-Control": "no-store" };
/** More events than a household causes in a minute. */
const LIMIT = { uses: 300, seconds: 60, perProcess: true };
/** Browsers send the text of a beacon as `text/plain`. */
const REPORT = { types: ["text/plain", "application/json"], mostBytes: MOST_REPORT_BYTES };
const NAMES: ReadonlyMap<number, string> = new Map(Object.entries(EVENTS).map(([name, id]) => [id, name]));

/**
 * Counts an event (OPEN-122). Answers 204, whether or not it could be kept and the shopper allows it; 400 for a body
 * that is no report, 413 for one that is too long, 415 for another type, 404 on sites that count nothing, 405 for other
 * methods, 429 for too many. A person counts once a day for an event and vehicle. Only event, vehicle and day are kept;
 * who it was only as a digest until the day is over.
 */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const config = await requireSite(request);
  if (!config.analytics.enabled) return refused(404);
  if (request.method !== "POST") return refused(405);
  const flood = await refuseFlood(request, config, "events", LIMIT);
  if (flood !== null) return flood;
  const { metrics, logger } = await services();
  const read = await postedText(request, REPORT);
  const report = "text" in read ? parseReport(read.text) : null;
  if (report === null) {
    metrics.eventReported("unknown", "refused");
    return refused("fault" in read ? read.fault : 400);
  }
  const name = NAMES.get(report.id) ?? "unknown";
  const visitor = countedVisitor(request, config);
  if (visitor === null) {
    metrics.eventReported(name, "refused");
  } else {
    const kept = await keep(report, config, visitor).then(
      () => true,
      (error: unknown) => {
        logger.warn({ tenant: config.site.slug, event: name, error }, "an event could not be counted");
        return false;
      },
    );
    metrics.eventReported(name, kept ? "kept" : "failed");
  }
  return new Response(null, { status: 204, headers: HEADERS });
}

/** There is nothing to read at this address. */
export function loader(): Response {
  return refused(405);
}

async function keep(
  { id, car_id: car = "" }: ReportedEvent,
  config: SiteConfig,
  visitor: string,
): Promise<void> {
  const { eventCounts, clock } = await services();
  const event = {
    tenant: config.site.slug,
    website_id: config.site.id,
    event_id: id,
    // An id of no vehicle would fill the table with made-up rows.
    car_id: car === "" || !(await isListed(car, config)) ? "" : car,
    day: localTime(clock.now(), config.site.timeZone).date,
  };
  await eventCounts.count(event, visitor);
}

async function isListed(car: string, config: SiteConfig): Promise<boolean> {
  const { search, clock } = await services();
  return (await search.findByIds(stockScope(config, clock.now()), [car])).length > 0;
}

const MORE_HEADERS: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  405: { Allow: "POST" },
};

function refused(status: 400 | 404 | 405 | 413 | 415): Response {
  return new Response(null, { status, headers: { ...HEADERS, ...MORE_HEADERS[status] } });
}
