import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Dealer } from "../setup/dealers";
import { freshNumber, member, open, signIn, siteOf, WATCHING } from "./accounts";
import { fillIn, firstCar, formOf, sendButton } from "./form-walk";
import { PERSON, PERSON_MS } from "./person";
import { expect, test } from "./site-test";
import { expectSound } from "./sound-page";
import { SCRIPTED_OR_NOT, waysOf } from "./ways";

// One after the other: two at once would book the same first free time, and one would be refused.
test.describe.configure({ mode: "default", timeout: 150_000 });
test.use({ userAgent: PERSON });

const HAS_DRIVES = WATCHING.filter((dealer) => siteOf(dealer).routes.enabled.includes("testDrive"));

/** Sends a form as the signed-in shopper, with a name that is theirs alone. @returns the number the form offered */
async function send(page: Page, dealer: Dealer, target: string, name: string): Promise<string> {
  await open(page, dealer, target);
  const phone = formOf(page).locator('[name="phone"]');
  const offered = await phone.inputValue();
  await fillIn(page);
  await phone.fill(offered);
  await formOf(page).locator('[name="name"]').fill(name);
  await page.waitForTimeout(PERSON_MS);
  await sendButton(page).click();
  await page.waitForURL("**/success");
  return offered;
}

for (const { at: dealer, how: javaScriptEnabled } of waysOf(HAS_DRIVES, SCRIPTED_OR_NOT)) {
  test.describe(`${dealer.slug}, script ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 800 } });

    test("what was sent is found in the account, cancelled from there, and downloaded", async ({ page }) => {
      const number = freshNumber(dealer);
      const name = `Aroha${randomInt(1e9)}`;
      await open(page, dealer, "/account");
      await signIn(page, dealer, number);
      await expect(page.getByRole("heading", { name: "Nothing sent yet" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Browse our stock" }).first()).toBeVisible();
      const car = await firstCar(dealer);
      const offered = await send(page, dealer, `/enquire?car_id=${car}`, name);
      expect(offered.replace(/\D/g, "").slice(-8), "the account's number stands in the form").toBe(
        number.slice(-8),
      );
      await open(page, dealer, `/enquire?car_id=${car}`);
      await expect(formOf(page).locator('[name="name"]'), "and the name, once it is known").toHaveValue(name);
      await send(page, dealer, `/book-test-drive?car_id=${car}`, name);
      await open(page, dealer, "/account");
      await expect(page.locator("#enquiries [data-sent]")).toHaveCount(1);
      await expect(page.locator("#bookings [data-sent]")).toContainText("Booked");
      // The checks run in the page.
      if (javaScriptEnabled) await expectSound(page, "/account");
      await page.locator("#bookings").getByRole("link", { name: "Move or cancel" }).click();
      await page.waitForURL("**/my/**");
      if (javaScriptEnabled) await expectSound(page, "/my");
      await page.getByRole("link", { name: "Cancel the booking" }).click();
      await page.getByRole("button", { name: "Yes, cancel it" }).click();
      await expect(page.locator("main")).toContainText("Your booking is cancelled.");
      await open(page, dealer, "/account");
      await expect(page.locator("#bookings [data-sent]")).toContainText("Cancelled");
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Download my data" }).click(),
      ]);
      const file = readFileSync(await download.path(), "utf8");
      const stored: unknown = JSON.parse(file);
      expect(stored).toMatchObject({ account: { notices: "none" }, sent: [{ contact: { name } }, {}] });
      expect(file, "no key of an address").not.toMatch(/\/my\/|[?&](?:key|token)=/);
    });
  });
}

test("nobody else sees it: no other shopper, and not the same number at another dealer's", async ({
  page,
}) => {
  const [dealer, other] = HAS_DRIVES;
  if (dealer === undefined || other === undefined) throw new Error("two dealers are needed");
  const number = freshNumber(dealer);
  const name = `Aroha${randomInt(1e9)}`;
  await open(page, dealer, "/account");
  await signIn(page, dealer, number);
  await send(page, dealer, "/enquire", name);
  await open(page, dealer, "/account");
  await expect(page.locator("[data-sent]").first()).toBeVisible();
  const others = [await member(dealer), await member(other, number)];
  for (const one of others) {
    expect((await one.get("/account")).body).not.toContain("data-sent");
    const { body, headers } = await one.get("/account/download");
    expect(body).not.toContain(name);
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="[\w-]+\.json"$/);
  }
});
