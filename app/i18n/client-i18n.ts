import { FALLBACK_LANGUAGE } from "./fallback-language";
import type { Messages } from "./messages";
import { createTranslator, type Translator } from "./translator";

/** Languages beside the fallback, each whole: they hold only what differs from it. */
const loaders = import.meta.glob<Messages>(["./*/messages.ts", "!./en-AU/messages.ts"], {
  import: "messages",
});

/** The fallback language as far as it is there; {@link addLaterCopy} fills it up. */
const fallback: Record<string, unknown> = {};

/**
 * The browser's translator, with the same copy as the server's: the page's language and the fallback, nothing else.
 * Awaited before hydration, so that the first client render equals the server's.
 */
export async function clientI18n(
  language: string,
  labels: Readonly<Record<string, string>>,
): Promise<Translator> {
  const [{ messages }, own = {}] = await Promise.all([
    import("./en-AU/browser-messages"),
    loaders[`./${language}/messages.ts`]?.(),
  ]);
  Object.assign(fallback, messages);
  return createTranslator({
    language,
    resources: { [language]: own, [FALLBACK_LANGUAGE]: fallback },
    labels,
  });
}

/** Fetches the copy of parts whose script comes later; theirs must not be rendered before. */
export async function addLaterCopy(): Promise<void> {
  const { messages } = await import("./en-AU/later-messages");
  Object.assign(fallback, messages);
}
