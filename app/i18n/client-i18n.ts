import type { i18n } from "i18next";
import { createI18n, FALLBACK_LANGUAGE } from "./create-i18n";
import type { Messages } from "./messages";

const loaders = import.meta.glob<Messages>("./*/messages.ts", { import: "messages" });

/**
 * The browser's instance, with the same copy as the server's: the page's language and the fallback, nothing else.
 * Awaited before hydration, so that the first client render equals the server's.
 */
export async function clientI18n(language: string, labels: Readonly<Record<string, string>>): Promise<i18n> {
  const wanted = [...new Set([FALLBACK_LANGUAGE, language])];
  const loaded = await Promise.all(
    wanted.map(async (tag) => [tag, await (loaders[`./${tag}/messages.ts`]?.() ?? {})] as const),
  );
  return createI18n({ language, resources: Object.fromEntries(loaded), labels });
}
