import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Metrics } from "~/ports/metrics";
import { measureEventLoopDelay } from "./event-loop-delay.server";
import { createDealerMetrics } from "./dealer-metrics.server";
import { createFeedMetrics } from "./feed-metrics.server";
import { createIndexMetrics } from "./index-metrics.server";
import { createLeadMetrics } from "./lead-metrics.server";

/** Seconds; the lower end is for cached pages and searches in this process. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Metrics in a registry of its own, with the process's memory, processor and event loop. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureEventLoopDelay(registry);
  const registers = [registry];
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's head to the end of its answer.",
    labelNames: ["kind", "status"],
    buckets: BUCKETS,
    registers,
  });
  const searches = new Histogram({
    name: "search_duration_seconds",
    help: "Time a search took, by operation and outcome.",
    labelNames: ["operation", "outcome"],
    buckets: BUCKETS,
    registers,
  });
  const cache = new Counter({
    name: "page_cache_requests_total",
    help: "Requests for public pages, by what the page cache did.",
    labelNames: ["outcome"],
    registers,
  });
  const events = new Counter({
    name: "analytics_events_total",
    help: "Events reported by browsers, by name and outcome.",
    labelNames: ["event", "outcome"],
    registers,
  });
  const files = new Counter({
    name: "form_files_total",
    help: "Files sent with forms, by dealer and whether there was room to keep them.",
    labelNames: ["tenant", "outcome"],
    registers,
  });
  const fileBytes = new Gauge({
    name: "form_files_bytes",
    help: "Bytes of the files sent with forms that are kept, by dealer.",
    labelNames: ["tenant"],
    registers,
  });
  const pushes = new Counter({
    name: "stock_pushes_total",
    help: "Requests of dealers' systems that push stock, by operation and what became of them.",
    labelNames: ["operation", "outcome"],
    registers,
  });
  const added = new Counter({
    name: "lead_api_requests_total",
    help: "Requests of dealers' systems that add leads, by what became of them.",
    labelNames: ["outcome"],
    registers,
  });
  return {
    requestFinished: (kind, status, seconds) =>
      requests.observe({ kind, status: `${Math.floor(status / 100)}xx` }, seconds),
    searchFinished: (operation, outcome, seconds) => searches.observe({ operation, outcome }, seconds),
    eventReported: (event, outcome) => events.inc({ event, outcome }),
    stockPushed: (operation, outcome) => pushes.inc({ operation, outcome }),
    leadAdded: (outcome) => added.inc({ outcome }),
    pageCache: (outcome) => cache.inc({ outcome }),
    formFile: (tenant, outcome) => files.inc({ tenant, outcome }),
    formFilesKept(bytes) {
      fileBytes.reset();
      for (const [tenant, count] of bytes) fileBytes.set({ tenant }, count);
    },
    leads: createLeadMetrics(registry),
    index: createIndexMetrics(registry),
    feeds: createFeedMetrics(registry),
    dealers: createDealerMetrics(registry),
    exposition: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}
