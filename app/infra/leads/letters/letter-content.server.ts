import type { LetterFact, LetterPart } from "~/domain/letter/letter";
import { shortReference } from "~/domain/checkout/order-reference";
import type { MailAttachment } from "~/ports/mailer";
import type { ShopperMailSource } from "./letter-source.server";

/** What a letter of some kind says, without greeting and ending. */
export interface LetterContent {
  readonly subject: string;
  readonly heading: string;
  /** The first paragraphs. */
  readonly text: string;
  /** Says that something arrived and no more: a dealer's own words may stand in place of subject and first paragraphs. */
  readonly isGeneral?: true;
  readonly parts: readonly LetterPart[];
  readonly attachments: readonly MailAttachment[];
}

/** Rows of facts, each with its label from the copy; those without a value are left out. */
export function factsPart(
  rows: Readonly<Record<string, string | null | undefined>>,
  { copy }: Pick<ShopperMailSource, "copy">,
): readonly LetterPart[] {
  const known: readonly LetterFact[] = Object.entries(rows).flatMap(([name, value]) =>
    value ? [{ label: copy(`letters.facts.${name}`), value }] : [],
  );
  return known.length === 0 ? [] : [{ kind: "facts", rows: known }];
}

/** What happens next, in steps; nothing without any. */
export function stepsPart(
  steps: readonly string[],
  { copy }: Pick<ShopperMailSource, "copy">,
): readonly LetterPart[] {
  return steps.length === 0 ? [] : [{ kind: "steps", title: copy("letters.next"), steps }];
}

/** What the shopper says on the telephone: the beginning of the lead's id, which the dealer's mail has whole. */
export function leadReference({ lead }: Pick<ShopperMailSource, "lead">): string {
  return shortReference(lead.id);
}

/** Texts of the copy that are there. */
export function knownCopy(
  keys: readonly string[],
  { copy }: Pick<ShopperMailSource, "copy">,
): readonly string[] {
  return keys.flatMap((key) => {
    const text = copy(key);
    return text === key ? [] : [text];
  });
}
