import { beforeEach, expect, it } from "vitest";
import { tradeForm } from "~/domain/trade/trade-form";
import type { TradePart } from "~/domain/trade/trade-steps";
import { services } from "~/services.server";
import {
  cookieOf,
  emptyYard,
  filledForm,
  SHOPPER,
  startYard,
  TRADE_CAR,
  yardRequest,
} from "../../../test/setup/yard-site";
import { showTradeStep } from "./show-step.server";
import { takeTradeStep } from "./take-step.server";

startYard();
beforeEach(emptyYard);

/** A step of the trade-in, from a page that was opened now; each call is another press of its button. */
async function filled(path: string, step: TradePart, values: Readonly<Record<string, string>>, cookie = "") {
  const request = await filledForm({ path, form: (config) => tradeForm(config, step), values, cookie });
  return async () => {
    const answer = await takeTradeStep(request(), {});
    if (answer === null) throw new Error(`${path} is no step of a trade-in.`);
    return { status: answer.status, to: answer.headers.get("location"), cookie: cookieOf(answer) };
  };
}

async function send(...given: Parameters<typeof filled>) {
  return (await filled(...given))();
}

const begin = () => send("/trade-in", "vehicle", TRADE_CAR);

const REGO = { rego: "ABC123", regoState: "qld", finance: "No", tradeIn: "No" };
const kept = async (table: "lead" | "lead_change") => {
  const { database } = await services();
  return database.queries.selectFrom(table).select(["submission_key", "document"]).execute();
};

const idOf = async (word: string) => {
  const { database } = await services();
  const rows = await database.queries.selectFrom("lead").select(["id", "document"]).execute();
  return rows.find(({ document }) => document.includes(word))?.id;
};

it("acknowledges no acceptance whose lead was deleted meanwhile, and begins anew", async () => {
  const begun = await begin();
  expect([begun.status, begun.to]).toEqual([303, "/trade-in/lead"]);
  const { cookie } = begun;
  expect((await send("/trade-in/lead", "lead", SHOPPER, cookie)).to).toBe("/trade-in/rego");
  expect((await send("/trade-in/rego", "rego", REGO, cookie)).to).toBe("/trade-in/offer");
  const { database } = await services();
  await database.queries.deleteFrom("lead").execute();
  expect((await send("/trade-in/offer", "offer", {}, cookie)).to).toBe("/trade-in?expired=1");
});

it("makes one lead of two tabs that send the first step at the same instant, and loses neither's answers", async () => {
  const { cookie } = await begin();
  const tabs = await Promise.all([
    filled("/trade-in/lead", "lead", SHOPPER, cookie),
    filled("/trade-in/lead", "lead", { ...SHOPPER, postcode: "4999" }, cookie),
  ]);
  const answers = await Promise.all(tabs.map((press) => press()));
  expect(answers.map(({ to }) => to)).toEqual(["/trade-in/rego", "/trade-in/rego"]);
  const [leads, changes] = [await kept("lead"), await kept("lead_change")];
  expect([leads.length, changes.length]).toEqual([1, 1]);
  const all = [...leads, ...changes].map(({ document }) => document).join();
  expect([all.includes("4105"), all.includes("4999")]).toEqual([true, true]);
});

it("makes one lead of a button that is pressed twice at the same instant, and no change of it", async () => {
  const { cookie } = await begin();
  const press = await filled("/trade-in/lead", "lead", SHOPPER, cookie);
  await Promise.all([press(), press(), press()]);
  expect([(await kept("lead")).length, (await kept("lead_change")).length]).toEqual([1, 0]);
});

const TOM = { ...SHOPPER, name: "Tom", last_name: "Rossi", email: "tom@example.com", phone: "0491 570 157" };
const HILUX = { ...TRADE_CAR, year: "2019", model: "Hilux", kms: "90000" };

it("makes a lead of its own of the next person's vehicle in the same browser, and changes nothing of the first", async () => {
  const { database } = await services();
  const { cookie } = await begin();
  await send("/trade-in/lead", "lead", SHOPPER, cookie);
  expect((await send("/trade-in", "vehicle", HILUX, cookie)).to).toBe("/trade-in/lead");
  expect((await kept("lead_change")).length).toBe(0);
  expect((await send("/trade-in/lead", "lead", TOM, cookie)).to).toBe("/trade-in/rego");
  await send("/trade-in/rego", "rego", REGO, cookie);
  const leads = await kept("lead");
  const said = leads.map(({ document }) =>
    ["Hilux", "tom@example.com"].map((word) => document.includes(word)),
  );
  expect(said).toEqual([
    [false, false],
    [true, true],
  ]);
  const [change, ...more] = await database.queries.selectFrom("lead_change").selectAll().execute();
  expect(more).toEqual([]);
  expect(change?.lead_id).toBe((await idOf("Hilux")) ?? "none");
});

it("makes a second lead of a person's second vehicle, and leaves the first as it was told", async () => {
  const { database } = await services();
  const { cookie } = await begin();
  await send("/trade-in/lead", "lead", SHOPPER, cookie);
  await send("/trade-in/rego", "rego", REGO, cookie);
  await send("/trade-in", "vehicle", HILUX, cookie);
  await send("/trade-in/lead", "lead", SHOPPER, cookie);
  await send("/trade-in/rego", "rego", { ...REGO, rego: "XYZ789" }, cookie);
  const [first, second] = [await idOf("CX-5"), await idOf("Hilux")];
  expect([first === undefined, second === undefined, first === second]).toEqual([false, false, false]);
  const changes = await database.queries.selectFrom("lead_change").selectAll().execute();
  expect(changes.map(({ lead_id: id, document }) => [id, document.includes("XYZ789")])).toEqual([
    [first, false],
    [second, true],
  ]);
});

/** How many browsers' answers hold a word. */
async function draftsWith(word: string) {
  const { database } = await services();
  const rows = await database.queries.selectFrom("checkout_draft").selectAll().execute();
  return rows.filter((row) => JSON.stringify(row).includes(word)).length;
}

/** A step's form as its page shows it: where it is sent, and whether it stands there. */
async function actionOf(path: string, cookie: string) {
  const page = await showTradeStep(yardRequest(path, { cookie }), {});
  return page?.view.form.action ?? "";
}

it("makes no lead of the vehicle in another tab, where nobody has said yet who has one", async () => {
  const { cookie } = await begin();
  const contact = await actionOf("/trade-in/lead", cookie);
  await send("/trade-in", "vehicle", HILUX, cookie);
  expect(await send(contact, "lead", SHOPPER, cookie)).toMatchObject({ status: 409, to: null });
  expect(await kept("lead")).toEqual([]);
  const now = await actionOf("/trade-in/lead", cookie);
  expect((await send(now, "lead", SHOPPER, cookie)).to).toBe("/trade-in/rego");
});

it("takes nothing of a page that was opened for another vehicle, or before the form was emptied", async () => {
  const { cookie } = await begin();
  await send("/trade-in/lead", "lead", SHOPPER, cookie);
  const rego = await actionOf("/trade-in/rego", cookie);
  await send("/trade-in", "vehicle", HILUX, cookie);
  await send("/trade-in/lead", "lead", TOM, cookie);
  const stale = await send(rego, "rego", { ...REGO, rego: "OLD001" }, cookie);
  expect(stale).toMatchObject({ status: 409, to: null });
  expect(await actionOf(rego, cookie), "sent again, it is refused again").toBe(rego);
  expect((await kept("lead_change")).length).toBe(0);
  // The same page as it stands now.
  const now = await actionOf("/trade-in/rego", cookie);
  expect((await send(now, "rego", REGO, cookie)).to).toBe("/trade-in/offer");
  // A browser that was emptied begins with a cookie of its own.
  const emptied = await send(rego, "rego", { ...REGO, rego: "GONE01" });
  expect(emptied.to).toBe("/trade-in?expired=1");
  expect(
    (await showTradeStep(yardRequest("/trade-in", { cookie: emptied.cookie }), {}))?.view.begun,
  ).toBeNull();
  expect(await draftsWith("GONE01")).toBe(0);
});
