import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "~/infra/db/database.server";
import { outboxState } from "~/infra/leads/delivery/outbox-state.server";
import { startBuiltServer } from "../setup/built-server";
import { DEALERS, hostOf } from "../setup/dealers";
import { openEnquiry, sendEnquiry, type ShownEnquiry } from "../setup/enquiry";
import { cpuMilliseconds } from "./server-figures";

const SLUGS = DEALERS.map(({ slug }) => slug);
const PER_SECOND = 50;
const SECONDS = 60;
/** Sent before anything is measured, while the engine compiles what runs often. */
const WARM_UP = 100;
const MOST_P99_MS = 300;
/** Longer than any dealer's time trap. */
const FILLING_IN_MS = 3_500;
const DRAIN_MS = 120_000;

/**
 * Sends filled enquiries to the running build at a steady rate, from many addresses to all dealers, and holds what was
 * answered with "sent" against the database and the outbox.
 * @returns what misses its floor
 */
export async function benchLeads(): Promise<readonly string[]> {
  const dir = mkdtempSync(join(tmpdir(), "forecourt-bench-leads-"));
  const [tenants, dataDir] = [join(dir, "tenants"), join(dir, "data")];
  openForAll(tenants);
  const env = { LOG_LEVEL: "warn", TENANT_CONFIG_DIR: tenants, TRUSTED_PROXY_HOPS: "1" };
  const server = await startBuiltServer({ env, dataDir });
  try {
    const tokens: ShownEnquiry[] = [];
    for (const dealer of DEALERS) tokens.push(await openEnquiry(server.port, hostOf(dealer)));
    await pause(FILLING_IN_MS);
    await steadily(WARM_UP, (one) => send(server.port, tokens, -one - 1));
    const before = cpuMilliseconds(server.pid);
    const sendings = await steadily(PER_SECOND * SECONDS, (one) => send(server.port, tokens, one));
    // Of the server until all is delivered: what a busy machine does not blur.
    const cpuMs = () => Math.round(((cpuMilliseconds(server.pid) - before) / sendings.length) * 10) / 10;
    return await judged(sendings, dataDir, cpuMs);
  } finally {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

/** The dealers with an enquiry of one step and no bound on how many they get: otherwise a flood is held back. */
function openForAll(tenants: string): void {
  cpSync("tenant-config", tenants, { recursive: true });
  for (const { slug } of DEALERS) {
    const file = join(tenants, slug, "site.json");
    // A dealer's file is an object of groups; `readTenantFiles` checks it.
    const site = JSON.parse(readFileSync(file, "utf8")) as { forms?: Record<string, unknown> };
    const { enquirySteps: _, own: __, ...forms } = site.forms ?? {};
    const limits = { dealer: { uses: 1_000_000, seconds: 60 }, tokenHours: 6 };
    writeFileSync(file, JSON.stringify({ ...site, forms: { ...forms, limits } }));
  }
}

interface Sending {
  readonly marker: string;
  readonly status: number;
  readonly ms: number;
}

async function send(port: number, forms: readonly ShownEnquiry[], one: number): Promise<Sending> {
  const form = forms[Math.abs(one) % forms.length];
  if (form === undefined) throw new Error("there is no dealer");
  const marker = `bench ${one} enquiry`;
  const shopper = Math.abs(one);
  // Each with a number of their own: earlier leads of one number are joined.
  const phone = `+61 4${10_000_000 + shopper}`;
  const values = { email: `shopper${shopper}@mail.example`, phone, message: marker };
  const address = `198.${Math.abs(one) >> 16}.${(Math.abs(one) >> 8) & 255}.${Math.abs(one) & 255}`;
  const start = performance.now();
  const answer = sendEnquiry(port, form, values, { headers: { "x-forwarded-for": address } });
  // Without an answer there is no status, and it took as long as the asking was patient.
  const { status } = await answer.catch(() => ({ status: 0 }));
  return { marker, status, ms: performance.now() - start };
}

/** One after the other at the rate, whether or not the ones before were answered. */
async function steadily(count: number, make: (one: number) => Promise<Sending>): Promise<readonly Sending[]> {
  const start = performance.now();
  const running: Promise<Sending>[] = [];
  for (let one = 0; one < count; one += 1) {
    const wait = start + (one * 1_000) / PER_SECOND - performance.now();
    if (wait > 0) await pause(wait);
    running.push(make(one));
  }
  return Promise.all(running);
}

async function judged(
  sendings: readonly Sending[],
  dataDir: string,
  cpuMs: () => number,
): Promise<readonly string[]> {
  const sent = sendings.filter(({ status }) => status === 303);
  const times = sendings.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.ceil(times.length * share) - 1] ?? Infinity);
  const database = await openDatabase({ dataDir });
  try {
    const drainMs = await drained(() => outboxState(database.queries, SLUGS));
    const rows = await database.queries.selectFrom("lead").select("document").execute();
    const kept = rows.map(({ document }) => /bench -?\d+ enquiry/.exec(document)?.[0]);
    const copies = new Map<string | undefined, number>();
    for (const marker of kept) copies.set(marker, (copies.get(marker) ?? 0) + 1);
    const lost = sent.filter(({ marker }) => copies.get(marker) !== 1).length;
    const { counts } = await outboxState(database.queries, SLUGS);
    const undelivered = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const figures = { sent: sendings.length, acknowledged: sent.length, lost, undelivered, drainMs };
    print({ ...figures, p50: at(0.5), p99: at(0.99), worst: at(1), cpuMs: cpuMs(), perSecond: PER_SECOND });
    return [
      ...(sent.length === sendings.length
        ? []
        : [`${sendings.length - sent.length} submissions were not taken`]),
      ...(lost === 0 ? [] : [`${lost} acknowledged leads are not there once`]),
      ...(undelivered === 0 ? [] : [`${undelivered} deliveries did not arrive`]),
      ...(at(0.99) <= MOST_P99_MS ? [] : [`p99 of a submission ${at(0.99)} ms, at most ${MOST_P99_MS}`]),
    ];
  } finally {
    await database.close();
  }
}

/** @returns milliseconds until nothing waited any more */
async function drained(state: () => ReturnType<typeof outboxState>): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < DRAIN_MS) {
    if (((await state()).counts.get("waiting") ?? 0) === 0) break;
    await pause(200);
  }
  return Math.round(performance.now() - start);
}

function print(figures: Readonly<Record<string, unknown>>): void {
  process.stdout.write(`${JSON.stringify({ bench: "leads", ...figures })}\n`);
}
