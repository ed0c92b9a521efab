/** Somebody with a mailbox. */
export interface MailAddress {
  /** Any text; it can add neither a header nor a recipient. */
  readonly name: string;
  /** One plain address. */
  readonly address: string;
}

/** A file that goes along. */
export interface MailAttachment {
  readonly fileName: string;
  /** Media type without a character set: the text is sent as UTF-8. */
  readonly contentType: string;
  readonly text: string;
}

/** A mail to send. */
export interface Mail {
  /** The same for every sending of one mail: becomes its Message-ID. */
  readonly id: string;
  readonly from: MailAddress;
  readonly to: readonly MailAddress[];
  readonly replyTo: MailAddress | null;
  readonly subject: string;
  readonly text: string;
  /** The same as a page of HTML, for those who read it so; without it the mail is text alone. */
  readonly html?: string;
  readonly attachments: readonly MailAttachment[];
  /** Whether a program wrote it: out-of-office programs do not answer such mails. */
  readonly automatic: boolean;
  /** Id of an earlier mail from the same address, under which mail programs show this one. */
  readonly follows?: string;
  /**
   * Address that ends mails of this kind when something is posted to it (RFC 8058); mail programs show a button for it.
   */
  readonly unsubscribe?: string;
}

/** Hands mails to a mail server. */
export interface Mailer {
  /**
   * Resolves once the server has taken the mail.
   * @throws MailFault
   */
  send(mail: Mail): Promise<void>;
}

/**
 * A mail was not accepted. The message names no address.
 * - `unreachable`: the server is down, slow or failing
 * - `refused`: the server does not accept this mail now
 * - `noSuchMailbox`: the server says that the recipient does not exist
 */
export class MailFault extends Error {
  override readonly name = "MailFault";

  constructor(
    readonly kind: "unreachable" | "refused" | "noSuchMailbox",
    message: string,
  ) {
    super(message);
  }
}
