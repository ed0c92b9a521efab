import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "~/infra/db/database.server";
import { startMailSink } from "../doubles/sinks/mail-sink";
import { startWebSink } from "../doubles/sinks/web-sink";
import { startServer } from "./child";
import { eachKill } from "./each-kill";
import { emptyLedger, type Ledger, send, sendLeads } from "./shoppers";
import { type Kill, type Verdict, verdictOn } from "./verdict";

/** What is killed, how often, and on which database. */
export interface CrashRun {
  /** The bundled lead server. */
  readonly file: string;
  readonly kills: number;
  readonly database: { readonly url?: string; readonly dataDir: string };
  readonly shoppers?: number;
  readonly onKill?: (kills: number, ledger: Ledger) => void;
}

/** The longest a server lives after it listens. */
const LONGEST_LIFE_MS = 500;
const DRAIN_MS = 180_000;

/**
 * Sends a stream of leads to a server that is killed with SIGKILL at random moments and started again, lets the last
 * one deliver what is left, and judges.
 */
export async function crashRun(run: CrashRun): Promise<Verdict> {
  const sinks = { web: await startWebSink(), mail: await startMailSink() };
  const { url, dataDir } = run.database;
  const env = {
    DATA_DIR: dataDir,
    SINK_URL: sinks.web.url,
    SMTP_URL: sinks.mail.url,
    ...(url === undefined ? {} : { DATABASE_URL: url }),
  };
  const ledger = emptyLedger();
  const killed: Kill[] = [];
  const hasWorked = () => ledger.acknowledged.size > 0;
  await eachKill(run.kills, hasWorked, async (kill) => {
    const server = await startServer(run.file, env);
    let dead = false;
    const stream = sendLeads(ledger, server.port, run.shoppers ?? 6, () => dead);
    await pause(Math.random() * LONGEST_LIFE_MS);
    const at = performance.now();
    await server.end("SIGKILL");
    dead = true;
    await stream;
    killed.push({ at, over: performance.now() });
    run.onKill?.(kill, ledger);
  });
  const last = await startServer(run.file, env);
  await sendAgain(ledger, last.port);
  await drained(last.port);
  await last.end("SIGTERM");
  const database = await openDatabase({ url, dataDir });
  const verdict = await verdictOn(database, ledger, sinks, killed);
  await database.close();
  await Promise.all([sinks.web.close(), sinks.mail.close()]);
  return verdict;
}

/** Every shopper without an answer tries once more. */
async function sendAgain(ledger: Ledger, port: number): Promise<void> {
  for (const [key, lead] of ledger.unanswered) {
    const receipt = await send(port, lead);
    if (receipt === null) throw new Error("a server that nobody kills did not take a lead");
    ledger.unanswered.delete(key);
    ledger.acknowledged.set(key, receipt.leadId);
  }
}

async function drained(port: number): Promise<void> {
  const end = Date.now() + DRAIN_MS;
  while (Date.now() < end) {
    // The lead server's own answer: deliveries by state.
    const left = (await (await fetch(`http://127.0.0.1:${port}/`)).json()) as { readonly waiting: number };
    if (left.waiting === 0) return;
    await pause(100);
  }
}
