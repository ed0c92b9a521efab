import type { FormDesk } from "~/request/form-context.server";

/**
 * The calendar file of what was booked just now, the same as its letter brings: a calendar that gets both has one entry.
 * Null where nothing is kept.
 */
export async function sentCalendar(
  { config, services }: FormDesk,
  submissionKey: string,
): Promise<string | null> {
  const { sentLeads, logger } = services;
  try {
    const sent = await sentLeads.sentBy(config, submissionKey);
    return sent === null ? null : (sentLeads.calendar(config, sent)?.text ?? null);
  } catch (error) {
    // The lead is kept, and its letter brings the file.
    logger.warn({ tenant: config.site.slug, error }, "the calendar file of a booking could not be made");
    return null;
  }
}
