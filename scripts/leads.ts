import { readEnv } from "~/infra/env.server";
import { leadsCommand } from "./leads-command";
import { outlivePipe } from "./outlive-pipe";

outlivePipe(process.stdout);
try {
  const env = readEnv(process.env, { dataDirMustExist: true });
  await leadsCommand(process.argv.slice(2), env, { out: process.stdout, notes: process.stderr });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
