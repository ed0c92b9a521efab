import { isSameWriting } from "~/domain/text/same-writing";

/** Cookie in which a visitor's choice is kept. */
export const LANGUAGE_COOKIE = "language";

/**
 * The language that a visitor would rather read: chosen before, else the first of those asked for that is among these;
 * null for none.
 * @param tags BCP 47 tags of the site's languages
 * @param cookies as a `Cookie` header or `document.cookie` has them
 * @param asked as `Accept-Language` or `navigator.languages` has them, dearest first
 */
export function preferredLanguage(
  tags: readonly string[],
  cookies: string,
  asked: readonly string[],
): string | null {
  const chosen = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([\\w-]+)`).exec(cookies)?.[1];
  if (chosen !== undefined && tags.includes(chosen)) return chosen;
  for (const one of asked) {
    const found = tags.find((tag) => isSameWriting(tag, one));
    if (found !== undefined) return found;
  }
  return null;
}
