import type { LeadVehicle } from "~/domain/lead/lead-record";
import { languageOf, languageTags } from "~/domain/tenant/site-language";
import { makeTranslator } from "~/i18n/server-i18n.server";
import { LEAD_VEHICLE } from "../fixtures/lead";
import { tenantsIn } from "../setup/site-configs";
import type { Scene } from "./scene";
import { type WrittenLetter, writtenLetters } from "./written-letters";

/** Whose letters are written, in one of their languages, and with which vehicle's page and picture. */
export interface DealerLettersAsk {
  readonly slug: string;
  /** The dealer's own without. */
  readonly language?: string | undefined;
  readonly vehicle: Partial<Pick<LeadVehicle, "slug" | "picture">>;
}

/** A demonstration dealer in one of its languages. */
export async function dealerScene({ slug, language, vehicle }: DealerLettersAsk): Promise<Scene> {
  const tenants = await tenantsIn();
  const own = tenants.bySlug(slug);
  if (own === null) throw new Error(`There is no dealer "${slug}".`);
  const config = tenants.inLanguage(own, language ?? null);
  const { tag } = languageOf(config.site);
  // A language that the dealer lacks would silently be its own.
  if (language !== undefined && tag !== language)
    throw new Error(
      `"${slug}" has no page in "${language}": its languages are ${languageTags(own.site).join(", ")}.`,
    );
  const copy = await makeTranslator(languageOf(config.site).tag, config.content.labels);
  return { config, copy, vehicle: { ...LEAD_VEHICLE, ...vehicle } };
}

/** Every mail of a demonstration dealer's, and the origin at which their pictures are. */
export async function dealerLetters(
  ask: DealerLettersAsk,
): Promise<{ readonly letters: readonly WrittenLetter[]; readonly origin: string }> {
  const dealer = await dealerScene({ ...ask, language: undefined });
  const letters = writtenLetters(ask.language === undefined ? dealer : await dealerScene(ask), dealer);
  return { letters, origin: new URL(dealer.config.site.url).origin };
}
