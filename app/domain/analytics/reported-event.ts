import * as z from "zod";
import { EVENTS } from "./events";

/** The largest body a report may have, in bytes. */
export const MOST_REPORT_BYTES = 512;

const IDS: ReadonlySet<number> = new Set(Object.values(EVENTS));

/** What a browser reports (OPEN-122): the event, and the vehicle it is about. The host says whose site it is. */
export const reportedEventSchema = z.strictObject({
  id: z.int().refine((id) => IDS.has(id), { error: "an event of the list" }),
  car_id: z
    .string()
    .regex(/^[1-9]\d{0,15}$/)
    .optional(),
});
/** A report that may be counted. */
export type ReportedEvent = z.infer<typeof reportedEventSchema>;

/** Reads the body of a report; null when it is none. */
export function parseReport(body: string): ReportedEvent | null {
  if (body.length > MOST_REPORT_BYTES) return null;
  try {
    return reportedEventSchema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}
