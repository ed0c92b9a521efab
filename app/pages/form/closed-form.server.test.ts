import { beforeAll, expect, it, vi } from "vitest";
import type { FormKey } from "~/domain/forms/form-catalogue";
import { siteForm } from "~/domain/forms/site-form";
import type { LeadKind } from "~/domain/lead/lead";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { formSite } from "~/request/form-context.server";
import { services } from "~/services.server";
import {
  EVERY_DAY,
  filledForm,
  SHOPPER,
  startYard,
  whereTo,
  yardPlace,
  yardRequest,
} from "../../../test/setup/yard-site";
import { emptyBefore, lastFreeDay } from "../../../test/setup/yard-visits";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { loader as freeTimes } from "~/routes/api.test-drive.availability/route";
import { action, loader } from "~/routes/$/route";
import { showTradeStep } from "~/pages/trade-in/show-step.server";
import { reservedNotice } from "./closed-form.server";
import type { FormRequest } from "./form-request.server";

/** What is asked of orders, to know who holds a vehicle. */
interface HoldDesk {
  holdOf(): Promise<{ readonly orderId: string } | null>;
}

startYard(
  { forms: { limits: { leastSeconds: 0 } } },
  { locations: [yardPlace("moorooka")], openingHours: EVERY_DAY },
);

const PATH = "/book-test-drive?car_id=7";
let visit: Readonly<Record<string, string>>;
beforeAll(async () => {
  const { date, times } = await lastFreeDay("testDrive", "moorooka");
  visit = { location: "moorooka", booking_date: date, booking_time: times[0] ?? "" };
});
emptyBefore();

/** What the dealer lists under the id; null for another dealer's vehicle, which its own scope never finds. */
async function listed(changes: Partial<Vehicle> | null): Promise<void> {
  const { search } = await services();
  const vehicle = changes === null ? null : vehicleWith(7, { dealership_id: "yard", ...changes });
  // What is no id is looked up by its path: one question is enough.
  vi.spyOn(search, "findByIds").mockResolvedValue([]);
  vi.spyOn(search, "findBySlug").mockResolvedValue(vehicle);
}

async function send(
  key: "testDrive" | "photoRequest",
  path: string,
  more: Readonly<Record<string, string>> = {},
) {
  const values = { ...SHOPPER, ...(key === "testDrive" ? visit : {}), message: "Keep this", ...more };
  const request = await filledForm({ path, form: (config) => siteForm(config, key), values });
  return (context = {}) => action({ request: request(), context, params: {} });
}

const kept = async () => {
  const { database } = await services();
  const rows = [database.queries.selectFrom("appointment"), database.queries.selectFrom("lead")] as const;
  return Promise.all(rows.map(async (from) => (await from.selectAll().execute()).length));
};

it.each<[string, Partial<Vehicle> | null, RegExp]>([
  ["sold", { status: "sold", sold: true }, /has been sold$/],
  ["in transit", { status: "in_transit" }, /do not have this vehicle/],
  ["another dealer's", null, /do not have this vehicle/],
])(
  "books no test drive of a vehicle that is %s, says so, and loses nothing typed",
  async (_, changes, title) => {
    await listed(changes);
    const context = {};
    const refused = await (await send("testDrive", PATH))(context);
    expect(refused.status).toBe(410);
    const answer = await refused.json();
    expect(answer.notice?.title).toMatch(title);
    expect(answer.notice?.text).toMatch(/Nothing was sent, and what you typed is still here\.$/);
    expect(answer.notice?.links?.map(({ href }) => href).at(-1)).toMatch(/^\/find-similar/);
    expect(answer).toMatchObject({ typed: { message: "Keep this", email: SHOPPER.email }, errors: [] });
    expect(await kept(), "no time, no lead").toEqual([0, 0]);
    const page = await (await loader({ request: yardRequest(PATH), context, params: {} })).json();
    expect(page.form).toMatchObject({ refused: true, closed: { title: answer.notice?.title } });
  },
);

it("says it before anything is typed, and instead of what is wrong with the answers", async () => {
  await listed({ status: "sold", sold: true });
  const page = await (await loader({ request: yardRequest(PATH), context: {}, params: {} })).json();
  expect(page.form?.closed?.title).toMatch(/has been sold$/);
  expect(page.form?.closed?.text, "nothing was").not.toContain("sent");
  const answer = await (await (await send("testDrive", PATH, { email: "no" }))()).json();
  expect(answer).toMatchObject({ errors: [], typed: { email: "no" } });
  expect(answer.notice?.title).toMatch(/has been sold$/);
});

it("asks for no photographs of one that is sold", async () => {
  await listed({ status: "sold", sold: true });
  expect((await (await send("photoRequest", "/request-photos?car_id=7"))()).status).toBe(410);
  expect(await kept()).toEqual([0, 0]);
});

it("begins no application for finance of one that is sold, and says so above a trade-in towards it", async () => {
  const title = /has been sold$/;
  await listed({ status: "in_stock" });
  const finance = async () =>
    (await loader({ request: yardRequest("/finance?car_id=7"), context: {}, params: {} })).json();
  const trade = async () => (await showTradeStep(yardRequest("/trade-in?car_id=7"), {}))?.view;
  expect((await finance()).form?.closed).toBeNull();
  expect((await trade())?.closed).toBeNull();
  await listed({ status: "sold", sold: true });
  expect((await finance()).form?.closed?.title).toMatch(title);
  const view = await trade();
  expect(view?.closed?.title).toMatch(title);
  expect(view?.closed?.links?.map(({ href }) => href).at(-1)).toMatch(/^\/find-similar/);
  expect(view?.form.groups, "the own vehicle may be valued all the same").not.toEqual([]);
});

it.each([
  ["in_stock", "books", 1],
  ["coming_soon", "asks for", 0],
] as const)(
  "of a vehicle that is %s it %s a drive, also where driving is all it is for",
  async (status, _, booked) => {
    await listed({ status, tag: "Test Drive Only" });
    const page = await (await loader({ request: yardRequest(PATH), context: {}, params: {} })).json();
    expect(page.form?.closed).toBeNull();
    expect(whereTo(await (await send("testDrive", PATH))())).toEqual([303, "/success"]);
    expect(await kept()).toEqual([booked, 1]);
  },
);

it("takes a message about a sold vehicle: it may be about the sale", async () => {
  await listed({ status: "sold", sold: true });
  const path = "/enquire?car_id=7";
  const values = { ...SHOPPER, tradeIn: "No" };
  const request = await filledForm({ path, form: (config) => siteForm(config, "enquiry"), values });
  expect(whereTo(await action({ request: request(), context: {}, params: {} }))).toEqual([303, "/success"]);
});

it("says above a message that the dealer has no such vehicle, takes it, and tells the dealer which was asked for", async () => {
  await listed(null);
  const path = "/enquire?car_id=999999";
  const page = await (await loader({ request: yardRequest(path), context: {}, params: {} })).json();
  expect(page.form).toMatchObject({
    closed: null,
    reserved: { title: "We do not have this vehicle for sale" },
  });
  const values = { ...SHOPPER, tradeIn: "No" };
  const request = await filledForm({ path, form: (config) => siteForm(config, "enquiry"), values });
  expect(whereTo(await action({ request: request(), context: {}, params: {} }))).toEqual([303, "/success"]);
  const { database } = await services();
  const [lead] = await database.queries.selectFrom("lead").selectAll().execute();
  expect(JSON.stringify(lead)).toMatch(/vehicle_not_here\W+999999/);
  await listed({ status: "in_stock" });
  const there = await loader({ request: yardRequest("/enquire?car_id=7"), context: {}, params: {} });
  expect((await there.json()).form?.reserved).toBeNull();
});

it("offers no time for one that is not to be had (CALL-15, OPEN-127)", async () => {
  const path = `/api/test-drive/availability?location_id=moorooka&date=${visit["booking_date"]}&car_id=7`;
  const times = async () => (await freeTimes({ request: yardRequest(path), context: {}, params: {} })).json();
  await listed({ status: "in_stock" });
  expect(await times()).toContain(visit["booking_time"]);
  await listed({ status: "sold", sold: true });
  expect(await times()).toEqual([]);
});

it.each<[string, Partial<Vehicle>, Partial<HoldDesk>, string | undefined]>([
  ["free", { reserved: false }, {}, undefined],
  ["its own", {}, {}, "You have it reserved"],
  ["somebody else's", {}, { holdOf: async () => ({ orderId: "other" }) }, "Reserved at the moment"],
  ["put by in the dealer's system", {}, { holdOf: async () => null }, "Reserved at the moment"],
  ["unknown", {}, { holdOf: () => Promise.reject(new Error("down")) }, "Reserved at the moment"],
])("tells a browser whose reservation it is: %s", async (_, changes, desk, title) => {
  const findNewest = async () => ({ id: "own", state: "held" });
  const checkout = { findNewest, holdOf: async () => ({ orderId: "own" }), ...desk };
  const site = await formSite(yardRequest(PATH));
  const drafts = { read: async () => ({ order: "own" }) };
  const about = { vehicle: vehicleWith(7, { reserved: true, ...changes }) };
  const asked = { about, site: { ...site, services: { ...site.services, checkout, drafts } } };
  const notice = (kind: LeadKind, key: FormKey = "enquiry") =>
    // The notice asks no more of a form.
    reservedNotice({ ...asked, key, form: { kind } } as unknown as FormRequest);
  expect((await notice("enquiry"))?.title).toBe(title);
  if (title === undefined) return;
  expect((await notice("enquiry"))?.text).not.toContain("A time");
  expect((await notice("testDrive", "testDrive"))?.text).toContain("A time that you choose is a request");
  if (title !== "Reserved at the moment") return;
  expect((await notice("enquiry"))?.text).toContain("we tell you if it comes free");
  expect((await notice("tradeIn"))?.text).toBe("You can send this form all the same.");
});
