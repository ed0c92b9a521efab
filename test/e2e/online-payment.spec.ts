import type { Dealer } from "../setup/dealers";
import { DEALERS, FIRST_DEALER } from "../setup/dealers";
import { freshNumber, member, open, signIn, siteOf } from "./accounts";
import { readErrors, readForm } from "./plain-form";
import { PERSON, PERSON_MS } from "./person";
import { agree, FORM, payWith, send } from "./reservable";
import { ask, expect, test } from "./site-test";

/** Dealers who take payments of invoices, of different templates. */
const PAYEES: readonly Dealer[] = [
  ...new Map(
    DEALERS.filter((one) => siteOf(one).routes.enabled.includes("onlinePayment")).map((one) => [
      one.template,
      one,
    ]),
  ).values(),
];
const TYPED = {
  name: "Zoë",
  last_name: "O’Brien <b>&",
  email: "zoe@example.com",
  phone: "0412 345 678",
  invoice: "INV-1042",
  amount: "1,250",
  message: "For the service on Friday",
  terms: "on",
} as const;
const PATH = "/online-payment";

/** What nobody can read, or two people read differently. */
const UNREADABLE = ["a lot", "1,23", "1.234,56", "-5", "1e3", "$", "NZ$ 50", "12,34,567"];

/** Every amount that a page's main part prints, each once. */
function amountsIn(body: string): readonly string[] {
  const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? "";
  return [...new Set(main.replace(/<[^>]*>/g, " ").match(/\$[\d,]+(?:\.\d+)?/g) ?? [])];
}

/** As long as a person takes at least. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, PERSON_MS));

test("two dealers of different templates take payments online", () => {
  expect(PAYEES.length).toBeGreaterThan(1);
});

for (const dealer of PAYEES) {
  test.describe(`${dealer.slug}, without script`, () => {
    test("a payment: declined, paid by another card, and paid once however often it is sent (OPEN-39)", async () => {
      const one = await member(dealer);
      const page = await one.get(`${PATH}?invoice=INV-7&amount=99`);
      expect([page.status, page.headers["cache-control"]]).toEqual([200, "no-store"]);
      const { action, fields } = readForm(page.body);
      expect(fields, "what the invoice's link says").toMatchObject({ invoice: "INV-7", amount: "99" });
      const press = () => one.post(action, { ...fields, ...TYPED }, FORM);
      const hasty = await press();
      expect(hasty.status, "too fast for a person").toBe(400);
      expect(readForm(hasty.body).fields, "and yet nothing is lost").toMatchObject({
        invoice: TYPED.invoice,
        last_name: TYPED.last_name,
        message: TYPED.message,
      });
      await aMoment();

      const presses = await Promise.all([press(), press(), press()]);
      expect(presses.map(({ status }) => status)).toEqual([303, 303, 303]);
      const places = new Set(presses.map(({ headers }) => headers.location));
      expect(places.size, "sent three times at once").toBe(1);
      const [way = ""] = places;
      const card = (await one.get(way)).headers.location ?? "";
      expect(card).toMatch(/^\/pay\/sandbox\//);
      expect((await one.get(card)).body).toContain("$1,250");

      const declined = await one.post(card, { card: "declined" }, FORM);
      expect(declined.headers.location).toBe(card);
      expect((await one.get(card)).body).toContain("The card was declined");
      const paid = await one.post(card, { card: "approved" }, FORM);
      const order = paid.headers.location ?? "";
      expect(order).toMatch(/^\/order\//);
      const { body } = await one.get(order);
      for (const text of [
        "Thank you, your payment is in",
        "Invoice INV-1042",
        "$1,250",
        "O’Brien &lt;b&gt;&amp;",
      ])
        expect(body).toContain(text);

      // Back in the browser, and sent again from there: it leads to what was paid, not to a second payment.
      const again = await press();
      expect(again.status).toBe(303);
      const { headers: led } = await one.get(again.headers.location ?? "");
      expect(led.location?.split("?")[0]).toBe(order.split("?")[0]);
      expect(readForm((await one.get(PATH)).body).fields["invoice"], "a new form").toBe("");
    });

    test("every amount is charged as typed, to the cent, and so it says everywhere (RES-09)", async () => {
      const one = await member(dealer);
      const AMOUNTS = [
        ["1,234.56", "$1,234.56"],
        ["99.99", "$99.99"],
        ["10.5", "$10.50"],
        ["$ 1 234", "$1,234"],
        ["\uFF11\uFF12.\uFF15", "$12.50"],
        ["٩٩٫٩٩", "$99.99"],
        ["20,000.00", "$20,000"],
      ] as const;
      const forms = [];
      for (const [typed, charged] of AMOUNTS)
        forms.push({ typed, charged, ...readForm((await one.get(PATH)).body) });
      await aMoment();
      for (const { typed, charged, action, fields } of forms) {
        const sent = await one.post(action, { ...fields, ...TYPED, amount: typed }, FORM);
        expect(sent.status, typed).toBe(303);
        const place = (await one.get(sent.headers.location ?? "")).headers.location ?? "";
        expect(amountsIn((await one.get(place)).body), "on the payment page").toEqual([charged]);
        const paid = await one.post(place, { card: "approved" }, FORM);
        const { body } = await one.get(paid.headers.location ?? "");
        expect(body).toContain("Thank you, your payment is in");
        expect(amountsIn(body), "on the receipt").toEqual([charged]);
      }
    });

    test("each wrong answer is told beside its question, and what was typed stays (FORM-02)", async () => {
      const one = await member(dealer);
      const { action, fields } = readForm((await one.get(PATH)).body);
      const sendWith = (typed: Readonly<Record<string, string>>) =>
        one.post(action, { ...fields, ...TYPED, ...typed }, FORM);
      await aMoment();
      const wrong: readonly (readonly [keyof typeof TYPED, string, RegExp])[] = [
        ["name", "", /^First name is required\.$/],
        ["name", "https://spam.example", /name/i],
        ["last_name", "", /^Last name is required\.$/],
        ["email", "", /^Email is required\.$/],
        ["email", "zoe@nowhere", /^Please enter a valid email address\.$/],
        ["phone", "0412", /^Please enter a valid phone number\.$/],
        ["invoice", "", /^Invoice or reference number is required\.$/],
        ["invoice", "7".repeat(41), /40/],
        ["amount", "", /^Amount is required\.$/],
        ...UNREADABLE.map((text) => ["amount", text, /^Amount must be an amount such as/] as const),
        ["amount", "12.345", /^Amount can have 2 digits after the point at most/],
        ["amount", "1.234", /^Amount can have 2 digits after the point at most/],
        ["amount", "9.99", /^Online payments start at \$10\.$/],
        ["amount", "20,000.01", /^Online payments go up to \$20,000\./],
        ["amount", "9", /^Online payments start at \$10\.$/],
        ["amount", "20,001", /^Online payments go up to \$20,000\./],
        ["message", "x".repeat(2_001), /2,?000/],
      ];
      for (const [field, text, told] of wrong) {
        const { status, body } = await sendWith({ [field]: text });
        const where = `${field}: ${text.slice(0, 20)}`;
        expect(status, where).toBe(400);
        expect(readErrors(body), where).toEqual({ [field]: expect.stringMatching(told) });
        expect(body, where).toMatch(/<title>Error: /);
        expect(body, where).toMatch(new RegExp(`id="onlinePayment-${field}"[^>]*aria-invalid="true"`));
        expect(readForm(body).fields[field], where).toBe(text);
      }
      const all = ["name", "last_name", "email", "phone", "invoice", "amount", "terms"];
      const { body } = await sendWith(Object.fromEntries(all.map((name) => [name, ""])));
      const asked = body.includes('name="terms"') ? all : all.slice(0, -1);
      expect(Object.keys(readErrors(body)), "all at once, in the form's order").toEqual(asked);
    });
  });

  test.describe(`${dealer.slug}, with script`, () => {
    test.use({ userAgent: PERSON, viewport: { width: 360, height: 800 } });

    test("errors take the focus, a payment is given up, taken up again and made; back leads to it", async ({
      page,
      complaints,
    }) => {
      await open(page, dealer, PATH);
      await expect(page).toHaveURL(/\/sign-in\?type=online-payment&redirect=\/online-payment/);
      await signIn(page, dealer, freshNumber(dealer));
      await page.locator("[name=name]").fill(TYPED.name);
      await send(page);
      await expect(page.locator("#onlinePayment-errors")).toBeFocused();
      await expect(page).toHaveTitle(/^Error: /);
      await expect(page.locator("[name=name]")).toHaveValue(TYPED.name);
      for (const field of ["last_name", "email", "phone", "invoice", "amount"] as const)
        await page.locator(`main [name=${field}]`).fill(TYPED[field]);
      await agree(page);
      await page.locator("main form button[type=submit]").first().dblclick();
      await payWith(page, "declined");
      await expect(page.getByText("The card was declined")).toBeVisible();
      await page.getByRole("link", { name: "Go back without paying" }).click();
      await page.getByRole("button", { name: /^Pay \$1,250/ }).click();
      await payWith(page, "approved");
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(
        "Thank you, your payment is in",
      );
      await page.goBack();
      await page.goForward();
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(
        "Thank you, your payment is in",
      );
      const others = complaints.filter((text) => !/status of 400/.test(text));
      complaints.splice(0, complaints.length, ...others);
    });
  });
}

test("nobody pays by a message the provider did not sign", async () => {
  const target = "/api/payments/stripe";
  const headers = { "content-type": "application/json", "stripe-signature": "t=1,v1=00" };
  const body = '{"type":"checkout.session.completed"}';
  const statuses = [
    await ask(FIRST_DEALER, target, { method: "POST", body, headers }),
    await ask(FIRST_DEALER, target),
  ];
  expect(statuses.map(({ status }) => status)).toEqual([400, 405]);
});
