import type { AddressInfo, Socket } from "node:net";
import ssh2, { type Connection, type SFTPWrapper } from "ssh2";
import { fingerprintOf } from "~/infra/outside/guarded-sftp.server";

const { OPEN_MODE, STATUS_CODE } = ssh2.utils.sftp;
const REGULAR_FILE = 0o100_644;
const READ_BYTES = 32 * 1024;

/** A file of an SFTP server; its time in milliseconds. */
export interface SftpFile {
  content: Buffer;
  changedMs: number;
}

/** How it behaves: as it should, never answers a read, or cuts the line at the second read. */
export type SftpMood = "works" | "hangs" | "cuts";

/** An SFTP server that has files of stock in one folder. */
export interface FeedSftp {
  readonly port: number;
  /** Fingerprint of its key, as OpenSSH prints it. */
  readonly hostKey: string;
  readonly user: string;
  readonly password: string;
  /** A private key that it accepts too. */
  readonly userKey: string;
  mood: SftpMood;
  /** By name, in the folder `out`. */
  readonly files: Map<string, SftpFile>;
  /** Sign-ins that were tried, by method and secret. */
  readonly tried: string[];
  reads: number;
  close(): Promise<void>;
}

/** The package writes now and then a key that it cannot read itself; then another is made. */
function keyPair() {
  for (;;) {
    const pair = ssh2.utils.generateKeyPairSync("ed25519");
    const [parsed, own] = [ssh2.utils.parseKey(pair.public), ssh2.utils.parseKey(pair.private)];
    const isReadable = !(parsed instanceof Error) && !Array.isArray(parsed) && !(own instanceof Error);
    if (isReadable && !Array.isArray(own)) return { ...pair, parsed };
  }
}

/** Starts one on a free port of this machine, with a key of its own. */
export async function startFeedSftp(): Promise<FeedSftp> {
  const [host, user] = [keyPair(), keyPair()];
  const lines = new Set<Socket>();
  const server = new ssh2.Server({ hostKeys: [host.private] }, (client) =>
    serve(double, client, user.parsed.getPublicSSH()),
  );
  // Server has no way to cut connections, so they are kept here. Its type lacks what net.Server has.
  (server as unknown as { _srv: NodeJS.EventEmitter })._srv.on("connection", (socket: Socket) => {
    lines.add(socket);
    socket.once("close", () => lines.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const double: FeedSftp = {
    // A TCP server has an address of this shape once it listens.
    port: (server.address() as AddressInfo).port,
    hostKey: fingerprintOf(host.parsed.getPublicSSH()),
    user: "yard",
    password: "open sesame",
    userKey: user.private,
    mood: "works",
    files: new Map(),
    tried: [],
    reads: 0,
    async close() {
      for (const line of lines) line.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return double;
}

function serve(double: FeedSftp, client: Connection, userKey: Buffer): void {
  client.on("error", () => undefined);
  client.on("authentication", (context) => {
    const isUser = context.username === double.user;
    if (context.method === "password") {
      double.tried.push(`password ${context.password}`);
      if (isUser && context.password === double.password) {
        context.accept();
        return;
      }
    }
    if (context.method === "publickey" && isUser && context.key.data.equals(userKey)) {
      context.accept();
      return;
    }
    context.reject(["password", "publickey"]);
  });
  client.on("ready", () => {
    client.on("session", (accept) => {
      accept().on("sftp", (acceptSftp) => serveFiles(double, client, acceptSftp()));
    });
  });
}

function serveFiles(double: FeedSftp, client: Connection, sftp: SFTPWrapper): void {
  const open = new Map<number, Buffer>();
  const listed = new Set<number>();
  let handles = 0;
  const handleOf = (id: number) => {
    const handle = Buffer.alloc(4);
    handle.writeUInt32BE(id);
    return handle;
  };
  const idOf = (handle: Buffer) => handle.readUInt32BE(0);
  sftp.on("OPENDIR", (request, path) => {
    if (!/^(?:\.\/|\/)?out\/?$/.test(path)) {
      sftp.status(request, STATUS_CODE.NO_SUCH_FILE);
      return;
    }
    sftp.handle(request, handleOf((handles += 1)));
  });
  sftp.on("READDIR", (request, handle) => {
    if (listed.has(idOf(handle)) || double.files.size === 0) {
      sftp.status(request, STATUS_CODE.EOF);
      return;
    }
    listed.add(idOf(handle));
    const names = [...double.files].map(([filename, file]) => ({
      filename,
      longname: `-rw-r--r-- 1 yard yard ${file.content.length} Nov 22 12:00 ${filename}`,
      attrs: attributes(file),
    }));
    sftp.name(request, names);
  });
  sftp.on("OPEN", (request, path, flags) => {
    const file = double.files.get(path.split("/").at(-1) ?? "");
    if (file === undefined || (flags & OPEN_MODE.READ) === 0) {
      sftp.status(request, STATUS_CODE.NO_SUCH_FILE);
      return;
    }
    handles += 1;
    open.set(handles, file.content);
    sftp.handle(request, handleOf(handles));
  });
  sftp.on("FSTAT", (request, handle) => {
    const content = open.get(idOf(handle));
    if (content === undefined) {
      sftp.status(request, STATUS_CODE.FAILURE);
      return;
    }
    sftp.attrs(request, attributes({ content, changedMs: 0 }));
  });
  sftp.on("READ", (request, handle, offset, length) => {
    double.reads += 1;
    if (double.mood === "hangs") return;
    if (double.mood === "cuts" && offset > 0) return void client.end();
    const content = open.get(idOf(handle));
    const part = content?.subarray(offset, offset + Math.min(length, READ_BYTES));
    if (part === undefined || part.length === 0) {
      sftp.status(request, STATUS_CODE.EOF);
      return;
    }
    sftp.data(request, part);
  });
  sftp.on("CLOSE", (request) => sftp.status(request, STATUS_CODE.OK));
}

function attributes({ content, changedMs }: SftpFile) {
  const time = Math.floor(changedMs / 1_000);
  return { mode: REGULAR_FILE, uid: 0, gid: 0, size: content.length, atime: time, mtime: time };
}
