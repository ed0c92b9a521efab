import { describe, expect, it } from "vitest";
import { keptLead } from "../../../../test/fixtures/lead";
import { letterReader, letterSource, replySink } from "../../../../test/fixtures/shopper-letters";

const { arrived } = letterReader();
const DRIVE = { booking_date: "2026-11-23", booking_time: "09:30", location_id: "moorooka" };

describe("the calendar file of a cancelled booking", () => {
  const cancelled = (kind: "testDrive" | "service") =>
    keptLead({
      kind,
      fields: { ...DRIVE, booking_status: "Cancelled" },
      changes: [{ revision: 1, at: "2026-11-21T05:00:00.000Z", letter: "bookingCancelled" }],
    });

  it.each(
    (["testDrive", "service"] as const).flatMap((kind) =>
      ["en-AU", "ar", "zh-Hans"].map((tag) => [kind, tag] as const),
    ),
  )("says that it is cancelled, whom to call, and promises nothing: %s, %s", async (kind, tag) => {
    const source = letterSource(cancelled(kind), { tag });
    const { mail } = await arrived(source, replySink());
    const calendar = new TextDecoder()
      .decode(mail?.attachments[0]?.content as ArrayBuffer)
      .replaceAll("\n ", "");
    expect(calendar).toContain("STATUS:CANCELLED");
    const description = /^DESCRIPTION:(.*)$/m.exec(calendar)?.[1] ?? "";
    expect(description).toBe(`${source.copy(`letters.${kind}.cancelled.heading`)}\\n07 3555 0143`);
  });
});
