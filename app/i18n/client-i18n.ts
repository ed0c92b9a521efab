import { FALLBACK_LANGUAGE } from "./fallback-language";
import type { Messages } from "./messages";
import { createTranslator, type Translator } from "./translator";

const loaders = import.meta.glob<Messages>("./*/messages.ts", { import: "messages" });

/**
 * The browser's translator, with the same copy as the server's: the page's language and the fallback, nothing else.
 * Awaited before hydration, so that the first client render equals the server's.
 */
export async function clientI18n(
  language: string,
  labels: Readonly<Record<string, string>>,
): Promise<Translator> {
  const wanted = [...new Set([FALLBACK_LANGUAGE, language])];
  const loaded = await Promise.all(
    wanted.map(async (tag) => [tag, await (loaders[`./${tag}/messages.ts`]?.() ?? {})] as const),
  );
  return createTranslator({ language, resources: Object.fromEntries(loaded), labels });
}
