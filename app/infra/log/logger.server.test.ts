import { describe, expect, it } from "vitest";
import * as z from "zod";
import { createLogger } from "./logger.server";

const LINE = z.record(z.string(), z.unknown());

function capture(level = "info") {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger({
    level,
    destination: { write: (line: string) => void lines.push(LINE.parse(JSON.parse(line))) },
  });
  return { logger, lines };
}

describe("createLogger", () => {
  it("writes one JSON object per line, with a readable level and time", () => {
    const { logger, lines } = capture();
    logger.info({ vehicles: 3 }, "Stock loaded");
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ level: "info", msg: "Stock loaded", vehicles: 3 });
    expect(lines[0]?.["time"]).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  it("blanks personal data and secrets, also one level down", () => {
    const { logger, lines } = capture();
    logger.warn({ email: "mia@example.com", lead: { phone: "0400 000 000", id: 7 } }, "Refused");
    expect(JSON.stringify(lines)).not.toMatch(/mia@example|0400/);
    expect(lines[0]).toMatchObject({ email: "[redacted]", lead: { phone: "[redacted]", id: 7 } });
  });

  it("writes an error with its stack, and its message is not mistaken for a person's", () => {
    const { logger, lines } = capture();
    logger.error({ error: new TypeError("no such table") }, "Query failed");
    expect(lines[0]).toMatchObject({ error: { type: "TypeError", message: "no such table" } });
    expect(JSON.stringify(lines[0])).toMatch(/logger\.server\.test/);
  });

  it("blanks what a database says of the row it refused", () => {
    const { logger, lines } = capture();
    const detail = "Key (tenant, phone)=(yard, +61400000000) already exists.";
    logger.error({ error: Object.assign(new Error("duplicate key"), { code: "23505", detail }) }, "Failed");
    expect(JSON.stringify(lines)).not.toMatch(/61400000000/);
    expect(lines[0]).toMatchObject({ error: { message: "duplicate key", code: "23505" } });
  });

  it("keeps quiet below its level", () => {
    const { logger, lines } = capture("warn");
    logger.info({}, "unheard");
    logger.debug({}, "unheard");
    expect(lines).toEqual([]);
  });
});
