import { beforeEach, expect, it } from "vitest";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { tradeForm } from "~/domain/trade/trade-form";
import { INTENT_FIELD } from "~/features/forms/form-fields";
import { createLeadOffice } from "~/infra/leads/lead-office.server";
import { services } from "~/services.server";
import {
  nextTradeVisitor,
  sendTradeStep,
  tradeActionOf,
  tradeValues,
  tradeVisitor,
} from "../../../test/setup/trade-yard";
import {
  emptyYard,
  filledForm,
  SHOPPER,
  startYard,
  TRADE_CAR,
  yardRequest,
} from "../../../test/setup/yard-site";
import { showTradeStep } from "./show-step.server";
import { takeTradeStep } from "./take-step.server";

startYard({ trade: { valuation: { source: "table" } } });

beforeEach(async () => {
  nextTradeVisitor();
  await emptyYard();
});

const REGO = { rego: "ABC123", regoState: "qld", finance: "No", tradeIn: "No" };
const HILUX = { ...TRADE_CAR, year: "2019", model: "Hilux", kms: "90000" };
const TOM = { ...SHOPPER, name: "Tom", last_name: "Rossi", email: "tom@example.com", phone: "0491 570 157" };

const begin = () => sendTradeStep("/trade-in", "vehicle", TRADE_CAR);

const kept = async (table: "lead" | "lead_change") => {
  const { database } = await services();
  return database.queries.selectFrom(table).select("document").execute();
};

it.each([
  ["year", { year: "2019" }, '"year":"2019"'],
  ["badge", { model: "CX-5 Akera" }, "CX-5 Akera"],
  ["year and kilometres", { year: "2019", kms: "90000" }, '"kms":"90000"'],
])(
  "corrects the lead of a person who mistook the %s at once, and keeps all that they said",
  async (_, correction, said) => {
    await emptyYard();
    const { cookie } = await begin();
    await tradeValues("/trade-in/lead", cookie);
    await sendTradeStep("/trade-in/lead", "lead", SHOPPER, cookie);
    await sendTradeStep("/trade-in/rego", "rego", REGO, cookie);
    const lead = await tradeActionOf("/trade-in/lead", cookie);
    const changed = await sendTradeStep("/trade-in", "vehicle", { ...TRADE_CAR, ...correction }, cookie);
    expect(changed.to).toBe("/trade-in/lead");
    expect(await tradeValues("/trade-in/lead", cookie)).toMatchObject({
      name: SHOPPER.name,
      email: SHOPPER.email,
      postcode: SHOPPER.postcode,
    });
    expect(await tradeValues("/trade-in/rego", cookie)).toMatchObject(REGO);
    const told = (await kept("lead_change")).at(-1)?.document ?? "";
    expect(told, "whoever leaves here is told of as corrected").toContain(said);
    expect(told).not.toContain('"rego":""');
    const [first, second] = [(await kept("lead"))[0]?.document ?? "", told].map(
      (document) => /"range_shown_min":"(\d+)"/.exec(document)?.[1],
    );
    expect(Number(second)).toBeGreaterThan(0);
    expect(second).not.toBe(first);
    expect(
      (await sendTradeStep(lead, "lead", SHOPPER, cookie)).to,
      "an older tab is of the same vehicle",
    ).toBe("/trade-in/rego");
    expect([(await kept("lead")).length, (await kept("lead_change")).length]).toEqual([1, 2]);
  },
);

it("changes nothing of the first vehicle's lead where the year of a second one is corrected", async () => {
  const { cookie } = await begin();
  await sendTradeStep("/trade-in/lead", "lead", SHOPPER, cookie);
  await sendTradeStep("/trade-in", "vehicle", HILUX, cookie);
  await sendTradeStep("/trade-in", "vehicle", { ...HILUX, year: "2018" }, cookie);
  expect((await kept("lead_change")).length).toBe(0);
  await sendTradeStep("/trade-in/lead", "lead", SHOPPER, cookie);
  const leads = await kept("lead");
  expect(leads.map(({ document }) => document.includes("Hilux"))).toEqual([false, true]);
});

it("gives the first person's lead its vehicle back where another person has one of the same model", async () => {
  const { cookie } = await begin();
  await tradeValues("/trade-in/lead", cookie);
  await sendTradeStep("/trade-in/lead", "lead", SHOPPER, cookie);
  await sendTradeStep("/trade-in", "vehicle", { ...TRADE_CAR, year: "2021" }, cookie);
  const said = (await kept("lead_change")).at(-1)?.document ?? "";
  const range = /"range_shown_min":"(\d+)"/.exec(said)?.[1];
  await sendTradeStep("/trade-in/lead", "lead", SHOPPER, cookie);
  const toms = { ...TRADE_CAR, year: "2016", kms: "140000" };
  await sendTradeStep("/trade-in", "vehicle", { ...toms, kms: "1400000" }, cookie);
  await sendTradeStep("/trade-in", "vehicle", toms, cookie);
  await tradeValues("/trade-in/lead", cookie);
  await sendTradeStep("/trade-in/lead", "lead", TOM, cookie);
  const { database } = await services();
  const office = createLeadOffice(database, { now: () => new Date() });
  const leads: (readonly (string | undefined)[])[] = [];
  for await (const found of office.leads({}))
    for (const { contact, fields } of found)
      leads.push([contact.email ?? "", fields["year"], fields["kms"], fields["range_shown_min"]]);
  expect(leads.find(([email]) => email === SHOPPER.email)).toEqual([SHOPPER.email, "2021", "50000", range]);
  expect(leads.find(([email]) => email === TOM.email)?.slice(0, 3)).toEqual([TOM.email, "2016", "140000"]);
});

it("corrects a model that was mistyped, and makes no second vehicle of it", async () => {
  const { cookie } = await sendTradeStep("/trade-in", "vehicle", { ...HILUX, model: "Hilxu" });
  await sendTradeStep("/trade-in/lead", "lead", SHOPPER, cookie);
  await sendTradeStep("/trade-in", "vehicle", HILUX, cookie);
  expect((await kept("lead_change")).at(-1)?.document).toContain("Hilux");
  await sendTradeStep("/trade-in/lead", "lead", SHOPPER, cookie);
  expect((await kept("lead")).length).toBe(1);
});

it("says why Back leads elsewhere in a tab that was opened for another vehicle", async () => {
  const { cookie } = await begin();
  await sendTradeStep("/trade-in/lead", "lead", SHOPPER, cookie);
  const rego = await tradeActionOf("/trade-in/rego", cookie);
  await sendTradeStep("/trade-in", "vehicle", HILUX, cookie);
  const back = { ...REGO, [INTENT_FIELD]: "back" };
  expect((await sendTradeStep(rego, "rego", back, cookie)).to).toBe("/trade-in/lead?other=vehicle");
  await sendTradeStep("/trade-in/lead", "lead", SHOPPER, cookie);
  const { to } = await sendTradeStep(rego, "rego", back, cookie);
  expect(to).toBe("/trade-in/rego?other=vehicle");
  const page = await showTradeStep(yardRequest(String(to), { cookie, headers: tradeVisitor() }), {});
  expect(page?.view.closed?.text).toContain("A trade-in of 2019 Mazda Hilux was begun");
});

it("shows another person who has the same vehicle nothing that is asked later", async () => {
  const { cookie } = await begin();
  await sendTradeStep("/trade-in/lead", "lead", SHOPPER, cookie);
  await sendTradeStep("/trade-in/rego", "rego", REGO, cookie);
  expect((await sendTradeStep("/trade-in/lead", "lead", TOM, cookie)).to).toBe("/trade-in/rego");
  const { rego, finance, email } = await tradeValues("/trade-in/rego", cookie);
  expect([rego, finance, email]).toEqual([undefined, undefined, TOM.email]);
  expect((await kept("lead")).length).toBe(2);
});

it("corrects number and address of a person together", async () => {
  const { cookie } = await begin();
  await sendTradeStep("/trade-in/lead", "lead", SHOPPER, cookie);
  await sendTradeStep("/trade-in/rego", "rego", REGO, cookie);
  await sendTradeStep(
    "/trade-in/lead",
    "lead",
    { ...SHOPPER, email: "zoe.obrien@example.com", phone: TOM.phone },
    cookie,
  );
  expect((await kept("lead")).length).toBe(1);
  expect((await kept("lead_change")).at(-1)?.document).toContain("zoe.obrien@example.com");
  expect(await tradeValues("/trade-in/rego", cookie)).toMatchObject(REGO);
});

/** What an older tab is told. */
async function refused(path: string, values: Readonly<Record<string, string>>, cookie: string) {
  const form = (config: SiteConfig) => tradeForm(config, "rego");
  const request = await filledForm({ path, form, values, cookie, headers: tradeVisitor() });
  const answer = await takeTradeStep(request(), {});
  return { status: answer?.status, to: answer?.headers.get("location"), body: await answer?.text() };
}

it.each([
  ["whole", REGO],
  ["incomplete", {}],
])(
  "says to an older tab, %s, that another vehicle or another person was begun since, and nothing else",
  async (_, values) => {
    const { cookie } = await begin();
    await sendTradeStep("/trade-in/lead", "lead", SHOPPER, cookie);
    const first = await tradeActionOf("/trade-in/rego", cookie);
    await sendTradeStep("/trade-in/lead", "lead", TOM, cookie);
    const second = await tradeActionOf("/trade-in/rego", cookie);
    const person = await refused(first, values, cookie);
    expect(person.status).toBe(409);
    expect(person.body).toContain("Somebody gave other details for 2020 Mazda CX-5");
    expect(person.body).toContain('"errors":[]');
    await sendTradeStep("/trade-in", "vehicle", HILUX, cookie);
    const { status, to } = await refused(second, values, cookie);
    expect([status, to]).toEqual([303, "/trade-in/lead?other=vehicle"]);
    const page = await showTradeStep(yardRequest(String(to), { cookie }), {});
    expect(page?.view.closed?.text).toContain("A trade-in of 2019 Mazda Hilux was begun");
    await sendTradeStep("/trade-in/lead", "lead", TOM, cookie);
    expect((await refused(second, values, cookie)).body).toContain(
      "A trade-in of 2019 Mazda Hilux was begun",
    );
  },
);
