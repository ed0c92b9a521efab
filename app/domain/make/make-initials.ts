/** A name of so few capitals is its own short form: BMW, MG, RAM. */
const SHORT_NAME = /^\p{Lu}{2,3}$/u;

/**
 * The one to three letters that stand for a make where there is no logo: the first letters of its first two words, or
 * the name itself where it is that short already. Empty for a name without letters and digits.
 */
export function makeInitials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first = "", second] = words;
  if (second === undefined) return SHORT_NAME.test(first) ? first : initial(first);
  return initial(first) + initial(second);
}

const initial = (word: string) => (Array.from(word)[0] ?? "").toUpperCase();
