import type { Lexeme } from "../lexemes";
import { FILLERS } from "../name-words";
import { phraseAt } from "../words/phrase-at";

/** Behind a negation these say "but", and ask for what follows. */
const ONLY: ReadonlySet<string> = new Set(["سوي", "الا", "غير"]);
/** The same in one phrase. */
const NOTHING_BUT: readonly (readonly string[])[] = [
  "nothing else but",
  "nothing other than",
  "none other than",
  "no other than",
  "nothing but",
  "nothing except",
  "none but",
  "no one but",
].map((words) => words.split(" "));
/** Between the two: "لا شيء سوى". */
const ANYTHING: ReadonlySet<string> = new Set(["شي", "شيء", "اي", "سيارة", "سياره"]);

/** "لا اريد سوى كورولا", "nothing but a Corolla": where the words end that ask for that alone; null where it is turned round. */
export function onlyEnd(all: readonly Lexeme[], at: number, opened: number): number | null {
  const butThat = phraseAt(all, at, NOTHING_BUT);
  if (butThat > 0) return at + butThat;
  const isBetween = ({ key }: Lexeme) => FILLERS.has(key) || ANYTHING.has(key) || ONLY.has(key);
  const other = all.slice(opened).findIndex((one) => !isBetween(one));
  const between = other < 0 ? [] : all.slice(opened, opened + other);
  const only = between.findLastIndex(({ key }) => ONLY.has(key));
  return only < 0 ? null : opened + only + 1;
}
