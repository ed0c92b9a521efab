import { isolated, isRightToLeft } from "../../text/isolates";

/** Longest name an automatic answer addresses somebody by. */
const LONGEST_NAME = 40;
const LOOKS_LIKE_ADDRESS = /[/\\@:]|www\.|\.[a-z]{2}/i;

/**
 * The name to greet somebody by in a mail that goes to whatever address was typed: never one that could carry a
 * message of its own to a stranger.
 * @returns "" for a name that will not do
 */
export function greetingName(name: string): string {
  const one = name.replace(/\s+/g, " ").trim();
  return one.length > LONGEST_NAME || LOOKS_LIKE_ADDRESS.test(one) ? "" : one;
}

/**
 * A text with its `{placeholders}` filled in; unknown ones stay as they are. What is filled in is not read again. A
 * paragraph about something that is not there goes: nobody is asked to call "". Among words written from right to left,
 * names and figures are {@link isolated}.
 */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  const isThere = (paragraph: string) =>
    !Object.entries(values).some(([name, value]) => value === "" && paragraph.includes(`{${name}}`));
  const put = [text, ...Object.values(values)].some(isRightToLeft) ? isolated : String;
  const filled = (paragraph: string) =>
    paragraph.replace(/\{([a-z]+)\}/gi, (whole, name: string) =>
      Object.hasOwn(values, name) ? put(values[name] ?? whole) : whole,
    );
  return text.split("\n\n").filter(isThere).map(filled).join("\n\n");
}
