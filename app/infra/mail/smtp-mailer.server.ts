import { createTransport } from "nodemailer";
import { type Mailer, MailFault } from "~/ports/mailer";
import { mailMessage } from "./mail-message.server";

/** Milliseconds a server may stay silent. Each attempt also has a limit of its own. */
const PATIENCE_MS = 10_000;
const MAILBOX_UNKNOWN = new Set([550, 551, 553, 556]);

/**
 * Mail by SMTP.
 * @param url `SMTP_URL`: `smtp://user:password@host:587`, or `smtps://` for TLS from the start
 */
export function createSmtpMailer(url: string, patienceMs = PATIENCE_MS): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
  });
  return {
    async send(mail) {
      const message = mailMessage(mail);
      try {
        await transport.sendMail(message);
      } catch (error) {
        throw asMailFault(error);
      }
    },
  };
}

/** The server's message may repeat an address: only its number and the library's code are passed on. */
function asMailFault(error: unknown): MailFault {
  const { code, responseCode, command } = Object(error) as {
    readonly code?: unknown;
    readonly responseCode?: unknown;
    readonly command?: unknown;
  };
  const answer = typeof responseCode === "number" ? `answered ${responseCode}` : "did not answer";
  const told = `The mail server ${answer} (${typeof code === "string" ? code : "no code"}).`;
  if (typeof responseCode !== "number") return new MailFault("unreachable", told);
  if (MAILBOX_UNKNOWN.has(responseCode) && command === "RCPT TO") return new MailFault("noSuchMailbox", told);
  const isAboutMail = command === "RCPT TO" || command === "DATA";
  return new MailFault(isAboutMail ? "refused" : "unreachable", told);
}
