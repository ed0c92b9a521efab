import type { Dealer } from "../../setup/dealers";
import { type At, type Visitor, visitor } from "../accounts";
import { expect } from "../site-test";
import { expectProgramsRead } from "./read-as-they-would";
import type { Sent } from "./sending-shopper";
import { type Arrived, type SendingSite, textOf } from "./sending-site";

/** Own path in a mail's text that begins so. */
function linkIn(text: string | undefined, begins: "/my/" | "/order/" | "/notices"): string {
  const links = [...(text ?? "").matchAll(/https:\/\/\S+/g)].map(([link]) => new URL(link));
  const found = links.find(({ pathname }) => pathname.includes(begins));
  if (found === undefined) throw new Error(`no ${begins} in ${text}`);
  return found.pathname + found.search;
}

/** Waits until the shopper and the dealer have so many mails about somebody. */
async function mailsOf(site: SendingSite, email: string, shopper: number, dealer: number): Promise<Arrived> {
  const counts = () => {
    const { shopper: letters, dealer: mails, hook } = site.about(email);
    return [letters.length, mails.length, hook.length >= dealer];
  };
  await expect.poll(counts, { timeout: 30_000, message: email }).toEqual([shopper, dealer, true]);
  return site.about(email);
}

/** One of the webhooks says so; they are kept in no order. */
function expectHook({ hook }: Arrived, said: Readonly<Record<string, string>>): void {
  const data: unknown = expect.objectContaining(said);
  expect(hook).toContainEqual(expect.objectContaining({ data }));
}

const calendarOf = ({ shopper }: Arrived) => {
  const file = shopper.at(-1)?.attachments.find(({ mimeType }) => mimeType === "text/calendar");
  return textOf(file?.content ?? "");
};
/** `9:30 am`, as the dealer reads it. */
const asTime = (clock: string) =>
  new Intl.DateTimeFormat("en-AU", { timeStyle: "short", timeZone: "UTC" }).format(
    new Date(`2026-01-01T${clock}:00Z`),
  );

/** Moves a booking by the link of its letter, cancels it, and reads what everybody gets of both. */
export async function moveAndCancel(site: SendingSite, dealer: Dealer, sent: Sent): Promise<void> {
  const one = visitor(dealer, site.at(dealer));
  const link = linkIn((await mailsOf(site, sent.email, 1, 1)).shopper[0]?.text, "/my/");
  const [, days = ""] = /name="booking_date"[^>]*>(.*?)<\/select>/s.exec((await one.get(link)).body) ?? [];
  const [, day = "no day"] = [...days.matchAll(/<option value="([^"]+)"/g)].at(1) ?? [];
  const ofDay = await one.post(link, { intent: "refresh", booking_date: day });
  const times = [...ofDay.body.matchAll(/name="booking_time"[^>]*value="([^"]+)"/g)];
  const [, time = "no time"] = times.at(-1) ?? [];
  const wanted = { intent: "move", booking_date: day, booking_time: time };
  expect((await one.post(link, wanted)).status).toBe(303);
  const moved = await mailsOf(site, sent.email, 2, 2);
  expect(calendarOf(moved)).toMatch(/METHOD:PUBLISH[\s\S]*SEQUENCE:1\r?\n/);
  expect(moved.shopper[1]?.text).toContain(String(Number(day.slice(-2))));
  expect(moved.dealer[1]?.subject).toMatch(/^Moved: /);
  expect(moved.dealer[1]?.text?.toLowerCase().replace(/\s/g, " ")).toContain(
    asTime(time).toLowerCase().replace(/\s/g, " "),
  );
  expectHook(moved, { booking_date: day, booking_time: time, booking_status: "Moved" });
  expect((await one.post(link, { intent: "cancel" })).status).toBe(303);
  const cancelled = await mailsOf(site, sent.email, 3, 3);
  expect(calendarOf(cancelled)).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/);
  expect(cancelled.dealer[2]?.subject).toMatch(/^Cancelled: /);
  expectHook(cancelled, { booking_status: "Cancelled" });
  expectProgramsRead(cancelled, []);
}

/** Cancels a reservation by the link of its receipt, and reads that the money went back. */
export async function cancelAndRefund(site: SendingSite, dealer: Dealer, sent: Sent): Promise<void> {
  const one = visitor(dealer, site.at(dealer));
  const { shopper, dealer: mails } = site.about(sent.email);
  const receipt = shopper[0]?.text;
  const [amount = "none"] = /\$[\d,.]*\d/.exec(receipt ?? "") ?? [];
  expect((await one.post(linkIn(receipt, "/order/"), { intent: "cancel" })).status).toBe(303);
  const after = await mailsOf(site, sent.email, 2, mails.length + 1);
  expect(after.shopper[1]?.subject).toBe(`Your ${amount} has been sent back (${dealer.name})`);
  expect(after.dealer.at(-1)?.subject).toMatch(/money sent back/i);
  expectHook(after, { status: "refunded" });
  expectProgramsRead(after, []);
}

/** Signs in with the code that the gateway got. @returns who is signed in, and the message */
export async function signInByText(
  site: SendingSite,
  dealer: Dealer,
  number: string,
  base: string,
): Promise<{ readonly one: Visitor; readonly message: string }> {
  const at: At = site.at(dealer);
  const one = visitor(dealer, at);
  const asked = await one.post(`${base}/sign-in`, { phone: number });
  expect(asked.status).toBe(303);
  const theirs = () => site.texts().filter(({ to }) => to.endsWith(number.slice(1)));
  await expect.poll(() => theirs().length, { timeout: 10_000 }).toBe(1);
  const message = theirs()[0]?.text ?? "";
  const code = /\b\d{6}\b/.exec(message)?.[0] ?? "no code";
  expect((await one.post(asked.headers.location ?? "", { code })).status).toBe(303);
  expect(one.cookies.has("session")).toBe(true);
  return { one, message };
}

/** Asks for alerts by e-mail and confirms the address by the link of the mail that comes. @returns that mail */
export async function askForAlerts(site: SendingSite, one: Visitor, base: string, email: string) {
  const asked = await one.post(`${base}/account`, { intent: "notices", channel: "email", email });
  expect(asked.status).toBe(303);
  await expect.poll(() => site.about(email).shopper.length, { timeout: 15_000 }).toBe(1);
  const mail = site.about(email).shopper[0];
  const target = linkIn(mail?.text, "/notices");
  expect((await one.get(target)).status).toBe(200);
  expect((await one.post(target, {})).status).toBe(303);
  return mail;
}
