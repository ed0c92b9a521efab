import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { createEventCounts } from "~/infra/db/counts/event-counts.server";
import { openEmptyDatabase } from "../test/fixtures/empty-database";
import { runLeadCounts } from "./run-lead-counts";

it("says that a visitor counts once a day, and counts so", async () => {
  const dir = mkdtempSync(join(tmpdir(), "forecourt-lead-counts-"));
  const database = await openEmptyDatabase(dir);
  const event = { tenant: "yard", website_id: "yard", event_id: 1, car_id: "7", day: "2026-11-28" };
  for (const visitor of ["192.0.2.1", "192.0.2.1", "192.0.2.2"])
    await createEventCounts(database).count(event, visitor);
  const [out, notes] = [new PassThrough(), new PassThrough()];
  await runLeadCounts([], { database, dealers: ["yard"], out, notes });
  expect(String(out.read())).toMatch(/^yard {2}\w+ {2}2 {2}7\n$/);
  expect(String(notes.read())).toContain("one visitor is counted once a day for an event and a vehicle");
  await database.close();
  rmSync(dir, { recursive: true, force: true });
});
