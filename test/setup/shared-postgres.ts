import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { RunningPostgres } from "../contract/stock-store/postgres";

/**
 * One PostgreSQL for all unit tests of a run: the first file that asks for it (`startPostgres`) starts it, and it is
 * stopped when the run ends. Where no file asks, there is none.
 */
export default async function sharePostgres(): Promise<(() => Promise<void>) | undefined> {
  // Each project of the run calls this: all share the first one's.
  if (process.env["SHARED_POSTGRES"] !== undefined) return undefined;
  let running: Promise<RunningPostgres> | undefined;
  const addressOrReason = () =>
    (running ??= import("../contract/stock-store/postgres").then(({ runPostgres }) => runPostgres())).then(
      ({ base }) => ({ base }),
      (error: unknown) => ({ reason: String(error) }),
    );
  const door = createServer((_request, response) => {
    void addressOrReason().then((answer) => response.end(JSON.stringify(answer)));
  });
  await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
  // A server listening on a port has an address object; the string form is for sockets in the file system.
  const { port } = door.address() as AddressInfo;
  process.env["SHARED_POSTGRES"] = `http://127.0.0.1:${port}/`;
  return async () => {
    door.close();
    door.closeAllConnections();
    await running?.then(({ stop }) => stop()).catch(() => undefined);
  };
}
