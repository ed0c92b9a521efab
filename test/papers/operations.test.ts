import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { createMetrics } from "~/infra/metrics/prometheus.server";
import { readStart } from "~/infra/read-start.server";
import { TEMPLATE_PRESETS } from "~/templates/presets";
import { silentLogger } from "../doubles/silent-logger";
import { blocksOf, fileText, paper, PAPERS, spansOf } from "./papers";

const OPERATIONS = paper("docs/operations.md");
const alerts = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z
        .array(
          z.strictObject({
            alert: z.string(),
            expr: z.string(),
            for: z.string().optional(),
            annotations: z.strictObject({ summary: z.string() }),
          }),
        )
        .min(5),
    }),
  ),
});
/** Words of Prometheus's own in an expression. */
const PROMQL = ["increase", "rate", "or", "and"];
/** Where label values and names of alerts are written. */
const TELLERS = [
  "app/infra/http/watchdog/watchdog-thread.cjs",
  "app/infra/leads/upkeep.server.ts",
  "app/infra/leads/delivery/outbox-rows.server.ts",
  "app/infra/metrics/event-loop-delay.server.ts",
  "app/infra/metrics/feed-metrics.server.ts",
  "app/infra/metrics/lead-metrics.server.ts",
  "app/infra/metrics/metered-search.server.ts",
  "app/infra/metrics/prometheus.server.ts",
  "app/infra/search/keeping/index-keeper.server.ts",
  "app/infra/stock/pull/late-alert.server.ts",
  "app/infra/stock/pull/tell-pull.server.ts",
  "app/request/sent-files.server.ts",
  "app/ports/feed-metrics.ts",
  "app/ports/lead-metrics.ts",
];

/** Names of everything `/metrics` may show. */
async function metricNames(): Promise<readonly string[]> {
  const { text } = await createMetrics().exposition();
  return [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = "", type]) =>
    type === "histogram" ? [name, `${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
}

function rulesOf() {
  const [block] = blocksOf(OPERATIONS).filter(({ language }) => language === "yaml");
  return alerts.parse(parse(block?.text ?? "")).groups.flatMap(({ rules }) => rules);
}

describe("the alerts", () => {
  it("are rules for Prometheus about metrics that exist", async () => {
    const names = await metricNames();
    const asked = rulesOf().flatMap(({ expr }) => {
      const bare = expr.replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, "");
      return bare.match(/[a-z_]\w*/gi) ?? [];
    });
    expect(asked.length).toBeGreaterThan(8);
    expect(asked.filter((word) => !PROMQL.includes(word) && !names.includes(word))).toEqual([]);
  });

  it("ask for labels and values that are written", () => {
    const code = TELLERS.map(fileText).join("\n");
    const labels = rulesOf().flatMap(({ expr }) => [...expr.matchAll(/(\w+)="([^"]+)"/g)]);
    expect(labels.length).toBeGreaterThan(5);
    const unknown = labels.filter(
      ([, name = "", value = ""]) =>
        !code.includes(`"${name}"`) ||
        // Quantiles are numbers there, and classes of status are made of them.
        !(code.includes(`"${value}"`) || new RegExp(`[ [(]${value}[,\\]]`).test(code) || value === "5xx"),
    );
    expect(unknown.map(([text]) => text)).toEqual([]);
  });

  it("have the names in the log that the documentation gives", () => {
    const code = TELLERS.map(fileText).join("\n");
    const told = PAPERS.flatMap(({ text }) =>
      [...text.matchAll(/"alert":"([\w-]+)"/g)].map(([, name]) => name),
    );
    expect(told.length).toBeGreaterThan(3);
    expect(told.filter((name) => !code.includes(`alert: "${String(name)}"`))).toEqual([]);
  });
});

it("names only metrics that exist", async () => {
  const names = await metricNames();
  const named = PAPERS.flatMap(spansOf).flatMap(
    (span) => span.match(/\b[a-z]+_[a-z_]+_(?:seconds|total|bytes)\b/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
});

it("starts a container with all that production asks for", async () => {
  const [, words = ""] = /^docker run ((?:.*\\\n)*.*)$/m.exec(OPERATIONS.text) ?? [];
  const made = words
    .replaceAll(/\$\(openssl rand -hex 32\)/g, "a".repeat(64))
    .replaceAll(/\$\(openssl rand -base64 24\)/g, Buffer.alloc(24, 7).toString("base64"));
  const given = [...made.matchAll(/-e (\w+)=(\S+)/g)].map(
    ([, name = "", value = ""]) => [name, value] as const,
  );
  const dataDir = await mkdtemp(join(tmpdir(), "papers-"));
  const image = { APP_ENV: "production", DATA_DIR: dataDir };
  const started = await readStart(
    { ...image, ...Object.fromEntries<string>(given) },
    TEMPLATE_PRESETS,
    () => silentLogger,
  );
  await rm(dataDir, { recursive: true });
  expect(started.tenants.all().length).toBeGreaterThan(1);
});
