import { writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { join } from "node:path";
import { stringify } from "csv-stringify/sync";
import { afterEach, beforeEach, expect, it } from "vitest";
import { feedMappingSchema } from "~/domain/stock/feed-mapping";
import { siteConfigSchema } from "~/domain/tenant/site-config";
import type { NewLead } from "~/domain/lead/lead";
import { dayAfter } from "~/domain/appointment/free-times";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { createStockHistory } from "~/infra/db/history/stock-history.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import { startLeads } from "~/infra/leads/start-leads.server";
import { createSmtpMailer } from "~/infra/mail/smtp-mailer.server";
import { importForDealership } from "~/infra/stock/dealership-import.server";
import { silentLeadMetrics } from "../../../test/doubles/lead-metrics";
import { silentLogger } from "../../../test/doubles/silent-logger";
import { type MailSink, startMailSink } from "../../../test/doubles/sinks/mail-sink";
import { createFeedWorld } from "../../../test/fixtures/feed-world";
import { newLead } from "../../../test/fixtures/lead";
import { LETTERS } from "../../../test/fixtures/letters";
import { siteConfig } from "../../../test/fixtures/site";
import { yardPlace } from "../../../test/setup/yard-site";
import { plainWords } from "../../../test/fixtures/shopper-letters";
import { car, MAPPING } from "../../../test/fixtures/stock-command";
import { startCheckout } from "./start-checkout.server";

const HOUR = 3_600_000;
const { site, theme } = siteConfig({ site: { email: "hello@yard.example" } });
const YARDS = ["yard", "sister"].map((id) => ({ id, name: id, slug: id }));
const PLACES = [
  { ...yardPlace("moorooka"), name: "Moorooka", dealershipId: "yard" },
  { ...yardPlace("kedron"), name: "Kedron", dealershipId: "sister" },
];
const config = siteConfigSchema.parse({
  site: { ...site, dealerships: YARDS, locations: PLACES },
  theme,
  // What is in no feed any more is not for sale.
  stock: { vanished: "removed" },
});
const tenants = { bySlug: () => config, all: () => [config], inLanguage: () => config };
/** One vehicle has another stock number at the other yard. */
const VINS: Readonly<Record<string, string>> = {
  GONE1: "JM0KF4W2A10123451",
  MOVED1: "JM0KF4W2A10123452",
  MOVED2: "JM0KF4W2A10123452",
};
const READ = feedMappingSchema.parse({
  ...MAPPING,
  fields: { ...MAPPING.fields, reserved: { from: "Reserved", as: "yes" } },
});
const never = () => Promise.reject(new Error("nothing is posted"));

let world: Awaited<ReturnType<typeof createFeedWorld>>;
let mails: MailSink;
let ahead = 0;
beforeEach(async () => {
  [world, mails] = await Promise.all([createFeedWorld(), startMailSink()]);
  ahead = 0;
});
afterEach(() => Promise.all([world.end(), mails.close()]));

/** A dealer that takes leads and looks at its feeds' vehicles; the feeds are those a test gives it. */
async function running() {
  const { database } = world;
  const clock = { now: () => new Date(Date.now() + ahead) };
  const [stock, history] = [createStockStore(database), createStockHistory(database)];
  const feed = async (dealershipId: string, rows: readonly string[], reserved: readonly string[] = []) => {
    const file = join(world.dir, `${dealershipId}.csv`);
    const lines = rows.map((stocknum) => ({
      ...car(stocknum, { VIN: VINS[stocknum] ?? "" }),
      Reserved: reserved.includes(stocknum) ? "yes" : "no",
    }));
    writeFileSync(file, stringify(lines, { header: true }));
    const how = { mapping: READ, maxDrop: null, allowEmpty: true };
    await importForDealership(
      { database, stock, history, clock, tenants },
      { ...how, dealershipId, files: [file] },
    );
  };
  const leads = startLeads({
    ...{ database, tenants, clock, letters: LETTERS, logger: silentLogger },
    metrics: { leads: silentLeadMetrics },
    env: {
      ...{ smtpUrl: null, leadSecrets: new Map(), production: true, preview: false, dataDir: world.dir },
      sessionSecrets: ["a secret of tests"],
    },
    copyOf: () => serverTranslator("en-AU", {}),
    transports: { mailer: createSmtpMailer(mails.url), post: never, secret: () => null, now: clock.now },
    pace: { pollMs: 30 },
  });
  const checkout = await startCheckout({
    ...{ database, tenants, stock, clock, logger: silentLogger, leads: leads.desk, drives: leads.drives },
    env: { production: true, stripeKeys: new Map() },
    vehiclesEveryMs: 50,
  });
  const idOf = async (stocknum: string) => {
    for await (const batch of stock.all("yard"))
      for (const one of batch) if (one.stocknum === stocknum) return one.id;
    throw new Error(`${stocknum} is not in stock`);
  };
  /** Sends a lead about a vehicle. */
  const send = async (stocknum: string, changes: Partial<NewLead>) => {
    const contact = { ...newLead().contact, email: `${stocknum}@shopper.example`.toLowerCase(), phone: null };
    await leads.desk.submit(newLead({ category: null, carId: await idOf(stocknum), contact, ...changes }));
  };
  const subjectsTo = (mailbox: string) =>
    mails.taken
      .filter(({ recipients }) => recipients.join() === mailbox)
      .map(({ mail }) => plainWords(mail.subject ?? ""));
  const close = async () => {
    await checkout.close();
    await leads.close();
  };
  return { clock, feed, send, subjectsTo, close };
}

it("calls a drive off once feeds have lacked its vehicle for two hours, and none whose vehicle went to a sister yard", async () => {
  const { clock, feed, send, subjectsTo, close } = await running();
  /** Books a drive in a week. */
  const book = (stocknum: string) => {
    const day = dayAfter(clock.now().toISOString().slice(0, 10), 7);
    const fields = { booking_date: day, booking_time: "11:00", location_id: "moorooka" };
    return send(stocknum, { kind: "testDrive", fields });
  };
  const [gone, moved, dealer] = ["gone1@shopper.example", "moved1@shopper.example", "hello@yard.example"];

  await feed("yard", ["GONE1", "KEPT1", "MOVED1"]);
  for (const stocknum of ["GONE1", "MOVED1"]) await book(stocknum);
  await expect.poll(() => mails.taken.length).toBe(4);
  mails.taken.length = 0;

  await feed("yard", ["KEPT1"]);
  await pause(300);
  expect(mails.taken, "a feed may lack a vehicle for a while").toEqual([]);
  await feed("sister", ["MOVED2"]);
  await expect.poll(() => mails.taken.length).toBe(1);
  const [told] = mails.taken;
  expect(subjectsTo(dealer)).toEqual([expect.stringMatching(/^Vehicle moved: Test drive: /)]);
  expect(plainWords(told?.mail.text ?? "")).toContain(
    "The vehicle now stands at Kedron. The test drive is booked at Moorooka",
  );
  await pause(300);
  expect(mails.taken, "once").toHaveLength(1);
  ahead = 2 * HOUR;
  await expect.poll(() => mails.taken.length).toBeGreaterThan(1);
  await pause(300);
  expect(subjectsTo(gone)).toEqual(["Your test drive cannot take place: its vehicle is gone (Yard Motors)"]);
  expect(subjectsTo(dealer)[1]).toMatch(/^Vehicle gone: Test drive: /);
  expect(subjectsTo(moved)).toEqual([]);
  await close();
});

it("tells who asked about a vehicle that a feed had reserved, once, when a feed has it free again", async () => {
  const { feed, send, subjectsTo, close } = await running();
  await feed("yard", ["KEPT1", "ASKED1"], ["ASKED1"]);
  await send("ASKED1", { fields: { vehicle_status: "reserved" } });
  await send("KEPT1", { fields: { vehicle_status: "in_stock" } });
  await expect.poll(() => mails.taken.length).toBe(2);
  mails.taken.length = 0;
  await feed("yard", ["KEPT1", "ASKED1"], ["ASKED1"]);
  await pause(300);
  expect(mails.taken, "it is reserved still").toEqual([]);
  for (const reserved of [[], ["ASKED1"], []]) {
    await feed("yard", ["KEPT1", "ASKED1"], reserved);
    await pause(300);
  }
  await expect.poll(() => mails.taken.length).toBe(2);
  expect(subjectsTo("asked1@shopper.example")).toEqual([
    "The vehicle that you asked about is free again (Yard Motors)",
  ]);
  expect(subjectsTo("hello@yard.example")).toEqual([expect.stringMatching(/^Free again: Enquiry: /)]);
  await close();
});
