import { beforeEach, describe, expect, it } from "vitest";
import { OWN_BOOKING } from "~/domain/appointment/own-booking";
import { siteForm } from "~/domain/forms/site-form";
import { createLeadOffice } from "~/infra/leads/lead-office.server";
import { createPersonalRecords } from "~/infra/privacy/personal-records.server";
import { daysAt } from "~/pages/form/visit-times.server";
import { formSite } from "~/request/form-context.server";
import { loader as freeTimes } from "~/routes/api.service.availability/route";
import { services } from "~/services.server";
import {
  emptyYard,
  filledForm,
  SHOPPER,
  startYard,
  whereTo,
  yardRequest,
} from "../../../test/setup/yard-site";
import { action } from "./route";

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const [HOLIDAY, SHORT_DAY] = [inDays(9), inDays(10)];
const address = { street: "418 Ipswich Road", city: "Moorooka", state: "QLD", postcode: "4105" };
const place = (id: string, more: object) => ({
  id,
  name: id,
  slug: id,
  dealershipId: "yard",
  address,
  ...more,
});
const WORKSHOP = place("workshop", {
  locationType: "service",
  specialHours: [
    { date: HOLIDAY, name: "Holiday" },
    { date: SHORT_DAY, status: "Open", startHour: "08:00", endHour: "09:00" },
  ],
});
const PIT = place("pit", { locationType: "service", visits: { service: 1 } });
const openingHours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, open: "08:00", close: "12:00" }));
startYard(
  { forms: { limits: { leastSeconds: 0 }, workshop: { days: 20, loanCar: true } } },
  { locations: [WORKSHOP, PIT], openingHours },
);

const CAR = {
  vehicle: "2018 Mazda 3",
  rego: "abc123",
  regoState: "qld",
  kms: "90000",
  service_type: "logbook",
};
const form = (config: Parameters<typeof siteForm>[0]) => siteForm(config, "service");

beforeEach(emptyYard);

async function free(locationId = "workshop") {
  const site = await formSite(yardRequest("/service"));
  return daysAt(site, { kind: "service", locationId, about: null });
}

/** Sends a form that was opened by somebody of its own. */
async function send(visit: Readonly<Record<string, string>>, name = "Zoë") {
  const values = {
    ...SHOPPER,
    ...CAR,
    location: "workshop",
    loan_car: "Yes",
    message: "Keep this",
    ...visit,
    name,
  };
  const request = await filledForm({ path: "/service", form, values });
  return action({ request: request(), context: {}, params: {} });
}

const lead = async () => {
  const { database } = await services();
  const row = await database.queries.selectFrom("lead").select("document").executeTakeFirstOrThrow();
  return row.document;
};

describe("the workshop's times", () => {
  it("lie within its hours, from a day ahead to the dealer's last day, never on a holiday", async () => {
    const days = await free();
    expect(days.every(({ times }) => times.every((time) => time >= "08:00" && time <= "11:30"))).toBe(true);
    expect(days.find(({ date }) => date === inDays(5))?.times).toHaveLength(8);
    expect(days.map(({ date }) => date)).not.toContain(HOLIDAY);
    expect(days.find(({ date }) => date === SHORT_DAY)?.times).toEqual(["08:00", "08:30"]);
    // By Brisbane's clocks, which are ahead of UTC.
    expect(days.every(({ date }) => date >= inDays(1) && date <= inDays(20))).toBe(true);
  });

  it("are none at a place that is not the dealer's", async () => expect(await free("nowhere")).toEqual([]));
});

describe("a service at a time", () => {
  const visit = { booking_date: SHORT_DAY, booking_time: "08:00" };

  it("is kept, with the wish for a loan car, and told to whoever reads the lead", async () => {
    expect(whereTo(await send(visit))).toEqual([303, "/success"]);
    const document = await lead();
    for (const part of ['"booking_time":"08:00"', '"location_id":"workshop"', '"loan_car":"Yes"'])
      expect(document).toContain(part);
    expect(document).not.toContain("booking_held");
  });

  it("is given to as many as fit; the next is told the free times beside the field, and loses nothing", async () => {
    const sent = await Promise.all(["Ann", "Ben", "Cleo", "Dan"].map((name) => send(visit, name)));
    expect(sent.map(({ status }) => status).sort()).toEqual([303, 303, 400, 400]);
    const late = await send(visit, "Eve");
    expect(late.status).toBe(400);
    const answer = await late.json();
    expect(answer.errors.map(({ name }) => name)).toEqual(["booking_time"]);
    expect(answer.errors[0]?.text).toContain("8:30");
    expect(answer.typed).toMatchObject({
      ...CAR,
      kms: "90000",
      name: "Eve",
      message: "Keep this",
      loan_car: "Yes",
    });
    expect(answer.choices["booking_time"]?.map(({ value }) => value)).toEqual(["08:30"]);
  });

  it("is one at a place that takes one car at a time, and takes none of a drive's places", async () => {
    const at = { ...visit, booking_date: inDays(5), location: "pit" };
    expect([(await send(at, "Ann")).status, (await send(at, "Ben")).status]).toEqual([303, 400]);
    const { appointments } = await services();
    const drives = {
      tenant: "yard",
      locationId: "pit",
      carId: null,
      from: inDays(1),
      to: inDays(9),
      formKey: null,
    };
    expect((await appointments.taken(drives)).counts.size).toBe(0);
  });

  it.each([
    ["a closed day", { booking_date: HOLIDAY, booking_time: "08:00" }, "booking_date"],
    ["yesterday", { booking_date: inDays(-1), booking_time: "08:00" }, "booking_date"],
    ["a day beyond the dealer's last", { booking_date: inDays(40), booking_time: "08:00" }, "booking_date"],
    ["the year 2999", { booking_date: "2999-01-04", booking_time: "08:00" }, "booking_date"],
    ["a time after closing", { booking_date: SHORT_DAY, booking_time: "09:00" }, "booking_time"],
  ])("is refused on %s, with times that are free", async (_, wrong, field) => {
    const refused = await send(wrong);
    expect(refused.status).toBe(400);
    const { errors } = await refused.json();
    expect(errors.map(({ name }) => name)).toEqual([field]);
    expect(errors[0]?.text).toContain("am");
  });

  it("has to be chosen, and a day alone will not do", async () => {
    const none = await (await send({})).json();
    expect(none.errors.map(({ name }) => name)).toEqual(["booking_date", "booking_time"]);
    const day = await (await send({ booking_date: SHORT_DAY })).json();
    expect(day.errors.map(({ name }) => name)).toEqual(["booking_time"]);
  });
});

describe("a form that is sent again once its booking has changed", () => {
  const visit = { location: "workshop", booking_date: SHORT_DAY, booking_time: "08:00" };
  async function pressing() {
    const values = { ...SHOPPER, ...CAR, ...visit, message: "Keep this" };
    const request = await filledForm({ path: "/service", form, values });
    const press = (other?: Request) => action({ request: other ?? request(), context: {}, params: {} });
    expect(whereTo(await press())).toEqual([303, "/success"]);
    return Object.assign(press, { request });
  }
  async function changedBy(change: "cancel" | "move") {
    const { database, sentLeads, tenants } = await services();
    const { id } = await database.queries.selectFrom("lead").select("id").executeTakeFirstOrThrow();
    const config = tenants.bySlug("yard");
    if (config === null) throw new Error("no dealer");
    if (change === "cancel") await sentLeads.cancel(config, id);
    else await sentLeads.move(config, id, { day: SHORT_DAY, time: "08:30" });
  }
  async function kept() {
    const { database } = await services();
    const seats = await database.queries.selectFrom("appointment").select("starts_at").execute();
    const leads = await database.queries.selectFrom("lead").select("id").execute();
    return { seats: seats.map((one) => one.starts_at), leads: leads.length };
  }

  it("takes no time once more after it was cancelled, says so and keeps what was typed", async () => {
    const press = await pressing();
    await changedBy("cancel");
    const again = await press();
    expect([again.status, await kept()]).toEqual([409, { seats: [], leads: 1 }]);
    const { notice, typed } = await again.json();
    expect(notice?.title).toBe("This booking was cancelled");
    expect(typed).toMatchObject({ message: "Keep this", booking_time: "08:00" });
    const anew = await send({ booking_date: SHORT_DAY, booking_time: "08:30" });
    expect(whereTo(anew), "another time is booked").toEqual([303, "/success"]);
  });

  it("leaves a moved booking where it is, says where that is, and asks its own browser which of two is meant", async () => {
    const press = await pressing();
    await changedBy("move");
    const isLeft = { seats: [`${SHORT_DAY}T08:30`], leads: 1 };
    const again = await press();
    expect([again.status, await kept()]).toEqual([400, isLeft]);
    expect((await again.json()).choices[OWN_BOOKING.name]?.[0]?.text).toContain("8:30");
    const request = press.request();
    request.headers.delete("cookie");
    const elsewhere = await press(request);
    expect([elsewhere.status, await kept()]).toEqual([409, isLeft]);
    expect((await elsewhere.json()).notice?.text).toContain("8:30");
  });

  it("makes no lead again, and takes no time, after its person was erased", async () => {
    const press = await pressing();
    const { database, clock } = await services();
    await createPersonalRecords(database, { clock, secrets: ["a"] }).erase({ email: SHOPPER.email });
    await createLeadOffice(database, clock).erase({ email: SHOPPER.email });
    const again = await press();
    expect([again.status, await kept()]).toEqual([409, { seats: [], leads: 0 }]);
    expect((await again.json()).notice?.title).toBe("This was deleted");
  });
});

describe("the times asked for by a program", () => {
  const ask = async (query: string) => {
    const answer = await freeTimes({
      request: yardRequest(`/api/service/availability?${query}`),
      context: {},
      params: {},
    });
    return [answer.status, await answer.json()];
  };

  it("are those of the day at the place", async () => {
    expect(await ask(`location_id=workshop&date=${SHORT_DAY}`)).toEqual([200, ["08:00", "08:30"]]);
    expect(await ask(`location_id=workshop&date=${HOLIDAY}`)).toEqual([200, []]);
  });

  it("are a fault where place or day is missing or none (C1)", async () => {
    for (const query of ["", "date=2026-11-23", `location_id=nowhere&date=${SHORT_DAY}`])
      expect(await ask(query)).toEqual([
        404,
        { error: "location_id: there is no such place for it; these would do: workshop, pit" },
      ]);
    for (const date of ["", "&date=", "&date=soon", "&date=2026-02-30"])
      expect(await ask(`location_id=workshop${date}`)).toEqual([
        400,
        { error: "date: expected a day such as 2026-11-23" },
      ]);
  });
});
