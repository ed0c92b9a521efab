import type { i18n } from "i18next";
import * as z from "zod";
import { FALLBACK_LANGUAGE } from "~/i18n/create-i18n";
import { serverI18n } from "~/i18n/server-i18n.server";

const WORDING = z.object({ language: z.string(), labels: z.record(z.string(), z.string()) });

/**
 * The i18next instance a page is rendered with: the language and labels in the root loader's data, from which the
 * browser makes its own. An address without a dealer has no data and speaks the fallback language.
 */
export function pageI18n(loaderData: Readonly<Record<string, unknown>>): i18n {
  const wording = WORDING.safeParse(loaderData["root"]);
  return wording.success
    ? serverI18n(wording.data.language, wording.data.labels)
    : serverI18n(FALLBACK_LANGUAGE, {});
}
