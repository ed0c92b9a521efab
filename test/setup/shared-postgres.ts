import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";

const PROCESS = fileURLToPath(new URL("postgres-process.ts", import.meta.url));

/** What is known of the server: where it is, or why there is none; and how it ends. */
interface Shared {
  readonly answer: Promise<{ readonly base: string } | { readonly reason: string }>;
  stop(): Promise<void>;
}

/**
 * One PostgreSQL for all unit tests of a run: the first file that asks for it (`startPostgres`) starts it, and it is
 * stopped when the run ends. A run in which no file asks has none.
 */
export default async function sharePostgres(): Promise<(() => Promise<void>) | undefined> {
  // Each project of the run calls this: all share the first one's.
  if (process.env["SHARED_POSTGRES"] !== undefined) return undefined;
  let shared: Shared | undefined;
  const door = createServer((_request, response) => {
    shared ??= startShared();
    void shared.answer.then((answer) => response.end(JSON.stringify(answer)));
  });
  await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
  // A server listening on a port has an address object; the string form is for sockets in the file system.
  const { port } = door.address() as AddressInfo;
  process.env["SHARED_POSTGRES"] = `http://127.0.0.1:${port}/`;
  return async () => {
    door.close();
    door.closeAllConnections();
    await shared?.stop();
  };
}

function startShared(): Shared {
  const child = spawn(process.execPath, ["--import", "tsx", PROCESS]);
  let [output, errors] = ["", ""];
  child.stderr.on("data", (piece) => (errors += String(piece)));
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const told = new Promise<{ base: string }>((resolve) => {
    child.stdout.on("data", (piece) => {
      output += String(piece);
      const [line, rest] = output.split("\n", 2);
      if (line !== undefined && rest !== undefined) resolve({ base: line });
    });
  });
  return {
    answer: Promise.race([told, ended.then(() => ({ reason: errors.trim().slice(-500) }))]),
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
