import { writeFileSync } from "node:fs";
import { type Dealer, DEALERS } from "../setup/dealers";
import { freshNumber } from "./accounts";
import { ANSWERS, firstCar, formPaths } from "./form-walk";
import { OPEN, siteOf, vehiclesWith } from "./reservable";
import {
  expectKeptPrivate,
  expectProgramsRead,
  expectSalespersonReads,
  expectShopperReads,
  expectTextRead,
} from "./sent/read-as-they-would";
import { sendForm, type Sent } from "./sent/sending-shopper";
import { type SendingSite, startSendingSite } from "./sent/sending-site";
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
  });
