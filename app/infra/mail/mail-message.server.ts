import type { SendMailOptions } from "nodemailer";
import { emailAddress } from "~/domain/forms/email-address";
import { type Mail, type MailAddress, MailFault } from "~/ports/mailer";

const LINE_BREAKS = /[\r\n\u0085\u2028\u2029]+/g;
const LONGEST_NAME = 100;
const LONGEST_SUBJECT = 200;

/**
 * A mail in nodemailer's terms. Texts for headers lose their line breaks. An address must be exactly one: nodemailer
 * would read "a@x.example, b@y.example" as two recipients.
 * @throws MailFault for a text that is no address
 */
export function mailMessage(mail: Mail): SendMailOptions {
  const sender = mailbox(mail.from);
  return {
    messageId: messageId(mail.id, mail.from),
    ...(mail.follows === undefined ? {} : followed(messageId(mail.follows, mail.from))),
    from: sender,
    to: mail.to.map(mailbox),
    ...(mail.replyTo === null ? {} : { replyTo: mailbox(mail.replyTo) }),
    subject: oneLine(mail.subject).slice(0, LONGEST_SUBJECT),
    text: mail.text,
    ...(mail.html === undefined ? {} : { html: mail.html }),
    attachments: mail.attachments.map(({ fileName, contentType, text }) => ({
      filename: oneLine(fileName),
      contentType: `${contentType}; charset=utf-8`,
      content: Buffer.from(text),
    })),
    headers: {
      ...(mail.automatic ? { "Auto-Submitted": "auto-generated" } : {}),
      ...(mail.unsubscribe === undefined ? {} : oneClick(mail.unsubscribe)),
    },
    // Contents are given as text: no path and no address is ever read.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function messageId(id: string, { address }: MailAddress): string {
  return `<${id}@${address.split("@")[1] ?? "localhost"}>`;
}

function followed(id: string) {
  return { inReplyTo: id, references: id };
}

/** RFC 8058: mail programs post `List-Unsubscribe=One-Click` to the address. */
function oneClick(address: string): Readonly<Record<string, string>> {
  return {
    "List-Unsubscribe": `<${new URL(address).href}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

function mailbox(given: MailAddress): { name: string; address: string } {
  const address = emailAddress(given.address);
  if (address === null) throw new MailFault("noSuchMailbox", "The recipient's address is not one.");
  return { name: oneLine(given.name).slice(0, LONGEST_NAME), address };
}

function oneLine(text: string): string {
  return text.replace(LINE_BREAKS, " ").trim();
}
