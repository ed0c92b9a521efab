/** Signs that are as wide as a letter bring their own blank: "。", "：". */
const WIDE_AT_END = /[\u3000-\u303f\uff00-\uffef]$/u;

/** Two texts in a row, with a blank between them but after a sign that brings its own; one alone where the other is empty. */
export function joined(first: string, second: string): string {
  const blank = first === "" || second === "" || WIDE_AT_END.test(first) ? "" : " ";
  return `${first}${blank}${second}`;
}
