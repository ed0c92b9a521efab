import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod";
import { dayAfter } from "~/domain/appointment/free-times";
import type { ApiKey } from "~/ports/api-keys";
import { repeatedAnswer } from "~/pages/form/take-added-lead.server";
import { formSite } from "~/request/form-context.server";
import { loader as availability } from "~/routes/api.test-drive.availability/route";
import { services } from "~/services.server";
import { startWebSink } from "../../../test/doubles/sinks/web-sink";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { soon } from "../../../test/setup/soon";
import { emptyYard, EVERY_DAY, startYard, yardPlace, yardRequest } from "../../../test/setup/yard-site";
import { action } from "./route";

const KEY: ApiKey = {
  id: "key1",
  scope: "leads",
  tenant: "yard",
  dealershipId: null,
  name: "Call centre",
  createdAt: "2026-11-01T00:00:00.000Z",
  usedOn: null,
  revokedAt: null,
};
/** Where it is noon now: text messages leave by day. */
const hour = new Date().getUTCHours();
const NOON = `Etc/GMT${hour > 12 ? "+" : "-"}${Math.abs(12 - hour)}`;

let gateway: Awaited<ReturnType<typeof startWebSink>>;
beforeAll(async () => {
  gateway = await startWebSink();
  vi.stubEnv("SMS_WEBHOOK_URL", gateway.url);
});
afterAll(() => gateway.close());
startYard(
  {
    forms: { finance: "financeApplication", visits: { minutes: 30, capacity: 1 } },
    routes: { enabled: ["testDrive", "finance"] },
  },
  { locations: [yardPlace("moorooka"), yardPlace("rocklea")], openingHours: EVERY_DAY, timeZone: NOON },
);
beforeEach(async () => {
  const { apiKeys } = await services();
  gateway.taken.length = 0;
  vi.restoreAllMocks();
  vi.spyOn(apiKeys, "find").mockResolvedValue(KEY);
  await emptyYard();
});

const MIA = { name: "Mia", phone: "0412 345 678" };
const fault = z.object({
  field: z.string(),
  detail: z.string(),
  free_times: z.array(z.string()).optional(),
});
const answerSchema = z.object({
  lead_id: z.string().optional(),
  is_new: z.boolean().optional(),
  booking: z.string().nullish(),
  errors: z.array(fault).default([]),
});
let requests = 0;

async function add(body: object, name = `request-${(requests += 1)}`) {
  const request = new Request("https://www.yard.example/api/leads", {
    method: "POST",
    headers: {
      authorization: "Bearer key",
      "content-type": "application/json",
      "idempotency-key": name,
      "x-visitor-address": "203.0.113.8",
    },
    body: JSON.stringify(body),
  });
  const response = await action({ request, context: {}, params: {} });
  const answer = answerSchema.parse(await response.json());
  const fields = answer.errors.map(({ field }) => field).sort();
  return { status: response.status, ...answer, fields };
}

const day = async () => dayAfter((await formSite(yardRequest("/"))).today, 3);
const drive = async (more: object = {}) => ({
  form: "testDrive",
  answers: { ...MIA, location: "moorooka", booking_date: await day(), booking_time: "09:00", ...more },
});

it("names the next free times for one that is taken, in words and for programs, and they can be booked", async () => {
  expect((await add(await drive())).status).toBe(201);
  const late = await add(await drive({ name: "Ann" }));
  expect([late.status, late.fields]).toEqual([422, ["answers.booking_time"]]);
  const [told] = late.errors;
  expect(told?.detail).toMatch(/not free any more.*9:30.*10:00/);
  expect(told?.free_times?.slice(0, 2)).toEqual([`${await day()}T09:30`, `${await day()}T10:00`]);
  const [date, time] = told?.free_times?.[0]?.split("T") ?? [];
  const again = await add(await drive({ name: "Ann", booking_date: date, booking_time: time }));
  expect(again.status).toBe(201);
  const query = new URLSearchParams({ location_id: "moorooka", date: await day() });
  const asked = { request: yardRequest(`/api/test-drive/availability?${query}`), context: {}, params: {} };
  expect(await (await availability(asked)).json()).not.toContain("09:30");
});

it("says whether a time is kept or a wish, to who asks for it and to who asks for the free ones", async () => {
  const { search, database } = await services();
  const listed = (reserved: boolean) =>
    vi.spyOn(search, "findBySlug").mockResolvedValue(vehicleWith(7, { dealership_id: "yard", reserved }));
  vi.spyOn(search, "findByIds").mockResolvedValue([]);
  const query = new URLSearchParams({ location_id: "moorooka", date: await day(), car_id: "7" });
  const request = () => yardRequest(`/api/test-drive/availability?${query}`);
  const offered = async () =>
    (await availability({ request: request(), context: {}, params: {} })).headers.get("X-Booking");
  const body = { ...(await drive()), car_id: "7" };
  listed(true);
  expect(await offered()).toBe("wish");
  expect(await add(body, "wish")).toMatchObject({ status: 201, booking: "wish" });
  listed(false);
  expect(await offered()).toBe("kept");
  expect(await add(body, "kept")).toMatchObject({ status: 201, booking: "kept" });
  // What was told still holds when the vehicle is reserved before the same request comes again.
  listed(true);
  await database.queries.deleteFrom("stock_push_answer").execute();
  expect(await add(body, "kept")).toMatchObject({ status: 200, is_new: false, booking: "kept" });
});

it("has no word of a booking where no day was asked for, and reads answers kept without one", async () => {
  expect(await add({ form: "enquiry", answers: { ...MIA, message: "Hi" } })).toMatchObject({ booking: null });
  expect(await add({ form: "testDrive", answers: { ...MIA, location: "moorooka" } })).toMatchObject({
    status: 201,
    booking: null,
  });
  const old = { status: 201, body: '{"lead_id":"a","is_new":true,"error":null}' };
  expect(JSON.parse(repeatedAnswer(old).body)).toEqual({
    lead_id: "a",
    is_new: false,
    booking: null,
    error: null,
  });
});

it("asks for the place where there are several, and names times for a day without any", async () => {
  const { location: _, ...answers } = (await drive()).answers;
  expect(await add({ form: "testDrive", answers })).toMatchObject({
    status: 422,
    fields: ["answers.location"],
  });
  const past = await add(await drive({ booking_date: "2020-01-06" }));
  expect(past.fields).toEqual(["answers.booking_date"]);
  expect(past.errors[0]?.free_times).toHaveLength(3);
});

it("is the same booking when it is sent again, also after its answer was forgotten", async () => {
  const body = await drive();
  const first = await add(body, "again");
  expect(first).toMatchObject({ status: 201, is_new: true });
  expect(await add(body, "again")).toMatchObject({ status: 200, is_new: false, lead_id: first.lead_id });
  const { database } = await services();
  await database.queries.deleteFrom("stock_push_answer").execute();
  expect(await add(body, "again")).toMatchObject({ status: 200, is_new: false, lead_id: first.lead_id });
});

it.each([
  ["a test drive", async () => drive(), /test drive/i],
  [
    "an enquiry",
    async () => ({ form: "enquiry", answers: { ...MIA, message: "Still there?" } }),
    /thank you/i,
  ],
])("tells who gave a mobile number alone of %s by text, as the site does", async (_, body, words) => {
  expect((await add(await body())).status).toBe(201);
  await soon(() => expect(gateway.taken).toHaveLength(1));
  const { to, text } = z
    .object({ to: z.string(), text: z.string() })
    .parse(JSON.parse(gateway.taken[0]?.body ?? ""));
  expect(to).toBe("+61412345678");
  expect(text).toMatch(words);
  expect(text).toContain("/my/");
});

it("tells all that is wrong at once: with the form of the body, and with the answers", async () => {
  const answers = {
    ...MIA,
    vehiclePriceBudget: -5,
    date_of_birth: "2030-01-01",
    postcode: "x",
    colour_of_hair: "red",
  };
  const { status, fields } = await add({
    form: "financeApplication",
    answers,
    car: 7,
    url: "https://evil.example/",
  });
  expect(status).toBe(422);
  expect(fields).toEqual(
    [
      "car",
      "url",
      ...["colour_of_hair", "date_of_birth", "postcode", "vehiclePriceBudget"].map(
        (name) => `answers.${name}`,
      ),
    ].sort(),
  );
  const bad = await add({ form: "enquiry", answers: { name: 7, phone: 8, postcode: "x" } });
  expect(bad.fields, "what cannot be read is not missed as well").toEqual([
    "answers.name",
    "answers.phone",
    "answers.postcode",
  ]);
  expect((await add({ answers: { ...MIA, postcode: 1 } })).fields).toEqual(["answers.postcode", "form"]);
});

it("takes the one of two forms that the dealer has, and pages of the dealer's alone", async () => {
  expect(await add({ form: "financeEnquiry", answers: MIA })).toMatchObject({
    status: 422,
    fields: ["form"],
  });
  expect((await add({ form: "financeApplication", answers: MIA })).status).toBe(201);
  const at = (url: string) => add({ form: "enquiry", answers: MIA, url });
  expect(await at("https://evil.example/x")).toMatchObject({ status: 422, fields: ["url"] });
  expect((await at("https://www.yard.example/cars/mazda")).status).toBe(201);
});
