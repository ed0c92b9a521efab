import { sql } from "kysely";
import { keepNotice } from "~/infra/accounts/notice-rows.server";
import type { Dealer } from "../setup/dealers";
import { freshNumber, signIn, signInAt, type Visitor } from "./accounts";
import { fillIn, sendButton } from "./form-walk";
import { type GatedSite, startGatedSite } from "./gated-site";
import { readForm } from "./plain-form";
import { PERSON, PERSON_MS } from "./person";
import { FORM, OPEN, siteOf } from "./reservable";
import { ALL_STOCK, expect, test } from "./site-test";

test.use({ userAgent: PERSON });
test.describe.configure({ mode: "default" });

/** Dealers of two templates whose vehicles can be reserved. */
const DEALERS = OPEN.slice(0, 2);
const TYPED: Readonly<Record<string, string>> = {
  name: "Zoë",
  last_name: "O’Brien <b>&",
  email: "zoe@example.com",
  phone: "0412 345 678",
  postcode: "4105",
  vehiclePriceBudget: "38,990",
  deposit: "1,500",
  loan_term: "5",
  credit_history: "good",
  message: "Is it still there?\nZoë",
  terms: "on",
};

/** A page behind a gate, by what the sign-in calls it, and a page of its kind that is open. */
interface Gated {
  readonly row: string;
  readonly kind: string;
  readonly path: string;
  /** Open all the same, or not there at all; null where there is none. */
  readonly beside: { readonly path: string; readonly status: number } | null;
}

let site: GatedSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  expect(DEALERS.length).toBe(2);
  site = await startGatedSite(DEALERS);
});

test.afterAll(() => site.stop());

/** The pages a dealer may close, about a vehicle with an NVIC that can be reserved. */
async function gatedPages(dealer: Dealer): Promise<readonly Gated[]> {
  const one = site.visitor(dealer);
  const { body } = await one.get(`${ALL_STOCK}?sort=price-asc`);
  const slugs = [...new Set([...body.matchAll(/href="\/cars\/([a-z0-9-]+)"/g)].map(([, slug = ""]) => slug))];
  const { checkoutSegment: segment } = siteOf(dealer).routes;
  const finance = await financePath(one);
  const personal = (slug: string) => `/personalised/finance?car_id=${slug}`;
  const asked = await Promise.all(
    slugs.map(async (slug) => ({
      slug,
      isCoded: (await one.get(personal(slug))).status === 303,
      isReservable: (await one.get(`/cars/${slug}`)).body.includes(`/${segment}"`),
    })),
  );
  const slug = asked.find(({ isCoded, isReservable }) => isCoded && isReservable)?.slug ?? "";
  const uncoded = asked.find(({ isCoded }) => !isCoded);
  return [
    { row: "AUTH-08", kind: "spin-to-win", path: "/spin-to-win", beside: null },
    {
      row: "AUTH-09",
      kind: "car-finance",
      path: `${finance}?car_id=${slug}`,
      beside: { path: finance, status: 200 },
    },
    {
      row: "AUTH-07",
      kind: "finance",
      path: personal(slug),
      beside: uncoded === undefined ? null : { path: personal(uncoded.slug), status: 200 },
    },
    {
      row: "AUTH-06, AUTH-11",
      kind: "checkout",
      path: `/cars/${slug}/${segment}`,
      beside: { path: `/cars/nobody-has-this/${segment}`, status: 404 },
    },
  ];
}

async function financePath(one: Visitor): Promise<string> {
  const { status, headers } = await one.get("/finance");
  if (status === 301) return headers.location ?? "";
  return status === 200 ? "/finance" : "/apply-for-finance";
}

const signInFor = ({ kind, path }: Gated) => `/sign-in?type=${kind}&redirect=${path}&back=/`;

/** What of a form was typed by the visitor, of those questions it asks. */
function typedInto(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const names = Object.keys(TYPED).filter((name) => name in fields && name !== "terms");
  return Object.fromEntries(names.map((name) => [name, TYPED[name] ?? ""]));
}

for (const dealer of DEALERS) {
  test(`${dealer.slug}, without script: closed pages open after the sign-in, and one that ends loses nothing (AUTH-03, AUTH-04, AUTH-06, AUTH-07, AUTH-08, AUTH-09, AUTH-11)`, async () => {
    const pages = await gatedPages(dealer);
    await Promise.all(pages.map((page) => walk(dealer, page)));
  });
}

async function walk(dealer: Dealer, gated: Gated): Promise<void> {
  const { row, path, beside } = gated;
  const one = site.visitor(dealer);
  const number = freshNumber(dealer);
  if (beside !== null)
    expect((await one.get(beside.path)).status, `${row}: ${beside.path}`).toBe(beside.status);
  const stopped = await one.get(path);
  expect([stopped.status, decodeURIComponent(stopped.headers.location ?? "")], row).toEqual([
    303,
    signInFor(gated),
  ]);
  const led = await signInAt(one, stopped.headers.location ?? "", number);
  expect(decodeURIComponent(led.headers.location ?? ""), row).toBe(path);
  const shown = await one.get(path);
  expect([shown.status, shown.headers["cache-control"]], row).toEqual([200, "no-store"]);
  const { action, fields } = readForm(shown.body);

  one.cookies.delete("session");
  const stoppedAgain = await one.post(action, { ...fields, ...TYPED }, FORM);
  expect(decodeURIComponent(stoppedAgain.headers.location ?? ""), row).toBe(signInFor(gated));
  await signInAt(one, stoppedAgain.headers.location ?? "", freshNumber(dealer));
  const back = await one.get(path);
  const kept = readForm(back.body);
  expect(kept.fields, `${row}: nothing typed is lost`).toMatchObject(typedInto(kept.fields));
  expect(Object.keys(typedInto(kept.fields)).length, row).toBeGreaterThan(3);
  await new Promise((resolve) => setTimeout(resolve, PERSON_MS));
  const sent = await one.post(kept.action, { ...kept.fields, terms: "on" }, FORM);
  expect([sent.status, sent.headers.location], row).toEqual([
    303,
    expect.stringMatching(/^(?:\/success$|\/order\/[^/]+\/pay$|.*[?&]step=2)/),
  ]);
  if (sent.headers.location !== "/success") return;
  const { fields: fresh } = readForm((await one.get(path)).body);
  expect(fresh["last_name"], `${row}: who sent it is offered their name`).toBe(TYPED["last_name"]);
  expect(fresh["phone"], `${row}: what was typed is forgotten for the account's own number`).not.toBe(
    TYPED["phone"],
  );
}

/** Whether the form of the finance page has one page. */
const asksAtOnce = (dealer: Dealer) => siteOf(dealer).forms.finance === "financeEnquiry";
const WITH_SCRIPT = DEALERS.flatMap((dealer) =>
  (asksAtOnce(dealer) ? ["finance", "car-finance"] : ["spin-to-win"]).map((wanted) => ({ dealer, wanted })),
);

for (const { dealer, wanted } of WITH_SCRIPT) {
  test(`${dealer.slug}, with script: a sign-in for ${wanted} that ends in mid-form loses nothing that was typed`, async ({
    page,
    context,
  }) => {
    const gated = (await gatedPages(dealer)).find(({ kind }) => kind === wanted);
    if (gated === undefined) throw new Error("no such gate");
    await site.open(page, dealer, gated.path);
    await expect(page).toHaveURL(new RegExp(`/sign-in\\?type=${wanted}&redirect=`));
    await signIn(page, dealer);
    await fillIn(page);
    await context.clearCookies({ name: "session" });
    await sendButton(page).click();
    await expect(page).toHaveURL(new RegExp(`/sign-in\\?type=${wanted}&redirect=`));
    await signIn(page, dealer);
    await expect(page.locator("main [name=last_name]")).toHaveValue("Whītfield");
    await expect(page.locator("main [name=email]")).toHaveValue("aroha@example.com");
    await fillIn(page);
    await sendButton(page).dblclick();
    await page.waitForURL("**/success");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Aroha");
  });
}

test("who turns back at the sign-in before a checkout is at the vehicle again", async ({ page }) => {
  const [dealer] = DEALERS;
  if (dealer === undefined) throw new Error("no dealer");
  const checkout = (await gatedPages(dealer)).find(({ kind }) => kind === "checkout")?.path ?? "";
  const vehicle = checkout.replace(/\/[^/]+$/, "");
  expect(vehicle).toMatch(/^\/cars\/./);
  await site.open(page, dealer, vehicle);
  await page.locator(`a[href="${checkout}"]:visible`).first().click();
  await page.waitForURL(/\/sign-in\?/);
  expect(new URL(page.url()).searchParams.get("back")).toBe(vehicle);
  await expect(page.locator(`main a[href="${vehicle}"]`).last()).toBeVisible();
});

test("a dealer who wants an account first leads to the sign-in, and back to no foreign page (WATCH-09)", async () => {
  const [dealer] = DEALERS;
  if (dealer === undefined) throw new Error("no dealer");
  const one = site.visitor(dealer);
  const leads = async (back: string) => (await one.post("/watchlist", { save: "1", back })).headers.location;
  expect(await leads("/search/used-cars")).toBe(
    "/sign-in?type=watchlist&redirect=/search/used-cars&back=/search/used-cars",
  );
  expect(await leads("//evil.example/")).toBe("/sign-in?type=watchlist&redirect=/watchlist&back=/");
  expect(one.cookies.has("favourites")).toBe(false);
});

test("a sold vehicle is saved by nobody but who has it saved already (WATCH-08, OPEN-101)", async () => {
  const [dealer] = DEALERS;
  if (dealer === undefined) throw new Error("no dealer");
  const one = await site.member(dealer);
  const save = async (id: string) => (await one.call("/api/watchlist/save-car", { car_id: id })).status;
  const { queries } = site.database;
  const sold = await queries
    .selectFrom("stock_vehicle")
    .select(sql<string>`cast(id as text)`.as("id"))
    .where("document", "like", '%"status":"sold"%')
    .execute();
  const [available = ""] = /(?<=data-vehicle-id=")\d+/.exec((await one.get(ALL_STOCK)).body) ?? [];
  expect(await save(available)).toBe(200);
  const refused = await Promise.all(sold.map(async ({ id }) => ({ id, status: await save(id) })));
  const { id = "" } = refused.find(({ status }) => status === 409) ?? {};
  expect(id, "one of the dealer's own is sold").not.toBe("");
  const kept = await queries.selectFrom("watched_vehicle").selectAll().executeTakeFirstOrThrow();
  await queries
    .insertInto("watched_vehicle")
    .values({ ...kept, car_id: id })
    .execute();
  expect(await save(id)).toBe(200);
  expect((await one.call("/api/watchlist/remove-car", { car_id: id })).status).toBe(200);
  expect(await save(id), "removed is removed").toBe(409);
});

test("letters about prices end by the link in them, and by the mail program's own button", async ({
  page,
}) => {
  const [dealer] = DEALERS;
  if (dealer === undefined) throw new Error("no dealer");
  const tenant = dealer.slug;
  const [address, told] = ["letters@example.com", /2021 Corolla/];
  const letter = async (about: RegExp) => {
    const ours = () =>
      site.mails.taken.find(
        ({ recipients, mail }) => recipients.includes(address) && about.test(mail.text ?? ""),
      );
    await expect.poll(ours, { timeout: 15_000 }).toBeDefined();
    const { raw = "", mail: { text = "" } = {} } = ours() ?? {};
    return { raw, text, path: /\/notices\?token=[\w.-]+/.exec(text)?.[0] ?? "" };
  };
  const one = await site.member(dealer);
  const choose = (who: Visitor, email: string) => who.post("/account", { channel: "email", email }, FORM);
  const chosen = await choose(one, address);
  expect(chosen.headers.location).toBe("/account?notices=confirm");
  const asked = await letter(/notices\?token=c/);
  const reader = site.visitor(dealer);
  expect((await reader.get(asked.path)).body).toContain(address);
  // By a browser: it says where a form comes from as the page's own headers let it.
  await site.open(page, dealer, asked.path);
  await page.getByRole("main").getByRole("button").click();
  await expect(page).toHaveURL(/\/notices\?done=confirmed$/);

  const { queries } = site.database;
  const { id: shopperId } = await queries
    .selectFrom("shopper")
    .select("id")
    .where("email", "=", address)
    .executeTakeFirstOrThrow();
  const fell = { name: "2021 Corolla", path: ALL_STOCK, price: 20_000, before: 22_000 };
  await keepNotice(queries, { tenant, shopperId, kind: "price", subject: "1", details: fell }, new Date());
  // Somebody else's letter makes the post go out now.
  await choose(await site.member(dealer), "mia@example.com");
  const { raw, text, path } = await letter(told);
  expect(text).toContain("$20,000");
  expect(raw).toMatch(/^List-Unsubscribe:\s+<https:\/\/[^>]+\/notices\?token=/m);
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);

  const opened = await reader.get(path);
  expect([opened.status, opened.headers["cache-control"]]).toEqual([200, "private, no-store"]);
  expect(opened.headers["referrer-policy"], "of several the last counts").toMatch(/same-origin$/);
  const channel = async () => {
    const query = queries.selectFrom("shopper").select("notices").where("id", "=", shopperId);
    return (await query.executeTakeFirstOrThrow()).notices;
  };
  expect(await channel(), "opening the link ends nothing").toBe("email");
  const oneClick = await reader.post(path, { "List-Unsubscribe": "One-Click" });
  expect([oneClick.status, oneClick.headers.location]).toEqual([303, "/notices?done=stopped"]);
  expect(await channel()).toBe("none");
  expect((await reader.get("/notices?done=stopped")).status).toBe(200);
  expect((await reader.post(path, {})).status, "pressed twice").toBe(303);
  for (const forged of [path.slice(0, -1), `${path}A`, "/notices?token=s.1.2", "/notices"]) {
    expect((await reader.get(forged)).status, forged).toBe(404);
    expect((await reader.post(forged, {})).headers.location, forged).toBe("/notices");
  }
});
