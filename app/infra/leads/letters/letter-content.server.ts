import type { LetterFact, LetterPart } from "~/domain/letter/letter";
import { shortReference } from "~/domain/checkout/order-reference";
import type { MailAttachment } from "~/ports/mailer";
import type { ShopperMailSource } from "./letter-source.server";

/** How a letter begins. */
interface LetterHead {
  readonly subject: string;
  readonly heading: string;
  /** The first paragraphs. */
  readonly text: string;
  /** The same as a text message, without its link. */
  readonly short: string;
}

/** What a letter of some kind says, without greeting and ending. */
export interface LetterContent extends LetterHead {
  /** Says that something arrived and no more: a dealer's own words may stand in place of subject and first paragraphs. */
  readonly isGeneral?: true;
  readonly parts: readonly LetterPart[];
  readonly attachments?: readonly MailAttachment[];
}

/**
 * The words of one kind of letter, with the dealer's name and these values in them.
 * @param inShort what stands in the place of some of them in a text message
 */
export function letterWords(
  group: string,
  { copy, config, lead }: Pick<ShopperMailSource, "copy" | "config" | "lead">,
  values: Readonly<Record<string, string>> = {},
  inShort: Readonly<Record<string, string>> = {},
) {
  const say = (key: string, own: Readonly<Record<string, string>> = {}) =>
    copy(`letters.${group}.${key}`, {
      dealer: config.site.name,
      reference: leadReference({ lead }),
      ...values,
      ...own,
    });
  const head: LetterHead = {
    subject: say("subject"),
    heading: say("heading"),
    text: say("text"),
    short: say("short", inShort),
  };
  return { say, head };
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
