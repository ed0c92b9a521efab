import { readToldFigure, type ToldFigure, toldFigureTexts } from "~/domain/trade/told-figure";
import type { DraftKey } from "~/ports/draft-store";
import type { FormSite } from "./form-context.server";

/** Keeps in this browser's session what was told of the shopper's vehicle; a failure costs nobody the page. */
export async function keepToldFigure(site: FormSite, told: ToldFigure): Promise<void> {
  const { drafts, logger } = site.services;
  await drafts.save(keyOf(site), toldFigureTexts(told), site.now.toISOString()).catch((error: unknown) => {
    logger.warn({ tenant: site.config.site.slug, error }, "a trade-in figure could not be kept");
  });
}

/** What this browser was told of the shopper's vehicle, while it stands; null where nobody knows. */
export async function toldFigureOf(site: FormSite): Promise<ToldFigure | null> {
  const kept = await site.services.drafts.read(keyOf(site)).catch(() => ({}));
  return readToldFigure(kept, site.today);
}

function keyOf({ config, visitor }: FormSite): DraftKey {
  return { tenant: config.site.slug, visitor: visitor.secret, flow: "told-figure", about: "" };
}
