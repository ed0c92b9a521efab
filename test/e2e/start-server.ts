import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBuiltServer, startServersRoomy } from "../setup/built-server";
import { dealersInHaste } from "../setup/changed-dealer";
import { keepShippedStock } from "../setup/shipped-stock";
import { buildGalleryAhead } from "../gallery/start-gallery";
import { readCases } from "./kinds/read-cases";

/** Set by `npm test`, which runs all files. */
const isWholeRun = process.env["BROWSER_RESULTS"] !== undefined;

/** Serves the build for all browser tests; at the end it has to stop by itself, and cleanly. */
export default async function startServer(): Promise<() => Promise<void>> {
  startServersRoomy();
  const folder = mkdtempSync(join(tmpdir(), "forecourt-dealers-"));
  // Tests may say whom they speak for: limits count addresses, and all tests come from one.
  const [server] = await Promise.all([
    startBuiltServer({ env: { TRUSTED_PROXY_HOPS: "1", ...dealersInHaste(folder) } }),
    // All files are read next, and one needs them.
    isWholeRun ? readCases() : null,
  ]);
  // Reading the other files takes one processor; one of them needs the gallery.
  if (isWholeRun) buildGalleryAhead();
  process.env["E2E_PORT"] = String(server.port);
  process.env["E2E_OUTBOX"] = join(server.dataDir, "outbox");
  const forgetStock = keepShippedStock(server.dataDir, join(tmpdir(), `forecourt-stock-${server.port}.db`));
  return async () => {
    forgetStock();
    const code = await server.stop();
    rmSync(folder, { recursive: true, force: true });
    const errors = server
      .output()
      .split("\n")
      .filter((line) => line.includes('"level":"error"'));
    if (errors.length > 0) throw new Error(`The server logged errors:\n${errors.slice(0, 5).join("\n")}`);
    if (code !== 0)
      throw new Error(`The server ended with ${String(code)}:\n${server.output().slice(-2000)}`);
  };
}
