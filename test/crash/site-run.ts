import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Database, openDatabase } from "~/infra/db/database.server";
import { startMailSink } from "../doubles/sinks/mail-sink";
import { startWebSink } from "../doubles/sinks/web-sink";
import { createDealerFolder, dealerFile } from "../fixtures/dealer-folder";
import { type BuiltServer, startBuiltServer } from "../setup/built-server";
import { openBooking, openEnquiry } from "../setup/enquiry";
import { emptyLedger } from "./shoppers";
import { emptyFormLedger, fillForms, type FormLedger, type OpenForm, sendForm } from "./site-shoppers";
import { bookedOnce, lostMarks, lostPhotos, ownCar } from "./site-verdict";
import { type Kill, type Verdict, verdictOn } from "./verdict";

const ROOT = join(import.meta.dirname, "..", "..");
const SITE_HOST = "www.yard.example";
const SHOPPERS = 6;
/** The longest a server lives after it is ready. */
const LONGEST_LIFE_MS = 1_500;
/** What a killed server had taken to deliver is another's after a minute and a half. */
const DRAIN_MS = 240_000;

/**
 * As many ways as `lead-site.ts` has, all of them mail: posts of a built site go to the public internet alone. Who gives a
 * number instead of an address is answered by the gateway for text messages, so that each lead has as many.
 */
const SINKS = [
  { id: "mail", type: "adfMail", to: ["crm@yard.example"] },
  { id: "xml", type: "adfMail", to: ["leads@yard.example"], body: "xml" },
  { id: "reply", type: "autoReply" },
];

const WORKSHOP = {
  locations: [
    {
      id: "yard",
      name: "Yard",
      slug: "yard",
      dealershipId: "yard",
      address: { street: "1 Road", city: "Moorooka", state: "QLD", postcode: "4105" },
    },
  ],
  openingHours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, open: "08:00", close: "17:00" })),
};

/** What is killed how often, on which database. */
export interface SiteRun {
  readonly kills: number;
  readonly url?: string | undefined;
  readonly onKill?: (kills: number, ledger: FormLedger) => void;
}

/** The figures of {@link Verdict}, with what shoppers were answered. */
export interface SiteVerdict extends Verdict {
  /** Text messages that arrived at the gateway, each under its delivery's key; repeated ones count. */
  readonly texts: number;
  /** Times of the workshop that are taken. */
  readonly bookings: number;
  /** Leads with a photo that the dealer can open. */
  readonly photos: number;
  /** Answers by status; 0 for none. */
  readonly answers: Readonly<Record<string, number>>;
  /** Milliseconds from starting to ready, the slowest. */
  readonly slowestStartMs: number;
}

/**
 * Sends enquiries and bookings of the workshop, as a browser without script does, to the whole built site, which is killed with SIGKILL at random
 * moments and started again; lets the last one deliver what is left, and judges: each form answered with 303 to
 * `/success` is one lead, each of its deliveries arrived under its own key, and each booking has taken one time.
 */
export async function siteCrashRun({ kills, url, onKill }: SiteRun): Promise<SiteVerdict> {
  const dir = mkdtempSync(join(tmpdir(), "forecourt-site-crash-"));
  const dealers = await createDealerFolder();
  const limits = { leastSeconds: 0, address: { uses: 1_000_000, seconds: 60 } };
  // Without reminders a booking has as many deliveries as an enquiry.
  const visits = { reminders: [] };
  const enquiry = { steps: [["name", "last_name", "email", "phone", "postcode", "message", "photos"]] };
  const forms = {
    own: { enquiry },
    limits: { ...limits, dealer: limits.address, files: limits.address },
    visits,
    workshop: { capacity: 20, days: 60 },
  };
  const site = { template: "classic", ...WORKSHOP, timeZone: zoneAtNoon() };
  const file = dealerFile("yard", { forms, leads: { sinks: SINKS } }, site);
  await dealers.write("yard", file);
  const [mail, web] = await Promise.all([startMailSink(), startWebSink()]);
  const dataDir = join(dir, "data");
  const env = {
    LOG_LEVEL: "silent",
    TENANT_CONFIG_DIR: dealers.dir,
    SMTP_URL: mail.url,
    SMS_WEBHOOK_URL: web.url,
    ...(url === undefined ? {} : { DATABASE_URL: url }),
  };
  const start = () => startBuiltServer({ env, dataDir, build: ownBuild() });
  const ledger = emptyFormLedger();
  const killed: Kill[] = [];
  let slowestStartMs = 0;
  let shown: Omit<OpenForm, "port"> | null = null;
  try {
    for (let done = 1; done <= kills; done += 1) {
      const server = await start();
      slowestStartMs = Math.max(slowestStartMs, Math.round(server.startMs));
      shown ??= {
        form: await openEnquiry(server.port, SITE_HOST),
        booking: await openBooking(server.port, SITE_HOST),
        photo: { name: "image.jpg", bytes: await ownCar() },
      };
      killed.push(await underFire({ port: server.port, ...shown }, server, ledger));
      onKill?.(done, ledger);
    }
    const last = await start();
    if (shown !== null) await everybodyOnceMore({ port: last.port, ...shown }, ledger);
    const database = await openDatabase({ url, dataDir });
    await drained(database);
    const lost = await lostPhotos(database, { port: last.port, host: SITE_HOST }, ledger);
    await last.stop();
    const verdict = await verdictOn(database, emptyLedger(), { mail, web }, killed);
    const { bookings, faults } = await bookedOnce(database);
    lost.push(...(await lostMarks(database, ledger)), ...faults);
    const texted = new Set(web.taken.map(({ headers }) => headers["idempotency-key"])).size;
    if (texted < ledger.texted.size)
      lost.push(`${ledger.texted.size} are answered by text message, and ${texted} arrived`);
    await database.close();
    const answers = Object.fromEntries(ledger.answers);
    const acknowledged = ledger.acknowledged.size;
    return {
      ...verdict,
      acknowledged,
      texts: web.taken.length,
      bookings,
      photos: ledger.photographed.size,
      answers,
      slowestStartMs,
      faults: [...lost, ...verdict.faults],
    };
  } finally {
    await Promise.all([mail.close(), web.close()]);
    await dealers.remove();
    rmSync(dir, { recursive: true, force: true });
  }
}

/** A zone whose clocks show about noon: text messages leave by day. */
function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours();
  // Zones of this name count westwards.
  return `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}

/** A copy: a build made meanwhile must not end a server before we do. */
function ownBuild(): string {
  const copy = join(ROOT, ".cache", "crash", `site-${process.pid}`);
  if (!existsSync(copy)) {
    cpSync(join(ROOT, "build", "server"), copy, { recursive: true });
    process.once("exit", () => rmSync(copy, { recursive: true, force: true }));
  }
  return join(copy, "index.js");
}

async function underFire(shown: OpenForm, server: BuiltServer, ledger: FormLedger): Promise<Kill> {
  let dead = false;
  const stream = fillForms(ledger, shown, SHOPPERS, () => dead);
  await pause(Math.random() * LONGEST_LIFE_MS);
  const ended = new Promise((resolve) => server.process.once("exit", resolve));
  const at = performance.now();
  server.process.kill("SIGKILL");
  await ended;
  dead = true;
  await stream;
  return { at, over: performance.now() };
}

/** Every shopper without an answer tries once more, on the page as it is. */
async function everybodyOnceMore(shown: OpenForm, ledger: FormLedger): Promise<void> {
  for (const mark of [...ledger.unanswered])
    if (!(await sendForm(ledger, shown, mark)))
      throw new Error(
        `a site that nobody kills did not take ${mark}: ${JSON.stringify([...ledger.answers])}`,
      );
}

async function drained({ queries }: Database): Promise<void> {
  const end = Date.now() + DRAIN_MS;
  const waiting = queries.selectFrom("delivery").select("id").where("state", "!=", "delivered").limit(1);
  while (Date.now() < end && (await waiting.executeTakeFirst()) !== undefined) await pause(250);
}
