import { muted } from "~/ui/theme/typography.css";
import { TextLink } from "~/ui/text-link/text-link";
import { type Words, wordsOf } from "./words";

/** Where it is chosen how news comes. */
const CHOICE = "/account#notices";

export interface SilenceNoteProps {
  readonly words: Words;
  /** That no news is sent, and what has to be done first. */
  readonly text: string;
}

/** Says beside what was saved that no news of it is sent yet, with the way to the choice. */
export function SilenceNote({ words, text }: SilenceNoteProps) {
  return (
    <p className={muted}>
      {text} <TextLink href={CHOICE}>{wordsOf(words)("chooseChannel")}</TextLink>
    </p>
  );
}
