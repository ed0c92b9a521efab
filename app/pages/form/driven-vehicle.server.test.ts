import { beforeEach, expect, it, vi } from "vitest";
import { siteForm } from "~/domain/forms/site-form";
import { toVehicleSummary } from "~/domain/vehicle/vehicle-summary";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { FIND, INTENT_FIELD } from "~/features/forms/form-fields";
import { formSite } from "~/request/form-context.server";
import { SearchUnavailableError } from "~/ports/search-service";
import { action, loader } from "~/routes/$/route";
import { loader as success } from "~/routes/success/route";
import { loader as calendar } from "~/routes/success_.booking[.]ics/route";
import { services } from "~/services.server";
import {
  cookieOf,
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

startYard(
  { forms: { limits: { leastSeconds: 0 } } },
  { locations: [yardPlace("moorooka"), yardPlace("rocklea")], openingHours: EVERY_DAY },
);

const PATH = "/book-test-drive";
const mine = (id: number, changes: Partial<Vehicle> = {}) =>
  vehicleWith(id, {
    dealership_id: "yard",
    location_id: "rocklea",
    status: "in_stock",
    sold: false,
    price: 24_990,
    ...changes,
  });
const STOCK = [
  mine(7),
  mine(8, { status: "sold", sold: true }),
  mine(9, { location_id: "moorooka" }),
  mine(10, { status: "coming_soon" }),
  mine(11, { car_type: "new" }),
];

emptyBefore(STOCK);
beforeEach(async () => {
  const { search } = await services();
  const hits = STOCK.map(toVehicleSummary);
  const empty = { facets: {}, stats: {}, page: 1, pages: 1, ms: 1, stale: false };
  vi.spyOn(search, "search").mockResolvedValue({ hits, count: hits.length, ...empty });
  vi.spyOn(search, "facetValues").mockResolvedValue([]);
});

async function send(values: Readonly<Record<string, string>>) {
  const form = (config: Parameters<typeof siteForm>[0]) => siteForm(config, "testDrive");
  const request = await filledForm({ path: PATH, form, values: { ...SHOPPER, ...values } });
  return action({ request: request(), context: {}, params: {} });
}

async function freeAt(locationId: string) {
  const { date, times } = await lastFreeDay("testDrive", locationId);
  return { booking_date: date, booking_time: times[0] ?? "" };
}

async function keptLead() {
  const { database } = await services();
  const row = await database.queries
    .selectFrom("lead")
    .select(["car_id", "document"])
    .executeTakeFirstOrThrow();
  return { carId: row.car_id, document: row.document };
}

it("shows vehicles that match, with price and place, those alone that can be driven, and loses nothing typed", async () => {
  const answer = await (await send({ wanted: "mazda", message: "Keep this", [INTENT_FIELD]: FIND })).json();
  const offered = answer.choices["drive_car"] ?? [];
  expect(offered.map(({ value }) => value)).toEqual(["11", "7", "9", "unsure"]);
  expect(offered[1]?.label).toContain(String(STOCK[0]?.year));
  expect(offered[0]?.text).toMatch(/\$.* · /);
  expect(answer.found).toContain("3");
  expect(answer.typed).toMatchObject({ wanted: "mazda", message: "Keep this", name: SHOPPER.name });
  expect(answer.errors).toEqual([]);
});

it("says beside the box that nothing was typed, or that nothing matches", async () => {
  const errors = async (wanted: string) =>
    (await (await send({ wanted, [INTENT_FIELD]: FIND })).json()).errors.map(({ name }) => name);
  expect(await errors("")).toEqual(["wanted"]);
  const { search } = await services();
  vi.mocked(search.search).mockResolvedValue({
    hits: [],
    ...{ count: 0, facets: {}, stats: {}, page: 1, pages: 1, ms: 1, stale: false },
  });
  expect(await errors("unicorn <b>")).toEqual(["wanted"]);
});

it("books the vehicle that was chosen, at the yard where it stands", async () => {
  const sent = await send({
    wanted: "mazda",
    drive_car: "7",
    location: "moorooka",
    ...(await freeAt("rocklea")),
  });
  expect(whereTo(sent)).toEqual([303, "/success"]);
  const { carId, document } = await keptLead();
  expect(carId).toBe("7");
  expect(document).toContain('"location_id":"rocklea"');
  expect(document).not.toMatch(/drive_car|"wanted"/);
  const { database } = await services();
  const seats = await database.queries.selectFrom("appointment").select(["car_id", "location_id"]).execute();
  expect(seats).toEqual([{ car_id: "7", location_id: "rocklea" }]);
});

it("takes who does not know yet, with what was typed or that alone", async () => {
  const visit = { location: "moorooka", ...(await freeAt("moorooka")) };
  expect(whereTo(await send({ drive_car: "unsure", ...visit }))).toEqual([303, "/success"]);
  expect(await keptLead()).toMatchObject({ carId: null });
  expect((await keptLead()).document).toContain('"wanted":"I do not know yet"');
});

it("asks for a choice, and takes no vehicle that cannot be driven or is another dealer's", async () => {
  const none = await (await send({ wanted: "mazda", location: "moorooka" })).json();
  expect(none.errors.map(({ name }) => name)).toEqual(["drive_car"]);
  expect(
    none.choices["drive_car"]?.map(({ value }) => value),
    "what matches is there to choose",
  ).toContain("7");
  for (const wrong of ["8", "10", "4711", "<b>", "unsure2"]) {
    const refused = await send({ wanted: "mazda", location: "moorooka", drive_car: wrong });
    expect([wrong, refused.status]).toEqual([wrong, 400]);
    expect((await refused.json()).errors.map(({ name }) => name)).toEqual(["drive_car"]);
  }
});

it("keeps the time of a vehicle for one shopper, and names the next free ones beside it", async () => {
  const visit = await freeAt("rocklea");
  expect((await send({ drive_car: "7", ...visit })).status).toBe(303);
  const late = await send({ drive_car: "7", ...visit, name: "Noor" });
  expect(late.status).toBe(400);
  const { errors } = await late.json();
  expect(errors.map(({ name }) => name)).toEqual(["booking_time"]);
  expect(errors[0]?.text).toMatch(/am|pm/);
});

it("can be sent while search is down", async () => {
  const visit = { location: "moorooka", ...(await freeAt("moorooka")) };
  const { search } = await services();
  for (const name of ["search", "findByIds", "findBySlug", "facetValues"] as const)
    vi.spyOn(search, name).mockRejectedValue(new SearchUnavailableError("down"));
  expect(whereTo(await send({ wanted: "mazda", drive_car: "unsure", ...visit }))).toEqual([303, "/success"]);
});

it("takes a drive where the vehicle has to be brought as a request, and says so before and after", async () => {
  const path = `${PATH}?car_id=7`;
  const form = (config: Parameters<typeof siteForm>[0]) => siteForm(config, "testDrive");
  const at = async (location: string) => {
    const values = { ...SHOPPER, location, ...(await freeAt(location)) };
    const request = await filledForm({ path, form, values });
    const sent = await action({ request: request(), context: {}, params: {} });
    expect(whereTo(sent)).toEqual([303, "/success"]);
    const page = await success({
      request: yardRequest("/success", { cookie: cookieOf(sent) }),
      context: {},
      params: {},
    });
    return { document: (await keptLead()).document, receipt: (await page.json()).receipt };
  };
  const { database } = await services();
  const seats = () => database.queries.selectFrom("appointment").selectAll().execute();
  const asked = await loader({ request: yardRequest(path), context: {}, params: {} });
  const view = (await asked.json()).form?.form;
  const places = view?.groups.flatMap(({ fields }) => fields).find(({ name }) => name === "location");
  expect(places?.choices.map(({ label }) => /has to be brought/.test(label))).toEqual([true, false]);

  const brought = await at("moorooka");
  expect(brought.document).toContain('"vehicle_brought_from":"rocklea"');
  expect([await seats(), brought.receipt?.calendar]).toEqual([[], null]);
  expect(brought.receipt?.status?.tone).toBe("waiting");
  expect(brought.receipt?.next[0]).toContain("The vehicle stands at another of our yards");
  expect(brought.receipt?.next.join(), "of what is asked for").not.toContain("will be ready");
  expect(brought.receipt?.next.at(-1)).toContain("move or cancel it");

  await database.queries.deleteFrom("lead").execute();
  const here = await at("rocklea");
  expect(here.document).not.toContain("vehicle_brought_from");
  expect([(await seats()).length, here.receipt?.status?.tone]).toEqual([1, "good"]);
});

it("offers the calendar file that the letter brings", async () => {
  const values = { ...SHOPPER, location: "rocklea", ...(await freeAt("rocklea")) };
  const form = (config: Parameters<typeof siteForm>[0]) => siteForm(config, "testDrive");
  const sent = await action({
    ...{ request: (await filledForm({ path: `${PATH}?car_id=7`, form, values }))(), context: {}, params: {} },
  });
  const file = await calendar({
    ...{ request: yardRequest("/success/booking.ics", { cookie: cookieOf(sent) }), context: {}, params: {} },
  });
  const { sentLeads, database } = await services();
  const { config } = await formSite(yardRequest(PATH));
  const { submission_key: key } = await database.queries
    .selectFrom("lead")
    .select("submission_key")
    .executeTakeFirstOrThrow();
  const record = await sentLeads.sentBy(config, key);
  expect(record).not.toBeNull();
  expect(await file.text()).toBe(record === null ? "" : sentLeads.calendar(config, record)?.text);
});

it("takes a drive of a vehicle that has yet to arrive as a request: no time is kept, and nothing is promised", async () => {
  const path = `${PATH}?car_id=10`;
  const form = (config: Parameters<typeof siteForm>[0]) => siteForm(config, "testDrive");
  const values = { ...SHOPPER, location: "rocklea", ...(await freeAt("rocklea")) };
  const request = await filledForm({ path, form, values });
  const sent = await action({ request: request(), context: {}, params: {} });
  expect(whereTo(sent)).toEqual([303, "/success"]);
  const page = await success({
    request: yardRequest("/success", { cookie: cookieOf(sent) }),
    context: {},
    params: {},
  });
  const { receipt } = await page.json();
  const { database } = await services();
  expect(await database.queries.selectFrom("appointment").selectAll().execute()).toEqual([]);
  expect([receipt?.calendar, receipt?.status?.tone]).toEqual([null, "waiting"]);
  expect(receipt?.next.join()).not.toContain("will be ready");
});
