import { FALLBACK_LANGUAGE } from "./fallback-language";
import { type Messages, together } from "./messages";
import { createTranslator, type Translator } from "./translator";

/** Whole languages, each in the parts the browser asks for. */
const browserCopy = import.meta.glob<Messages>("./*/browser-messages.ts", { import: "messages" });
const laterCopy = import.meta.glob<Messages>("./*/later-messages.ts", { import: "messages" });
/** Languages that hold only what differs from the fallback. */
const differences = import.meta.glob<Messages>(
  ["./*/messages.ts", "!./en-AU/messages.ts", "!./ar/messages.ts", "!./zh-Hans/messages.ts"],
  { import: "messages" },
);

/** The copy that is whole, of the page's language or of the fallback, as far as it is there. */
const whole: Record<string, unknown> = {};
let wholeLanguage = FALLBACK_LANGUAGE;

/**
 * The browser's translator, with the same copy as the server's: the page's language, and the fallback where that one
 * is not whole.
 * Awaited before hydration, so that the first client render equals the server's.
 */
export async function clientI18n(
  language: string,
  labels: Readonly<Record<string, string>>,
): Promise<Translator> {
  if (browserCopy[`./${language}/browser-messages.ts`] !== undefined) wholeLanguage = language;
  const [messages = {}, own = {}] = await Promise.all([
    browserCopy[`./${wholeLanguage}/browser-messages.ts`]?.(),
    differences[`./${language}/messages.ts`]?.(),
  ]);
  Object.assign(whole, messages);
  return createTranslator({
    language,
    resources: { [language]: own, [wholeLanguage]: whole },
    labels,
  });
}

/** Fetches the copy of parts whose script comes later; theirs must not be rendered before. */
export async function addLaterCopy(): Promise<void> {
  Object.assign(whole, together(whole, (await laterCopy[`./${wholeLanguage}/later-messages.ts`]?.()) ?? {}));
}
