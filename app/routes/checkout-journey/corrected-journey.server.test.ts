import { beforeEach, expect, it } from "vitest";
import { INTENT_FIELD } from "~/features/forms/form-fields";
import { services } from "~/services.server";
import {
  type RefusedStep,
  TOM,
  emptyJourneyYard,
  journeyBrowser,
  startJourneyYard,
  stepPage,
  toldOfJourneys,
} from "../../../test/setup/journey-yard";
import { SHOPPER, whereTo } from "../../../test/setup/yard-site";

startJourneyYard();
beforeEach(emptyJourneyYard);

const placed = async (shopper: ReturnType<typeof journeyBrowser>) => {
  await shopper.details(SHOPPER);
  await shopper.payment();
  await shopper.handover();
  return String(whereTo(await shopper.review())[1]).replace(/\/pay$/, "");
};

it("corrects an order that is not paid by any step that is sent again, under the one lead", async () => {
  const mia = journeyBrowser();
  const first = await placed(mia);
  const [, second] = whereTo(await mia.details({ ...SHOPPER, email: "mia@example.com" }));
  expect(second).toMatch(/^\/order\//);
  expect(second).not.toBe(first);
  const [, third] = whereTo(await mia.payment(undefined, { pay_by: "finance", tradeIn: "No" }));
  expect(third).not.toBe(second);
  expect(whereTo(await mia.handover()), "nothing is otherwise").toEqual([303, third]);
  const { database } = await services();
  const changes = await database.queries.selectFrom("lead_change").select("document").execute();
  const { leads } = await toldOfJourneys();
  expect(leads.map(({ email, kind }) => [email, kind])).toEqual([["mia@example.com", "purchase"]]);
  expect(JSON.parse(changes.at(-1)?.document ?? "")).toMatchObject({
    contact: { email: "mia@example.com" },
    fields: { pay_by: "finance", delivery_address: "1 Main Street" },
  });
});

it("shows every step of an order that is to be corrected, also once its journey was emptied, and keeps the others", async () => {
  const mia = journeyBrowser();
  const first = await placed(mia);
  const { database } = await services();
  await database.queries.deleteFrom("checkout_draft").where("flow", "=", "buy").execute();
  const details = await mia.shown("details&correct=");
  const handover = stepPage("handover&correct=");
  expect(details).toMatchObject({
    form: { values: { name: SHOPPER.name } },
    page: { steps: expect.arrayContaining([expect.objectContaining({ href: handover })]) as unknown },
  });
  const shown = (await mia.shown("handover&correct=")) as { readonly form: { readonly action: string } };
  expect(shown).toMatchObject({
    form: { values: { handover: "deliver", delivery_address: "1 Main Street" } },
  });
  const [, to] = whereTo(await mia.handover(shown.form.action, { handover: "collect" }));
  expect([to === first, String(to)]).toEqual([false, expect.stringMatching(/^\/order\//)]);
  const changes = await database.queries.selectFrom("lead_change").select("document").execute();
  expect(JSON.parse(changes.at(-1)?.document ?? "")).toMatchObject({
    contact: { email: SHOPPER.email },
    fields: { pay_by: "transfer", handover: "collect", delivery_address: "" },
  });
});

it("keeps what was typed on a step of an order that is corrected, and takes it only once it is sent", async () => {
  const mia = journeyBrowser();
  await placed(mia);
  const typed = { handover: "deliver", delivery_address: "2 Side Street", [INTENT_FIELD]: "back" };
  const [, to] = whereTo(await mia.handover(stepPage("handover&correct="), typed));
  expect(to).toBe(stepPage("payment&correct="));
  await mia.payment(stepPage("payment&correct="), { pay_by: "finance", tradeIn: "No" });
  const { database } = await services();
  const changes = await database.queries.selectFrom("lead_change").select("document").execute();
  expect(JSON.parse(changes.at(-1)?.document ?? "")).toMatchObject({
    fields: { pay_by: "finance", delivery_address: "1 Main Street" },
  });
  expect(await mia.shown("handover&correct=")).toMatchObject({
    form: { values: { delivery_address: "2 Side Street" } },
  });
});

it("shows the first step of an order that is to be corrected, with what was answered", async () => {
  const mia = journeyBrowser();
  await placed(mia);
  const shown = await mia.shown("details&correct=");
  expect(shown).toMatchObject({ kind: "open", form: { values: { email: SHOPPER.email } } });
  const led = await mia.shown("details").catch((answer: unknown) => answer);
  expect(led instanceof Response && led.status).toBe(303);
});

it("asks another person first who would begin where somebody's order is not paid", async () => {
  const tablet = journeyBrowser();
  await placed(tablet);
  const refused = await tablet.details({ ...TOM, postcode: SHOPPER.postcode });
  expect(whereTo(refused)).toEqual([409, null]);
  // As the page is drawn: `json` says nothing of its type.
  const { notice, token } = (await refused.json()) as RefusedStep;
  expect((await toldOfJourneys()).leads.map(({ email }) => email).sort()).toEqual([TOM.email, SHOPPER.email]);
  const toms = { ...TOM, postcode: SHOPPER.postcode, token };
  expect(whereTo(await tablet.details(toms, notice.deeds[0]?.action))).toEqual([303, stepPage("payment")]);
  await tablet.payment();
  await tablet.handover();
  expect(whereTo(await tablet.review())[1]).toMatch(/\/pay$/);
  const { leads } = await toldOfJourneys();
  expect(leads.map(({ email, subcategory }) => [email, subcategory])).toEqual([
    [SHOPPER.email, "Buy Online"],
    [TOM.email, "Buy Online"],
  ]);
});

it("corrects the order of a person who was taken for another, with all that was answered before", async () => {
  const mia = journeyBrowser();
  await placed(mia);
  const refused = await mia.details({ ...TOM, postcode: SHOPPER.postcode });
  // As the page is drawn: `json` says nothing of its type.
  const { notice, token } = (await refused.json()) as RefusedStep;
  const toms = { ...TOM, postcode: SHOPPER.postcode, token };
  const [status, to] = whereTo(await mia.details(toms, notice.deeds[1]?.action));
  expect([status, String(to)]).toEqual([303, expect.stringMatching(/^\/order\//)]);
  const { leads } = await toldOfJourneys();
  expect(leads.map(({ email, subcategory }) => [email, subcategory])).toEqual([[TOM.email, "Buy Online"]]);
  const { database } = await services();
  const order = await database.queries
    .selectFrom("checkout_order")
    .selectAll()
    .where("state", "=", "pending")
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(order)).toContain("1 Main Street");
});
