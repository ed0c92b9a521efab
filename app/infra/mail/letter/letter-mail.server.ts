import type { Letter, Letterhead } from "~/domain/letter/letter";
import { letterText } from "~/domain/letter/letter-text";
import type { Mail } from "~/ports/mailer";
import { letterHtml } from "./letter-html.server";

/** Marks that hold a text's direction: mail programs show some of them in subjects. */
const DIRECTION_MARKS = /[\u2066-\u2069]/g;

/** A letter as a mail to one person, as text and as HTML. */
export function letterMail(
  letter: Letter,
  head: Letterhead,
  { to, ...mail }: Pick<Mail, "id" | "from" | "replyTo" | "attachments" | "unsubscribe"> & { to: string },
): Mail {
  return {
    ...mail,
    to: [{ name: "", address: to }],
    subject: letter.subject.replace(DIRECTION_MARKS, ""),
    text: letterText(letter, head),
    html: letterHtml(letter, head),
    automatic: true,
  };
}
