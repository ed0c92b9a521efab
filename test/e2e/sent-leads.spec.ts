import { writeFileSync } from "node:fs";
import { type Dealer, DEALERS } from "../setup/dealers";
import { freshNumber, WATCHING } from "./accounts";
import { ANSWERS, firstCar, formPaths } from "./form-walk";
import { OPEN, siteOf, vehiclesWith } from "./reservable";
import {
  expectKeptPrivate,
  expectProgramsRead,
  expectSalespersonReads,
  expectShopperReads,
  expectTextRead,
} from "./sent/read-as-they-would";
import { askForAlerts, cancelAndRefund, moveAndCancel, signInByText } from "./sent/later-steps";
import { sendForm, type Sent } from "./sent/sending-shopper";
import { type SendingSite, startSendingSite } from "./sent/sending-site";
import { MACHINE, SCRIPTS } from "../letters/read-words";
import { expect, test } from "./site-test";

test.describe.configure({ mode: "default", timeout: 180_000 });

let site: SendingSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startSendingSite(DEALERS);
});
test.afterAll(() => site.stop());

const OWN_VEHICLE = { year: "2021", make: "Toyota", model: "Corolla", kms: "62000" };
let people = 0;
/** Somebody who is told from everybody else: leads of one person are joined. */
function somebody(dealer: Dealer) {
  people += 1;
  const email = `mia.${people}.${process.pid}@shopper.example`;
  return {
    ...ANSWERS,
    ...OWN_VEHICLE,
    email,
    phone: freshNumber(dealer),
    invoice: "INV-1042",
    amount: "129.50",
  };
}

/** Reads what arrived of one lead as everybody does who gets it. */
async function read(dealer: Dealer, sent: Sent, tag: string | null, folder: (name: string) => string) {
  const arrived = await site.settled(sent.email);
  await test.step(sent.path, async () => {
    expectSalespersonReads(arrived, sent.said, tag === null);
    expectProgramsRead(arrived, sent.said);
    expectKeptPrivate(arrived, sent.said);
    const links = expectShopperReads(arrived, sent.said, tag);
    expect(links.length, "a link to what was sent").toBeGreaterThan(0);
    for (const link of new Set(links)) {
      const page = await site.at(dealer)(link, {});
      expect(page.status, link).toBe(200);
      if (tag !== null) expect(page.body).toMatch(new RegExp(`<html[^>]* lang="${tag}"`));
    }
    for (const [nth, { html = "" }] of arrived.shopper.entries())
      writeFileSync(folder(`${sent.path.replace(/\W+/g, "-")}-${nth}.html`), html);
  });
}

for (const dealer of DEALERS)
  for (const tag of [null, ...dealer.languages.map((language) => language.tag)])
    test(`${dealer.slug}, ${tag ?? "own language"}: what every form sends is read back everywhere as it was typed`, async ({
      browserName: _any,
    }, info) => {
      const car = await firstCar(dealer);
      const base = tag === null ? "" : `/${tag}`;
      const paths = [...formPaths(dealer).map((path) => `${path}?car_id=${car}`), "/trade-in"];
      const sent: Sent[] = [];
      for (const path of paths) {
        const one = await sendForm(dealer, site.at(dealer), base + path, somebody(dealer));
        if (one !== null) sent.push(one);
      }
      expect(sent.length).toBeGreaterThan(7);
      for (const one of sent) await read(dealer, one, tag, (name) => info.outputPath(name));
    });

for (const dealer of DEALERS)
  for (const tag of [null, ...dealer.languages.map((language) => language.tag)])
    test(`${dealer.slug}, ${tag ?? "own language"}: who wants text messages is answered by one`, async () => {
      const base = tag === null ? "" : `/${tag}`;
      const sent: Sent[] = [];
      for (const path of ["/contact-us", "/trade-in"]) {
        const typed = { ...somebody(dealer), PreferredContactMethod: "SMS" };
        const one = await sendForm(dealer, site.at(dealer), base + path, typed);
        if (one !== null) sent.push(one);
      }
      expect(sent.length).toBeGreaterThan(0);
      for (const one of sent) {
        expect(one.said).toContainEqual(expect.objectContaining({ value: "SMS" }));
        const arrived = await site.settled(one.email);
        const [link = ""] = expectTextRead(site.texts(), arrived, one.said, tag);
        const page = await site.at(dealer)(link, {});
        expect(page.status, link).toBe(200);
      }
    });

for (const dealer of OPEN)
  test(`${dealer.slug}: a deposit that is paid is receipted, and told to the dealer once`, async ({
    browserName: _any,
  }, info) => {
    const { checkoutSegment: segment } = siteOf(dealer).routes;
    const [path] = await vehiclesWith(dealer, new RegExp(`/${segment}"`), 1);
    const typed = { ...somebody(dealer), PreferredContactMethod: "SMS" };
    const sent = await sendForm(dealer, site.at(dealer), `${path ?? ""}/${segment}`, typed);
    if (sent === null) throw new Error("there is no checkout");
    await read(dealer, sent, null, (name) => info.outputPath(name));
    const texts = site.texts().filter(({ to }) => to.endsWith(typed.phone.slice(1)));
    expect(texts.length, "text messages about one payment").toBe(1);
    expect(texts[0]?.text).toContain("/order/");
    await cancelAndRefund(site, dealer, sent);
    await expect
      .poll(() => site.texts().filter(({ to }) => to.endsWith(typed.phone.slice(1))).length, {
        timeout: 15_000,
      })
      .toBe(2);
  });

/** Dealers with pages in other languages than their own, in each of them. */
const IN_ALL_LANGUAGES = DEALERS.flatMap((dealer) =>
  dealer.languages.length === 0
    ? []
    : [null, ...dealer.languages.map(({ tag }) => tag)].map((tag) => ({ dealer, tag })),
);

for (const { dealer, tag } of IN_ALL_LANGUAGES)
  test(`${dealer.slug}, ${tag ?? "own language"}: a booking that is moved, and then cancelled, is told everywhere`, async () => {
    const base = tag === null ? "" : `/${tag}`;
    const target = `${base}/book-test-drive?car_id=${await firstCar(dealer)}`;
    const sent = await sendForm(dealer, site.at(dealer), target, somebody(dealer));
    if (sent === null) throw new Error("there are no test drives");
    await moveAndCancel(site, dealer, sent);
    await expectLettersIn(tag, sent.email);
  });

async function expectLettersIn(tag: string | null, email: string): Promise<void> {
  const { shopper } = site.about(email);
  for (const { subject = "", text = "", html = "" } of shopper) {
    for (const words of [subject, text]) {
      expect(words).not.toMatch(MACHINE);
      expect(words).toMatch(SCRIPTS[tag ?? ""] ?? /[a-z]{3}/);
    }
    expect(html).toMatch(new RegExp(`<html lang="${tag ?? "en"}`));
  }
}

const ALERTED = WATCHING.flatMap((dealer) =>
  [null, ...dealer.languages.map(({ tag }) => tag)].map((tag) => ({ dealer, tag })),
);

for (const { dealer, tag } of ALERTED)
  test(`${dealer.slug}, ${tag ?? "own language"}: the code to sign in comes by text, and the mail that confirms an address for alerts does`, async () => {
    const base = tag === null ? "" : `/${tag}`;
    const { email, phone } = somebody(dealer);
    const { one, message } = await signInByText(site, dealer, phone, base);
    expect(message).toContain(dealer.name);
    expect(message).toMatch(SCRIPTS[tag ?? ""] ?? /[a-z]{3}/);
    await askForAlerts(site, one, base, email);
    await expectLettersIn(tag, email);
    expect((await one.get(`${base}/account`)).body, "the address is confirmed").toContain(email);
  });
