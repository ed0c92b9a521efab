// npm run gallery [-- --port N]
import { spawn } from "node:child_process";
import { join } from "node:path";
import { argumentsOf } from "../setup/command-line";
import { DEALERS, hostOf } from "../setup/dealers";
import { CONFIG, REMIX, ROOT } from "./places";

const { values } = argumentsOf({ options: { port: { type: "string", default: "3100" } } });

// Vite's own server: a change of a style or a component is seen at once.
const server = spawn(
  process.execPath,
  [REMIX, "vite:dev", "--config", CONFIG, "--port", values.port, "--strictPort"],
  {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, DATA_DIR: process.env["DATA_DIR"] ?? join(ROOT, ".cache", "gallery-data") },
  },
);
server.once("exit", (code) => process.exit(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => server.kill(signal));

const addresses = DEALERS.map((dealer) => `  http://${hostOf(dealer)}:${values.port}`);
console.log(`\nThe gallery:\n${addresses.join("\n")}\nThe first page takes up to a minute: please wait.\n`);
