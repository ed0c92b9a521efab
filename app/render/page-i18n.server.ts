import * as z from "zod";
import { FALLBACK_LANGUAGE } from "~/i18n/fallback-language";
import { serverTranslator } from "~/i18n/server-i18n.server";
import type { Translator } from "~/i18n/translator";

const WORDING = z.object({ language: z.string(), labels: z.record(z.string(), z.string()) });

/**
 * The translator for rendering a page: the language and labels in the root loader's data, from which the browser makes
 * its own translator. An address without a dealer has no data and uses the fallback language.
 */
export function pageTranslator(loaderData: Readonly<Record<string, unknown>>): Translator {
  const wording = WORDING.safeParse(loaderData["root"]);
  return wording.success
    ? serverTranslator(wording.data.language, wording.data.labels)
    : serverTranslator(FALLBACK_LANGUAGE, {});
}
