import { join } from "node:path";
import { readEnv, readEnvironment } from "~/infra/env.server";
import { TEMPLATE_PRESETS } from "~/templates/presets";
import { terminalQuestions } from "./dealer/ask-questions";
import { serveHere } from "./dealer/serve-here";
import { runDealer } from "./run-dealer";

/** `npm run dealer`: a dealer's folder made, checked, shown and compared with another's. */
async function main(): Promise<number> {
  // Files of dealers need no folder for data: none is made.
  const { files } = readEnvironment(process.env, { dataDirMustExist: true });
  const ask = process.stdin.isTTY ? terminalQuestions(process.stdin, process.stdout) : null;
  try {
    return await runDealer(process.argv.slice(2), {
      dir: files.tenantConfigDir,
      root: join(import.meta.dirname, ".."),
      presets: TEMPLATE_PRESETS,
      region: files.region,
      secrets: {
        secrets: files.leadSecrets,
        feedSecrets: files.feedSecrets,
        pluginSecrets: files.pluginSecrets,
        paymentKeys: files.stripeKeys,
      },
      say: (text) => void process.stdout.write(`${text}\n`),
      ask: ask?.ask ?? null,
      site: () => ({
        env: readEnv(process.env, { dataDirMustExist: true }),
        environment: process.env,
        serve: serveHere,
      }),
    });
  } finally {
    ask?.close();
  }
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});
