import { createTransport } from "nodemailer";
import type { Logger } from "~/ports/logger";
import type { Mailer } from "~/ports/mailer";
import type { OutboxFolder } from "~/infra/outside/outbox-folder.server";
import { mailMessage } from "./mail-message.server";

/** The development mailbox: each mail becomes an .eml file, which mail programs open, and a line in the log. */
export function createFolderMailer(folder: OutboxFolder, logger: Logger): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(mailMessage(mail));
      // With the `buffer` option the message is a Buffer and not a stream.
      if (!Buffer.isBuffer(message)) throw new TypeError("the mail was not made into one piece");
      const file = await folder.put(`${mail.id}.eml`, message);
      logger.info({ file }, "mail written to the development mailbox");
    },
  };
}
