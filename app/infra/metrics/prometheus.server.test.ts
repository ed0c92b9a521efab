import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createMetrics } from "./prometheus.server";

describe("createMetrics", () => {
  it("counts requests by kind and class of status, with their time", async () => {
    const metrics = createMetrics();
    metrics.requestFinished("document", 200, 0.004);
    metrics.requestFinished("document", 204, 0.2);
    metrics.requestFinished("document", 503, 1);
    const { text, contentType } = await metrics.exposition();
    expect(contentType).toContain("text/plain");
    expect(text).toContain('http_request_duration_seconds_count{kind="document",status="2xx"} 2');
    expect(text).toContain('http_request_duration_seconds_count{kind="document",status="5xx"} 1');
    expect(text).toContain('http_request_duration_seconds_bucket{le="0.005",kind="document",status="2xx"} 1');
  });

  it("counts searches by outcome and pages by what the cache did", async () => {
    const metrics = createMetrics();
    metrics.searchFinished("search", "stale", 0.01);
    metrics.pageCache("hit");
    metrics.pageCache("hit");
    metrics.eventReported("call", "kept");
    const { text } = await metrics.exposition();
    expect(text).toContain('search_duration_seconds_count{operation="search",outcome="stale"} 1');
    expect(text).toContain('page_cache_requests_total{outcome="hit"} 2');
    expect(text).toContain('analytics_events_total{event="call",outcome="kept"} 1');
  });

  it("says how long the event loop stood still since it was last asked", async () => {
    const metrics = createMetrics();
    const longest = async () =>
      Number(/event_loop_delay_seconds\{quantile="1"\} (\S+)/.exec((await metrics.exposition()).text)?.[1]);
    await pause(60);
    const until = performance.now() + 250;
    while (performance.now() < until);
    await pause(60);
    expect(await longest()).toBeGreaterThan(0.2);
    // Where the machine itself stands still, that is told too: the next time it is not.
    await expect.poll(longest, { interval: 60, timeout: 10_000 }).toBeLessThan(0.2);
  });

  it("shows the process's memory, and two registries do not share counts", async () => {
    createMetrics().pageCache("miss");
    const { text } = await createMetrics().exposition();
    expect(text).toMatch(/process_resident_memory_bytes \d+/);
    expect(text).not.toContain('page_cache_requests_total{outcome="miss"}');
  });
});
