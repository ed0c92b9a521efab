import type { DealerMetrics } from "./dealer-metrics";
import type { FeedMetrics } from "./feed-metrics";
import type { IndexMetrics } from "./index-metrics";
import type { LeadMetrics } from "./lead-metrics";

/** What happened to a request for a page that may be kept. */
export type CacheOutcome = "hit" | "miss" | "revalidated";

/** What became of a request to the API: an answer repeated, and what its status says otherwise. */
export type ApiResultKind = "done" | "repeated" | "rejected" | "refused" | "limited" | "unavailable";

/** Counters of this process, for `/metrics`. Labels are from small fixed sets, never from what a visitor sent. */
export interface Metrics {
  /** @param kind which sort of address was asked for: `document`, `data`, `media` … */
  requestFinished(kind: string, status: number, seconds: number): void;
  searchFinished(operation: string, outcome: "ok" | "stale" | "failed", seconds: number): void;
  /** @param name a name of `EVENTS`, or `unknown` */
  eventReported(name: string, outcome: "kept" | "refused" | "failed"): void;
  pageCache(outcome: CacheOutcome): void;
  /** @param operation of the API by which dealers' systems push stock */
  stockPushed(operation: "put" | "remove" | "batch", outcome: ApiResultKind): void;
  /** Of the API by which dealers' systems add leads. */
  leadAdded(outcome: ApiResultKind): void;
  /** A file sent with a form was kept, or there was no room for it. */
  formFile(tenant: string, outcome: "kept" | "full"): void;
  /** Bytes of the files that are kept, by dealer. */
  formFilesKept(bytes: ReadonlyMap<string, number>): void;
  readonly leads: LeadMetrics;
  readonly index: IndexMetrics;
  readonly feeds: FeedMetrics;
  readonly dealers: DealerMetrics;
  /** Everything in the Prometheus text format, with its content type. */
  exposition(): Promise<{ readonly contentType: string; readonly text: string }>;
}
