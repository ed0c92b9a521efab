import type { PhoneView } from "../tenant/phone-view";

/**
 * A text in pieces: plain words, and numbers to ring among them. A number is found with plain or unbroken blanks, and
 * never within a longer one.
 */
export function withNumbers(text: string, numbers: readonly PhoneView[]): readonly (string | PhoneView)[] {
  const found = numbers
    .flatMap((number) => placesOf(number, text))
    .sort((one, other) => one.at - other.at || other.text.length - one.text.length);
  const pieces: (string | PhoneView)[] = [];
  let done = 0;
  for (const { at, text: shown, href } of found) {
    if (at < done) continue;
    pieces.push(text.slice(done, at), { text: shown, href });
    done = at + shown.length;
  }
  return [...pieces, text.slice(done)].filter((piece) => piece !== "");
}

function placesOf({ text: number, href }: PhoneView, text: string) {
  const pattern = number
    .split(/\s+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"))
    .join("[ \\u00A0]");
  const whole = new RegExp(`(?<![\\d+])${pattern}(?!\\d)`, "gu");
  return [...text.matchAll(whole)].map((match) => ({ at: match.index, text: match[0], href }));
}
