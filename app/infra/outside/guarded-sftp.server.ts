import { createHash } from "node:crypto";
import { connect, type Socket } from "node:net";
import type SftpClient from "ssh2-sftp-client";
import type { ListedFile } from "~/domain/stock/feeds/newest-file";
import { FetchFault } from "./fetch-fault.server";
import { connectionFault, hostFault, lookupWithin, type Reach } from "./outside-address.server";
import { writeLimited, type WrittenFile } from "./write-limited.server";

/** An SFTP server, and how it knows us. */
export interface SftpHost {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string | null;
  /** A private key, as OpenSSH or PEM has it. */
  readonly key: string | null;
  /** Fingerprints of the server's keys: `SHA256:…`. */
  readonly hostKeys: readonly string[];
}

/** A connection to one. Every call throws FetchFault. */
export interface SftpFiles {
  /** The files of a folder. */
  list(folder: string): Promise<readonly ListedFile[]>;
  /** Fetches a file to disk; there must be no such file yet. */
  get(path: string, to: string): Promise<WrittenFile>;
}

/** Connects, lets files be fetched, and closes the connection whatever happens. @throws FetchFault */
export type WithSftp = <Result>(
  host: SftpHost,
  signal: AbortSignal,
  use: (files: SftpFiles) => Promise<Result>,
) => Promise<Result>;

/** Bounds of a visit. */
export interface SftpOptions extends Reach {
  /** Milliseconds for everything. */
  readonly timeoutMs?: number;
  /** Milliseconds for connecting and signing in, and without a byte afterwards. */
  readonly silenceMs?: number;
  readonly maxBytes?: number;
}

/** SFTP with hosts on the public internet alone, and only with a server that has one of the named keys. */
export function createGuardedSftp(options: SftpOptions = {}): WithSftp {
  const { timeoutMs = 600_000, silenceMs = 60_000, maxBytes = 512 * 1024 * 1024 } = options;
  return async (host, stop, use) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const socket = await openSocket(host, options, silenceMs);
    const line = watchLine(socket, silenceMs);
    const signal = AbortSignal.any([stop, timeout, line.over]);
    // Whatever waits for the server ends with its connection.
    const cut = () => socket.destroy();
    signal.addEventListener("abort", cut, { once: true });
    const visit = await openVisit(socket, host, silenceMs);
    const told = (error: unknown): never => {
      if (timeout.aborted || line.isSilent()) throw new FetchFault("passing", "took too long");
      throw visit.faultOf(error);
    };
    try {
      await visit.signIn().catch(told);
      const { client } = visit;
      return await use({
        list: (folder) => listed(client, folder).catch(told),
        get: (path, to) => writeLimited(client.createReadStream(path), to, { maxBytes, signal }).catch(told),
      });
    } finally {
      signal.removeEventListener("abort", cut);
      void visit.client.end().catch(() => undefined);
      // Not every server hangs up when it is told goodbye.
      setTimeout(cut, GOODBYE_MS).unref();
    }
  };
}

const GOODBYE_MS = 1_000;

/** Knows when a connection is over, and cuts one on which nothing comes. */
function watchLine(socket: Socket, silenceMs: number) {
  const over = new AbortController();
  let isSilent = false;
  socket.on("error", () => undefined);
  socket.on("close", () => over.abort());
  socket.setTimeout(silenceMs, () => {
    isSilent = true;
    socket.destroy();
  });
  return { over: over.signal, isSilent: () => isSilent };
}

async function openSocket({ host, port }: SftpHost, reach: Reach, silenceMs: number): Promise<Socket> {
  const fault = reach.allowInside === true ? null : hostFault(host);
  if (fault !== null) throw new FetchFault("standing", fault);
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, ...lookupWithin(reach) });
    const late = () => socket.destroy(Object.assign(new Error("late"), { code: "ETIMEDOUT" }));
    socket.setTimeout(Math.min(silenceMs, 15_000), late);
    socket.once("error", (error) => reject(new FetchFault("passing", connectionFault(error))));
    socket.once("connect", () => {
      socket.off("timeout", late);
      resolve(socket);
    });
  });
}

/** A visit that has begun, and what became of it besides its results. */
async function openVisit(socket: Socket, host: SftpHost, silenceMs: number) {
  const { default: Client } = await import("ssh2-sftp-client");
  const nothing = () => undefined;
  const client = new Client("feed", { error: nothing, end: nothing, close: nothing });
  let strangeKey: string | null = null;
  let isIn = false;
  return {
    client,
    async signIn() {
      await client.connect({
        sock: socket,
        username: host.user,
        ...(host.password === null ? {} : { password: host.password }),
        ...(host.key === null ? {} : { privateKey: host.key }),
        readyTimeout: silenceMs,
        retries: 0,
        hostVerifier: (key: Buffer) => {
          const fingerprint = fingerprintOf(key);
          if (host.hostKeys.map(bare).includes(bare(fingerprint))) return true;
          strangeKey = fingerprint;
          return false;
        },
      });
      isIn = true;
    },
    faultOf(error: unknown): FetchFault {
      if (error instanceof FetchFault) return error;
      if (strangeKey !== null)
        return new FetchFault(
          "standing",
          `has the key ${strangeKey}, which is none of \`hostKeys\`: it is another server, or has a new key; it was told nothing`,
        );
      return isIn ? transferFault(error) : signInFault(error);
    },
  };
}

/** The fingerprint of a server's key, as OpenSSH prints it. */
export function fingerprintOf(key: Buffer): string {
  return `SHA256:${bare(createHash("sha256").update(key).digest("base64"))}`;
}

const bare = (fingerprint: string) => fingerprint.replace(/=+$/, "");

async function listed(client: SftpClient, folder: string): Promise<readonly ListedFile[]> {
  const entries = await client.list(folder === "" ? "." : folder);
  return entries
    .filter(({ type }) => type === "-")
    .map(({ name, size, modifyTime }) => ({ name, size, changedMs: modifyTime }));
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : "");

function signInFault(error: unknown): FetchFault {
  const message = messageOf(error);
  if (/authentication methods failed/i.test(message))
    return new FetchFault("standing", "does not accept our user name with this password or key");
  if (/cannot parse privatekey/i.test(message))
    return new FetchFault("standing", "was not asked: the private key is none that OpenSSH would read");
  if (/timed out/i.test(message)) return new FetchFault("passing", "took too long");
  return new FetchFault("passing", "broke off while we signed in");
}

function transferFault(error: unknown): FetchFault {
  const message = messageOf(error);
  if (/no such file/i.test(message)) return new FetchFault("standing", "has no such file or folder");
  if (/permission denied/i.test(message)) return new FetchFault("standing", "does not let us read the file");
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (/^(?:ENOSPC|EACCES|EROFS|EIO|EMFILE|EDQUOT)$/.test(code))
    return new FetchFault("passing", `sends a file that cannot be kept in DATA_DIR (${code})`);
  return new FetchFault("passing", "broke off in the middle");
}
