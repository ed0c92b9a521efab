/** Signs that are as wide as a letter bring their own blank: "。", "：". */
const WIDE_AT_END = /[\u3000-\u303f\uff00-\uffef]$/u;

/** What stands between a text and the next: a blank, but after a sign that brings its own. */
export function blankAfter(text: string): "" | " " {
  return text === "" || WIDE_AT_END.test(text) ? "" : " ";
}

/** Two texts in a row, with a blank between them where there is to be one; one alone where the other is empty. */
export function joined(first: string, second: string): string {
  return second === "" ? first : `${first}${blankAfter(first)}${second}`;
}
