import { expect, test } from "@playwright/test";
import { knownSites } from "../setup/site-configs";
import {
  fillContact,
  fillFirst,
  fillStep,
  fillVehicle,
  newPerson,
  send,
  settle,
  tradeTests,
  walkToOffer,
} from "./trade-site";
import { SCRIPTED_OR_NOT, waysOf } from "./ways";

test.describe.configure({ mode: "default" });

const trade = tradeTests();

for (const { at: nth, how: javaScriptEnabled } of waysOf([0, 1], SCRIPTED_OR_NOT)) {
  test(`template ${nth + 1}, script ${javaScriptEnabled ? "on" : "off"}: from the first step to an accepted offer (TRADE-01, TRADE-03, TRADE-05, TRADE-06, TRADE-11)`, async ({
    browser,
  }) => {
    const at = trade.dealers[nth];
    if (at === undefined) throw new Error("no such dealer");
    const context = await trade.site.visitor(browser, { javaScriptEnabled });
    const page = await context.newPage();
    const person = newPerson();
    await trade.open(page, at);
    await walkToOffer(page, person);
    await expect(page.locator("main, body").first()).toContainText(
      "The exact price comes only after an inspection.",
    );
    await expect(page.locator("body")).toContainText("payout letter");
    const before = await trade.site.leadsOf(person.email);
    expect(before).toMatchObject([
      { kind: "tradeIn", category: "Trade In", subcategory: "2. Details Provided" },
    ]);
    await send(page, /\/success$/);
    const events = async () => {
      const rows = await trade.site.database.queries
        .selectFrom("event_count")
        .selectAll()
        .where("event_id", "=", 18)
        .where("tenant", "=", at.dealer.slug)
        .execute();
      return rows.reduce((sum, { times }) => sum + times, 0);
    };
    const asksFirst = (await knownSites()).get(at.dealer.slug)?.config.analytics.consent === "required";
    // Counts are written a moment after the answer.
    if (!asksFirst) await expect.poll(events).toBeGreaterThan(0);
    const counted = await events();
    await page.reload();
    expect(await events(), "a reload is no second acceptance").toBe(counted);
    if (asksFirst) expect(counted, "nobody is counted who was not asked").toBe(0);
    const [lead, ...more] = await trade.site.leadsOf(person.email);
    expect(more).toEqual([]);
    expect(lead).toMatchObject({
      kind: "tradeIn",
      subcategory: "3. Offer Accepted",
      contact: { name: "Zoë", lastName: "O’Brien", phone: "+61412345678", postcode: "4105" },
      fields: {
        year: "2021",
        make: "Toyota",
        model: "Corolla",
        kms: "62000",
        rego: "ABC 123",
        finance: "Yes",
        "do-you-have-a-trade-in": "Yes",
        trades_for_another: "Yes",
        range_shown_min: expect.stringMatching(/^\d+$/),
        range_shown_max: expect.stringMatching(/^\d+$/),
        offer_accepted: "true",
        form_completed: "true",
      },
    });
    expect(JSON.parse(lead?.fields["adjustmentAnswers"] ?? "[]")).toContainEqual(
      expect.objectContaining({ id: expect.any(String), answer: expect.any(String) }),
    );
    await page.goBack();
    await page.reload();
    await expect(page, "the offer is over").toHaveURL(/\/success$/);
    await trade.open(page, at);
    await expect(page.locator("#tradeIn-model"), "the next one begins empty").toHaveValue("");
    await context.close();
  });
}

for (const javaScriptEnabled of SCRIPTED_OR_NOT) {
  test(`script ${javaScriptEnabled ? "on" : "off"}: every fault is named, at its field, and nothing typed is lost`, async ({
    browser,
  }) => {
    const [at] = trade.dealers;
    if (at === undefined) throw new Error("no dealer");
    const context = await trade.site.visitor(browser, { javaScriptEnabled });
    const page = await context.newPage();
    const person = newPerson();
    await trade.open(page, at);
    const button = page.locator("form#tradeIn button[type=submit]:not([formnovalidate])");
    await button.click();
    const summary = page.locator("#tradeIn-errors");
    for (const text of ["Year", "Make", "Model and badge", "Kilometres"]) {
      await expect(summary).toContainText(`${text} is required.`);
    }
    await expect(page).toHaveTitle(/^Error: /);
    if (javaScriptEnabled) await expect(summary).toBeFocused();
    await fillVehicle(page);
    await page.locator("#tradeIn-kms").fill("many");
    await button.click();
    await expect(summary).toContainText("Kilometres must be a whole number, such as 85,000.");
    await expect(page.locator("#tradeIn-year")).toHaveValue("2021");
    await page.locator("#tradeIn-kms").fill("62,000");
    await send(page, /\/lead\b/);
    await expect(page.locator("body"), "a range before anybody says who it is").toContainText(
      /Vehicles like yours are worth in trade\s*\$[\d,]+ to \$[\d,]+/,
    );
    await button.click();
    await expect(summary).toContainText("First name is required.");
    await expect(summary.getByText("Please give us a phone number or an email address")).toHaveCount(1);
    for (const name of ["phone", "email"])
      await expect(page.locator(`#tradeIn-${name}-error`)).toContainText("phone number or an email address");
    await fillContact(page, { ...person, name: "12" });
    await page.locator("#tradeIn-phone").fill("12345");
    await page.locator("#tradeIn-email").fill("zoe@");
    await page.locator("#tradeIn-postcode").fill("41");
    await button.click();
    for (const text of [
      "Please enter First name in letters.",
      "Please enter a valid phone number.",
      "Please enter a valid email address.",
      "Invalid postcode.",
    ]) {
      await expect(summary).toContainText(text);
    }
    await expect(page.locator("#tradeIn-email")).toHaveValue("zoe@");
    await expect(page.locator("#tradeIn-email")).toHaveAttribute("aria-invalid", "true");
    await fillContact(page, person);
    await send(page, /\/(?:adjustments|rego)\b/);
    await button.click();
    await expect(summary).toContainText(/Please answer this question: |is required\./);
    await fillStep(page);
    await send(page, /\/(?:rego|offer)\b/);
    if (/rego/.test(page.url())) {
      await page.locator("#tradeIn-rego").fill("ABC-123-456-789");
      await button.click();
      await expect(summary).toContainText("Please answer this question: Is it under finance?");
      await expect(summary).toContainText("Registration can be up to 10 characters long");
      await expect(page.locator("#tradeIn-rego")).toHaveValue("ABC-123-456-789");
    }
    expect(await trade.site.leadsOf(person.email)).toHaveLength(1);
    await context.close();
  });

  test(`script ${javaScriptEnabled ? "on" : "off"}: back, reload and another tab lose nothing and make no second lead`, async ({
    browser,
  }) => {
    const [, at] = trade.dealers;
    if (at === undefined) throw new Error("no dealer");
    const context = await trade.site.visitor(browser, { javaScriptEnabled });
    const page = await context.newPage();
    const person = newPerson();
    await trade.open(page, at);
    await fillFirst(page, person);
    await send(page, /\/adjustments\b/);
    await page.goBack();
    await page.reload();
    await expect(page.locator("body")).toContainText("2021 Toyota Corolla");
    await expect(page.locator("#tradeIn-email")).toHaveValue(person.email);
    const terms = page.locator("#tradeIn-terms");
    if ((await terms.count()) > 0) await terms.check({ force: true });
    await page.locator("#tradeIn-phone").fill("+61 491 570 156");
    await send(page, /\/adjustments\b/);
    const [corrected, ...more] = await trade.site.leadsOf(person.email);
    expect(more).toEqual([]);
    expect(corrected?.contact.phone).toBe("+61491570156");
    await fillStep(page);
    await send(page, /\/rego\b/);
    await page.reload();
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.locator("body")).toContainText("2021 Toyota Corolla");
    await fillStep(other);
    await send(other, /\/offer\b/);
    // The first tab is a step behind; sending it as well only brings it to the same offer.
    await fillStep(page);
    await send(page, /\/offer\b/);
    const [lead] = await trade.site.leadsOf(person.email);
    expect(lead?.changes.map(({ revision }) => revision)).toEqual([1, 2, 3]);
    // The vehicle changes in one tab: the other's offer is not accepted unread.
    await other.locator('nav[aria-label="Steps"] a').first().click();
    await expect(other.locator("#tradeIn-kms")).toHaveValue("62,000");
    await other.locator("#tradeIn-kms").fill("12000");
    await send(other, /\/lead\b/);
    if ((await other.locator("#tradeIn-terms").count()) > 0)
      await other.locator("#tradeIn-terms").check({ force: true });
    await send(other, /\/adjustments\b/);
    await send(page, /changed=1/);
    await expect(page.locator("body")).toContainText("The offer has changed");
    expect((await trade.site.leadsOf(person.email))[0]?.fields).not.toHaveProperty("offer_accepted");
    await send(page, /\/success$/);
    expect((await trade.site.leadsOf(person.email))[0]?.fields).toMatchObject({
      offer_accepted: "true",
      kms: "12000",
    });
    await context.close();
  });

  test(`script ${javaScriptEnabled ? "on" : "off"}: pressed twice is sent once, and an expired draft says so`, async ({
    browser,
  }) => {
    const [at] = trade.dealers;
    if (at === undefined) throw new Error("no dealer");
    const context = await trade.site.visitor(browser, { javaScriptEnabled });
    const page = await context.newPage();
    const person = newPerson();
    await trade.open(page, at);
    await fillFirst(page, person);
    await page.locator("form#tradeIn button[type=submit]:not([formnovalidate])").dblclick();
    await page.waitForURL(/\/(?:adjustments|rego)\b/);
    await settle(page);
    const [lead, ...more] = await trade.site.leadsOf(person.email);
    expect(more).toEqual([]);
    expect(lead?.changes).toEqual([]);
    await fillStep(page);
    await trade.site.database.queries.deleteFrom("checkout_draft").execute();
    await send(page, /expired=1/);
    await expect(page.locator("body")).toContainText("Please start again from here");
    await fillFirst(page, person);
    await send(page, /\/(?:adjustments|rego)\b/);
    await expect(
      page.locator("form#tradeIn input[type=radio]:checked").first(),
      "what was typed is there",
    ).toBeAttached();
    // The next person at the same browser is told of it, and values a vehicle of their own.
    const next = { ...newPerson(), name: "Tom", model: "Yaris" };
    const before = await trade.site.leadsOf(person.email);
    expect(before).not.toEqual([]);
    const begun = page.getByRole("region", { name: "This form was begun in this browser" });
    await trade.open(page, at);
    await expect(begun).toBeVisible();
    await fillFirst(page, next);
    await send(page, /\/(?:adjustments|rego)\b/);
    const [theirs] = await trade.site.leadsOf(next.email);
    expect([theirs?.fields["model"], theirs?.contact.name]).toEqual(["Yaris", "Tom"]);
    expect(await trade.site.leadsOf(person.email), "the first person's").toEqual(before);
    await trade.open(page, at);
    await begun.getByRole("button").click();
    await expect(begun).toBeHidden();
    await expect(page.locator("#tradeIn-kms")).toHaveValue("");
    await context.close();
  });
}
