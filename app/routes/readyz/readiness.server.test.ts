import { describe, expect, it } from "vitest";
import type { Logger } from "~/ports/logger";
import { readiness } from "./readiness.server";

function recorder() {
  const warnings: string[] = [];
  const quiet = () => undefined;
  const logger: Logger = {
    debug: quiet,
    info: quiet,
    error: quiet,
    warn: (fields) => void warnings.push(`${String(fields["part"])}: ${String(fields["error"])}`),
  };
  return { logger, warnings };
}

const fine = () => Promise.resolve();
const down = () => Promise.reject(new Error("connect ECONNREFUSED 10.0.0.7:5432"));

describe("readiness", () => {
  it("is ready when every part answers", async () => {
    const { logger, warnings } = recorder();
    expect(await readiness({ search: fine, database: fine }, logger)).toEqual({
      ready: true,
      body: { search: "ok", database: "ok" },
    });
    expect(warnings).toEqual([]);
  });

  it("names the part that failed, and keeps the reason in the log", async () => {
    const { logger, warnings } = recorder();
    const answer = await readiness({ search: fine, database: down }, logger);
    expect(answer).toEqual({ ready: false, body: { search: "ok", database: "failed" } });
    expect(JSON.stringify(answer)).not.toContain("ECONNREFUSED");
    expect(warnings).toEqual(["database: Error: connect ECONNREFUSED 10.0.0.7:5432"]);
  });

  it("does not wait for a part that hangs", async () => {
    const { logger, warnings } = recorder();
    const answer = await readiness({ search: () => new Promise(() => undefined) }, logger, 10);
    expect(answer.body).toEqual({ search: "failed" });
    expect(warnings.join()).toContain("no answer within 10 ms");
  });
});
