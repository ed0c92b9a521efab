/** A text cut to at most so many characters, at a word's end, with an ellipsis where something is left out. */
export function shorten(text: string, limit: number): string {
  const characters = [...text.trim()];
  if (characters.length <= limit) return characters.join("");
  const cut = characters.slice(0, limit - 1).join("");
  const space = cut.lastIndexOf(" ");
  // A word that fills the whole line is cut in the middle.
  const whole = characters[limit - 1] === " " || space <= 0 ? cut : cut.slice(0, space);
  return `${whole.replace(/[\s,;:.–-]+$/u, "")}…`;
}
