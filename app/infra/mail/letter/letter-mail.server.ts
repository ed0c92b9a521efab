import type { Letter, Letterhead } from "~/domain/letter/letter";
import { letterText } from "~/domain/letter/letter-text";
import { withoutIsolates } from "~/domain/text/isolates";
import type { Mail } from "~/ports/mailer";
import { letterHtml } from "./letter-html.server";

/** A letter as a mail to one person, as text and as HTML. */
export function letterMail(
  letter: Letter,
  head: Letterhead,
  { to, ...mail }: Pick<Mail, "id" | "from" | "replyTo" | "attachments" | "unsubscribe"> & { to: string },
): Mail {
  return {
    ...mail,
    to: [{ name: "", address: to }],
    // Mail programs show some of the marks in subjects.
    subject: withoutIsolates(letter.subject),
    text: letterText(letter, head),
    html: letterHtml(letter, head),
    automatic: true,
  };
}
