import { join } from "node:path";
import { createFolderMailer } from "~/infra/mail/folder-mailer.server";
import { createSmtpMailer } from "~/infra/mail/smtp-mailer.server";
import { createGuardedPost, type Post } from "~/infra/outside/guarded-post.server";
import { createOutboxFolder, type OutboxFolder } from "~/infra/outside/outbox-folder.server";
import type { Logger } from "~/ports/logger";
import { type Mailer, MailFault } from "~/ports/mailer";
import type { SinkTransports } from "./send-to-sink.server";

/** What the environment says about sending. */
export interface TransportOptions {
  readonly env: {
    readonly smtpUrl: string | null;
    readonly leadSecrets: ReadonlyMap<string, string>;
    readonly production: boolean;
    readonly preview: boolean;
    readonly dataDir: string;
  };
  readonly logger: Logger;
  readonly now: () => Date;
}

/** Used for every secret outside production, so that the demonstration signs without configuration. */
const DEVELOPMENT_SECRET = `whsec_${Buffer.from("for development and nothing else").toString("base64")}`;

/** Hosts that exist nowhere (RFC 2606), which the demonstration uses. */
const NOWHERE = /\.example$/;

/** The ways to send, and the folder in which those of development end. */
export interface Transports extends SinkTransports {
  readonly folder: OutboxFolder;
}

/**
 * Sends mail by `SMTP_URL` and posts to the public internet. Outside production, mail without `SMTP_URL` and posts to
 * hosts under `.example` become files in `DATA_DIR/outbox`; in production they fail and are tried again. In a preview
 * every post becomes a file.
 */
export function createTransports({ env, logger, now }: TransportOptions): Transports {
  const folder = createOutboxFolder(join(env.dataDir, "outbox"));
  const post = createGuardedPost();
  return {
    folder,
    now,
    mailer: chooseMailer(env, folder, logger),
    post: env.production ? post : withFiles(env.preview ? null : post, folder, logger),
    secret: (name) => env.leadSecrets.get(name) ?? (env.production ? null : DEVELOPMENT_SECRET),
  };
}

function chooseMailer(env: TransportOptions["env"], folder: OutboxFolder, logger: Logger): Mailer {
  if (env.smtpUrl !== null) return createSmtpMailer(env.smtpUrl);
  if (!env.production) return createFolderMailer(folder, logger);
  logger.error({}, "SMTP_URL is not set: no mail about leads leaves until it is");
  return {
    async send() {
      throw new MailFault("unreachable", "SMTP_URL is not set");
    },
  };
}

/** @param post how to reach hosts that exist; null where nobody may be reached */
function withFiles(post: Post | null, folder: OutboxFolder, logger: Logger): Post {
  return async (address, headers, body, signal) => {
    const { hostname } = new URL(address);
    const id = headers["webhook-id"] ?? headers["idempotency-key"] ?? "unnamed";
    if (post !== null && !NOWHERE.test(hostname)) return post(address, headers, body, signal);
    const content = JSON.stringify({ address, headers, body: JSON.parse(body) as unknown }, null, 2);
    const file = await folder.put(`${id}.json`, Buffer.from(content));
    logger.info({ file }, "post written to the development mailbox");
  };
}
