import type { Page } from "@playwright/test";
import { dayAfter } from "~/domain/appointment/free-times";
import { FIRST_DEALER } from "../setup/dealers";
import { comeAlive } from "./come-alive";
import { chooseVisit, fillIn, firstCar, FORM_DEALERS, formOf, formsOf, sendButton } from "./form-walk";
import { PERSON, PERSON_MS } from "./person";
import { ask, expect, originOf, test } from "./site-test";
import { forgetRefusals, summaryOf } from "./walk-form";

test.use({ userAgent: PERSON });

test("nobody is thanked who has sent nothing (LEAD-06)", async () => {
  const { status, body } = await ask(FIRST_DEALER, "/success");
  expect(status).toBe(200);
  expect(body).not.toMatch(/thank/i);
});

test.describe("a form", () => {
  const enquiry = async () => `${originOf(FIRST_DEALER)}/enquire?car_id=${await firstCar(FIRST_DEALER)}`;

  test("answers 400, is kept by nobody, and shows the sender alone what was sent (LEAD-06)", async ({
    page,
    browser,
    complaints,
  }) => {
    const address = await enquiry();
    await page.goto(address);
    const refused = page.waitForResponse((response) => response.request().method() === "POST");
    await sendButton(page).click();
    const answer = await refused;
    expect([answer.status(), answer.headers()["cache-control"]]).toEqual([400, "no-store"]);
    await finish(page);
    const stranger = await browser.newPage();
    await stranger.goto(`${originOf(FIRST_DEALER)}/success`);
    await expect(stranger.getByRole("main")).not.toContainText("Whītfield");
    await stranger.close();
    forgetRefusals(complaints);
  });

  test("is noted once by other tools, also when the page is loaded again (LEAD-05)", async ({ page }) => {
    await page.goto(await enquiry());
    await finish(page);
    const noted = () =>
      page.evaluate(() => window.forecourtEvents?.filter((event) => "lead" in event).length ?? 0);
    await expect.poll(noted).toBe(1);
    await page.reload();
    expect(await noted()).toBe(0);
  });

  test("whose token nobody knows comes back with everything in it, and can be sent", async ({
    page,
    complaints,
  }) => {
    await page.goto(await enquiry());
    // A form that comes alive later would put its own token back.
    await comeAlive(page, ["form-sheet"]);
    await fillIn(page);
    await formOf(page)
      .locator('[name="token"]')
      .evaluate((field) => field.setAttribute("value", "a.b.c.d"));
    await sendButton(page).click();
    await expect(summaryOf(page)).toContainText("Nothing you typed is lost");
    await expect(formOf(page).locator('[name="last_name"]')).toHaveValue("Whītfield");
    await sendButton(page).click();
    await page.waitForURL("**/success");
    forgetRefusals(complaints);
  });

  test("can be filled in again after going back", async ({ page }) => {
    await page.goto(await enquiry());
    await finish(page);
    await page.goBack();
    await expect(sendButton(page)).toBeEnabled();
    await finish(page);
  });
});

test.describe("a form in steps (FORM-09)", () => {
  for (const scripted of [true, false]) {
    test.describe(scripted ? "with script" : "without script", () => {
      test.use({ javaScriptEnabled: scripted });

      test("keeps what was typed when one goes back and forth", async ({ page }) => {
        const address = await steppedForm();
        await page.goto(address);
        await fillIn(page);
        await sendButton(page).click();
        await page.waitForURL(/step=2/);
        await page.goBack();
        await page.reload();
        const first = formOf(page).locator('input:not([type="hidden"], [tabindex="-1"])').first();
        await expect(first).not.toHaveValue("");
        await sendButton(page).click();
        await page.waitForURL(/step=2/);
        const unsent = formOf(page).locator('[name="message"]');
        const text = "Is it there?";
        await unsent.fill(text);
        await formOf(page).getByRole("button", { name: "Back" }).click();
        await page.waitForURL((url) => !url.search.includes("step="));
        await expect(first).not.toHaveValue("");
        await sendButton(page).click();
        await page.waitForURL(/step=2/);
        await expect(unsent).toHaveValue(text);
      });
    });
  }

  test("begins at its beginning for a browser that has not", async ({ page }) => {
    const address = await steppedForm();
    await page.goto(`${address}${address.includes("?") ? "&" : "?"}step=2`);
    await expect(page).toHaveURL(address);
  });
});

async function steppedForm(): Promise<string> {
  for (const dealer of FORM_DEALERS) {
    for (const address of await formsOf(dealer)) {
      if ((await ask(dealer, address)).body.includes("Step 1 of")) return originOf(dealer) + address;
    }
  }
  throw new Error("No dealer has a form in steps.");
}

test("the same form sent twice is one lead, from elsewhere none", async () => {
  const address = `/enquire?car_id=${await firstCar(FIRST_DEALER)}`;
  const shown = await ask(FIRST_DEALER, address);
  const cookie = String(shown.headers["set-cookie"]).split(";")[0] ?? "";
  const token = /name="token" value="([^"]+)"/.exec(shown.body)?.[1] ?? "";
  const fields = {
    token,
    name: "Aroha",
    last_name: "Whītfield",
    email: "a@example.com",
    phone: "+61412345678",
    postcode: "4105",
    tradeIn: "No",
    terms: "on",
  };
  const send = (
    headers: Readonly<Record<string, string>> = {},
    more: Readonly<Record<string, string>> = {},
  ) =>
    ask(FIRST_DEALER, address, {
      method: "POST",
      headers: {
        cookie,
        "content-type": "application/x-www-form-urlencoded",
        "user-agent": PERSON,
        ...headers,
      },
      body: new URLSearchParams({ ...fields, ...more }).toString(),
    });
  const leadOf = async () => {
    const { body } = await ask(FIRST_DEALER, "/success?_data=routes%2Fsuccess", { headers: { cookie } });
    return /"leadId":"([^"]+)"/.exec(body)?.[1];
  };
  expect((await send({ origin: "https://evil.example" })).status).toBe(403);
  expect((await send()).status).toBe(303);
  const lead = await leadOf();
  expect(lead).toBeDefined();
  expect((await send()).status).toBe(303);
  expect(await leadOf()).toBe(lead);
  // Something else was said: that must not be lost for being sent from the same page.
  expect((await send({}, { message: "And the colour?" })).status).toBe(303);
  expect(await leadOf()).not.toBe(lead);
  expect((await send({}, { token: `${token}x` })).status).toBe(400);
  expect((await send({}, { message: "x".repeat(200_000) })).status).toBe(413);
});

test("a time for a test drive is given to one shopper (FORM-11)", async ({ page, browser, complaints }) => {
  const [dealer = FIRST_DEALER] = FORM_DEALERS;
  const address = `${originOf(dealer)}/book-test-drive?car_id=${await firstCar(dealer)}`;
  // In a browser of their own: whoever booked in this one is asked whether to move the booking.
  const theirs = await browser.newContext();
  const second = await theirs.newPage();
  await Promise.all([page.goto(address), second.goto(address)]);
  await chooseVisit(page);
  const times = formOf(page).locator('[name="booking_time"]');
  const wanted = (await times.last().getAttribute("value")) ?? "";
  for (const one of [page, second]) {
    await fillIn(one);
    await formOf(one).locator(`[name="booking_time"][value="${wanted}"]`).check();
  }
  // For a form that is sent faster than people type no time is kept free.
  await page.waitForTimeout(PERSON_MS);
  await sendButton(page).click();
  await page.waitForURL("**/success");
  await sendButton(second).click();
  await expect(summaryOf(second)).toBeVisible();
  await expect(formOf(second).locator(`[name="booking_time"][value="${wanted}"]`)).toHaveCount(0);
  await second.goto(address);
  await chooseVisit(second);
  const other = formOf(second).locator('[name="booking_date"]');
  const before = await formOf(second).locator('[name="booking_time"]').first().getAttribute("id");
  expect(before).not.toBeNull();
  // Of the same hours: a week later.
  await other.selectOption(dayAfter(await other.inputValue(), 7));
  await expect(formOf(second).locator(`[name="booking_time"][value="${wanted}"]`)).toHaveCount(1);
  await theirs.close();
  forgetRefusals(complaints);
});

async function finish(page: Page): Promise<void> {
  await fillIn(page);
  await sendButton(page).click();
  await page.waitForURL("**/success");
}
