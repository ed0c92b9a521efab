import { beforeEach, expect, it, vi } from "vitest";
import { LEFT_HALF_WAY } from "~/domain/lead/origin/half-way";
import { services } from "~/services.server";
import {
  BOUGHT,
  TOM,
  emptyJourneyYard,
  journeyBrowser,
  startJourneyYard,
  stepPage,
  toldOfJourneys,
} from "../../../test/setup/journey-yard";
import { SHOPPER, whereTo, yardRequest } from "../../../test/setup/yard-site";
import { loader } from "./route";

startJourneyYard();
beforeEach(emptyJourneyYard);

it("tells the dealer an hour later of a purchase that is left before its last step, once, with all that was said (C28)", async () => {
  const mia = journeyBrowser();
  await mia.details(SHOPPER);
  await mia.payment();
  await mia.handover();
  const { leads, ...due } = await toldOfJourneys();
  expect(leads.map(({ kind, subcategory, email }) => [kind, subcategory, email])).toEqual([
    ["purchase", LEFT_HALF_WAY, SHOPPER.email],
  ]);
  expect(due).toEqual({ now: 0, later: 1 });
  for (const said of ["transfer", "1 Main Street", BOUGHT.stocknum])
    expect(leads[0]?.document).toContain(said);
});

it("tells of the order alone once it is placed, and of no second journey of its person", async () => {
  const mia = journeyBrowser();
  await mia.details(SHOPPER);
  await mia.payment();
  await mia.handover();
  const [status, to] = whereTo(await mia.review());
  expect([status, String(to)]).toEqual([303, expect.stringMatching(/^\/order\/.+\/pay$/)]);
  const placed = await toldOfJourneys();
  expect(placed.leads.map(({ subcategory }) => subcategory)).toEqual(["Buy Online"]);
  await mia.details({ ...SHOPPER, postcode: "4000" });
  expect((await toldOfJourneys()).leads).toHaveLength(1);
});

it("makes a journey of its own of the next person's in one browser, who sees nothing of the first", async () => {
  const tablet = journeyBrowser();
  await tablet.details(SHOPPER);
  await tablet.payment();
  await tablet.handover();
  expect(await tablet.shown("details")).toMatchObject({ begun: { to: stepPage("details") } });
  const next = await tablet.details({ ...TOM, postcode: SHOPPER.postcode });
  expect(whereTo(next)).toEqual([303, stepPage("payment")]);
  const { leads } = await toldOfJourneys();
  expect(leads.map(({ email }) => email)).toEqual([SHOPPER.email, TOM.email]);
  expect(leads[1]?.document).not.toContain("1 Main Street");
  const handover = await tablet.shown("payment");
  expect(JSON.stringify(handover)).not.toContain("1 Main Street");
});

it("goes on with the answers of a person who corrects number and address at once, and tells the dealer of them once", async () => {
  const tablet = journeyBrowser();
  await tablet.details(SHOPPER);
  await tablet.payment();
  const corrected = { ...SHOPPER, phone: TOM.phone, email: "zoe.obrien@example.com" };
  expect(whereTo(await tablet.details(corrected))).toEqual([303, stepPage("payment")]);
  const { leads, later } = await toldOfJourneys();
  expect(leads.map(({ email }) => email)).toEqual([corrected.email]);
  expect(later).toBe(1);
  expect(leads[0]?.document).toContain("transfer");
  expect(leads[0]?.document).toContain("491570157");
});

it("takes nothing of a page that was opened before another person gave their details", async () => {
  const tablet = journeyBrowser();
  await tablet.details(SHOPPER);
  // As the page is drawn: `json` says nothing of its type.
  const opened = (await tablet.shown("payment")) as { readonly form: { readonly action: string } };
  await tablet.details({ ...TOM, postcode: SHOPPER.postcode });
  expect(whereTo(await tablet.payment(opened.form.action))).toEqual([409, null]);
  const { leads } = await toldOfJourneys();
  expect(leads.map(({ document }) => document.includes("transfer"))).toEqual([false, false]);
  const incomplete = await tablet.incomplete(opened.form.action);
  expect([incomplete.status, await incomplete.json()]).toMatchObject([
    409,
    { errors: [], notice: { title: expect.stringContaining("somebody else") as unknown } },
  ]);
  // As above.
  const now = (await tablet.shown("payment")) as { readonly form: { readonly action: string } };
  expect(whereTo(await tablet.payment(now.form.action))).toEqual([303, stepPage("handover")]);
});

it("says why an older tab is led to an earlier step of another person's journey", async () => {
  const tablet = journeyBrowser();
  await tablet.details(SHOPPER);
  await tablet.payment();
  // As the page is drawn: `json` says nothing of its type.
  const opened = (await tablet.shown("handover")) as { readonly form: { readonly action: string } };
  await tablet.details({ ...TOM, postcode: SHOPPER.postcode });
  const [status, to] = whereTo(await tablet.handover(opened.form.action));
  expect([status, String(to)]).toEqual([303, `${stepPage("payment")}&other=`]);
  const led = await loader({ request: tablet.asking(String(to)), context: {}, params: {} });
  const title: unknown = expect.stringContaining("somebody else");
  expect(await led.json()).toMatchObject({ lost: { title } });
  expect(await tablet.shown("payment")).toMatchObject({ lost: null });
});

it("says on the first step why an older tab is led there once the journey was emptied", async () => {
  const tablet = journeyBrowser();
  await tablet.details(SHOPPER);
  // As the page is drawn: `json` says nothing of its type.
  const opened = (await tablet.shown("payment")) as { readonly form: { readonly action: string } };
  const { database } = await services();
  await database.queries.deleteFrom("checkout_draft").execute();
  const [status, to] = whereTo(await tablet.payment(opened.form.action));
  expect(status).toBe(303);
  const first = String(to);
  const led = await loader({ request: yardRequest(first), context: {}, params: {} });
  const text: unknown = expect.stringContaining("emptied");
  expect(await led.json()).toMatchObject({ begun: null, lost: { text } });
  expect(await tablet.shown("details")).toMatchObject({ lost: null });
  await tablet.details(SHOPPER);
  const again = await loader({ request: tablet.asking(first), context: {}, params: {} });
  expect(await again.json()).toMatchObject({ lost: null });
});

it("goes on where what was begun cannot be kept", async () => {
  const { leads } = await services();
  vi.spyOn(leads, "begin").mockRejectedValue(new Error("locked"));
  expect(whereTo(await journeyBrowser().details(SHOPPER))).toEqual([303, stepPage("payment")]);
});
