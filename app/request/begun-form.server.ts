import { begunKey, LEFT_HALF_WAY, tellsLeft } from "~/domain/lead/origin/half-way";
import { type FormSite, leadFrom, type LeadParts } from "./form-context.server";

/**
 * Keeps a form whose first steps were sent, so that the dealer is told should it be left half-way: once its answers say
 * how to reach somebody. The shopper goes on also where that is not possible.
 * @param key that the steps of the form share
 * @param parts the form as far as it is filled in
 */
export async function tellBegun(
  request: Request,
  site: FormSite,
  key: string,
  parts: LeadParts,
): Promise<void> {
  const { form, ready } = parts;
  if (!tellsLeft(site.config, ready)) return;
  const lead = leadFrom(request, site, { ...parts, ready: { ...ready, submissionKey: begunKey(key) } });
  try {
    await site.services.leads.begin({ ...lead, subcategory: LEFT_HALF_WAY });
  } catch (error) {
    const tenant = site.config.site.slug;
    site.services.logger.warn({ tenant, form: form.key, error }, "a form that was begun could not be kept");
  }
}

/** Takes a form back that {@link tellBegun} kept. If this fails, the dealer is told of it as one that was left. */
export async function takeBackBegun({ services: { leads, logger }, config }: FormSite, key: string) {
  const tenant = config.site.slug;
  await leads.withdraw(tenant, begunKey(key)).catch((error: unknown) => {
    logger.warn({ tenant, error }, "a form that was begun could not be taken back");
  });
}
