import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A mail that arrived: whom it was sent to, and what is in it. */
export interface ArrivedMail {
  readonly recipients: readonly string[];
  readonly raw: string;
  readonly mail: Email;
  /** By `performance.now()`. */
  readonly at: number;
}

/** A mail server: it works, says 451 to everything, says 550 to recipients, or never answers. */
export interface MailSink {
  readonly url: string;
  mood: "works" | "fails" | "refuses" | "hangs";
  readonly taken: ArrivedMail[];
  close(): Promise<void>;
}

/** Starts one on a free port of this machine. */
export async function startMailSink(): Promise<MailSink> {
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onMailFrom(_address, _session, done) {
      if (sink.mood === "hangs") return;
      done(sink.mood === "fails" ? answer(451) : null);
    },
    onRcptTo(_address, _session, done) {
      done(sink.mood === "refuses" ? answer(550) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks);
        void PostalMime.parse(raw).then((mail) => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          sink.taken.push({ recipients, raw: raw.toString("utf8"), mail, at: performance.now() });
          done();
        });
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server has an address of this shape once it listens.
  const { port } = server.server.address() as AddressInfo;
  const sink: MailSink = {
    url: `smtp://127.0.0.1:${port}`,
    mood: "works",
    taken: [],
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return sink;
}

function answer(code: number): Error {
  return Object.assign(new Error("not now"), { responseCode: code });
}
