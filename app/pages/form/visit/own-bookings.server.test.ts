import { expect, it } from "vitest";
import { OWN_BOOKING, SECOND } from "~/domain/appointment/own-booking";
import { type FormKey } from "~/domain/forms/form-catalogue";
import { siteForm } from "~/domain/forms/site-form";
import { formSite } from "~/request/form-context.server";
import { action, loader } from "~/routes/$/route";
import { loader as thanksLoader } from "~/routes/success/route";
import { loader as sentLoader } from "~/routes/my.$reference/route";
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
} from "../../../../test/setup/yard-site";
import { emptyBefore, lastFreeDay, showStock } from "../../../../test/setup/yard-visits";
import { vehicleWith } from "../../../../test/fixtures/vehicle";

startYard(
  { forms: { limits: { leastSeconds: 0 } } },
  {
    locations: [yardPlace("moorooka"), { ...yardPlace("shed"), locationType: "service" }],
    openingHours: EVERY_DAY,
  },
);

const CARS = [7, 8].map((id) =>
  vehicleWith(id, {
    ...{ dealership_id: "yard", location_id: "moorooka", status: "in_stock", sold: false, price: 24_990 },
  }),
);
emptyBefore(CARS);

const DRIVE = `/book-test-drive?car_id=${CARS[0]?.id ?? ""}`;
const OTHER = `/book-test-drive?car_id=${CARS[1]?.id ?? ""}`;

/** Two free times of the last day: when it is booked for, and when it is moved to. */
async function times(kind: "testDrive" | "service" = "testDrive") {
  const location = kind === "service" ? "shed" : "moorooka";
  const { date, times: free } = await lastFreeDay(kind, location);
  const at = (index: number) => ({ location, booking_date: date, booking_time: free.at(index) ?? "" });
  return [at(0), at(-1)] as const;
}

/** A page with a form that was opened once; it is sent as often as wanted, each time with other answers. */
async function opened(path: string, key: FormKey, cookie = "") {
  const form = (config: Parameters<typeof siteForm>[0]) => siteForm(config, key);
  const request = await filledForm({ path, form, values: SHOPPER, cookie });
  const first = request();
  const own = first.headers.get("cookie") ?? "";
  const body = new URLSearchParams(await first.text());
  return {
    cookie: own,
    async send(answers: Readonly<Record<string, string>>) {
      const all = new URLSearchParams({ ...Object.fromEntries(body), ...answers });
      return action({ request: yardRequest(path, { cookie: own, body: all }), context: {}, params: {} });
    },
  };
}

async function kept() {
  const { database } = await services();
  const count = async (table: "lead" | "appointment" | "lead_change") =>
    (await database.queries.selectFrom(table).selectAll().execute()).length;
  const seats = await database.queries.selectFrom("appointment").select("starts_at").execute();
  return {
    leads: await count("lead"),
    changes: await count("lead_change"),
    at: seats.map((one) => one.starts_at).sort(),
  };
}
const moment = (visit: { booking_date: string; booking_time: string }) =>
  `${visit.booking_date}T${visit.booking_time}`;

it("asks before a vehicle is booked once more from the page that booked it, moving is chosen, and nothing typed is lost", async () => {
  const [first, then] = await times();
  const page = await opened(DRIVE, "testDrive");
  expect(whereTo(await page.send(first))).toEqual([303, "/success"]);
  const refused = await page.send({ ...then, message: "With a child seat" });
  expect(refused.status).toBe(400);
  const answer = await refused.json();
  const choices = answer.choices[OWN_BOOKING.name] ?? [];
  expect(choices.map(({ value }) => value).at(-1)).toBe(SECOND);
  expect(choices).toHaveLength(2);
  expect(answer).toMatchObject({
    typed: { message: "With a child seat", ...then, [OWN_BOOKING.name]: choices[0]?.value },
  });
  expect(answer.errors.map(({ name }) => name)).toEqual([OWN_BOOKING.name]);
  expect(answer.errors[0]?.text).toContain("Choose whether to move");
  expect(await kept()).toMatchObject({ leads: 1, changes: 0, at: [moment(first)] });

  const move = { ...then, message: "With a child seat", [OWN_BOOKING.name]: choices[0]?.value ?? "" };
  const moved = await page.send(move);
  expect(whereTo(moved)[1]).toMatch(/^\/my\/[^?]+\?done=moved$/);
  expect(await kept()).toEqual({ leads: 1, changes: 1, at: [moment(then)] });
  const { database } = await services();
  const change = await database.queries
    .selectFrom("lead_change")
    .select("document")
    .executeTakeFirstOrThrow();
  expect(change.document).toContain("With a child seat");
  expect(whereTo(await page.send(move))[1], "sent twice").toMatch(/\?done=same$/);
  expect(await kept()).toEqual({ leads: 1, changes: 1, at: [moment(then)] });
});

it("books a second one where that is chosen, and says no word of the question in the lead", async () => {
  const [first, then] = await times();
  const page = await opened(DRIVE, "testDrive");
  await page.send(first);
  const second = await page.send({ ...then, [OWN_BOOKING.name]: SECOND });
  expect(whereTo(second)).toEqual([303, "/success"]);
  expect(await kept()).toMatchObject({ leads: 2, at: [moment(first), moment(then)].sort() });
  const { database } = await services();
  for (const { document } of await database.queries.selectFrom("lead").select("document").execute())
    expect(document).not.toContain(OWN_BOOKING.name);
});

it("asks as soon as the form is opened anew in that browser, and offers the time that is given up", async () => {
  const [first] = await times();
  const page = await opened(DRIVE, "testDrive");
  const sent = await page.send(first);
  const cookie = cookieOf(sent);
  const shown = async (path: string, own: string) => {
    const answer = await loader({ request: yardRequest(path, { cookie: own }), context: {}, params: {} });
    const { form } = await answer.json();
    const fields = form?.form.groups.flatMap((group) => group.fields) ?? [];
    return {
      question: fields.find(({ name }) => name === OWN_BOOKING.name)?.choices ?? [],
      value: form?.form.values[OWN_BOOKING.name],
    };
  };
  const asked = await shown(DRIVE, cookie);
  expect(asked.question.map(({ value }) => value)).toEqual([asked.value, SECOND]);
  expect((await shown(OTHER, cookie)).question, "another vehicle").toEqual([]);
  expect((await shown(DRIVE, "")).question, "another browser").toEqual([]);
  const again = await opened(DRIVE, "testDrive", cookie);
  const same = await again.send({ ...first, [OWN_BOOKING.name]: asked.value ?? "" });
  expect(whereTo(same)[1]).toMatch(/\?done=same$/);
  expect((await again.send({ ...first, [OWN_BOOKING.name]: SECOND })).status, "both at one time").toBe(400);
});

it("knows it as long as it lies ahead, by the browser alone", async () => {
  const [first] = await times();
  const page = await opened(DRIVE, "testDrive");
  const sent = await page.send(first);
  const cookies = sent.headers.getSetCookie();
  const booked = cookies.find((one) => one.startsWith("booked=")) ?? "";
  const lasts = Number(/Max-Age=(\d+)/.exec(booked)?.[1]) * 1000;
  const over = Date.parse(`${first.booking_date}T${first.booking_time}:00+10:00`);
  expect(Date.now() + lasts).toBeGreaterThan(over);
  const { database } = await services();
  await database.queries.deleteFrom("checkout_draft").execute();
  const again = await opened(DRIVE, "testDrive", booked.split(";")[0] ?? "");
  expect((await again.send(first)).status).toBe(400);
});

it("tells nobody of a booking by the number or address that made it", async () => {
  const [first, then] = await times();
  await (await opened(DRIVE, "testDrive")).send(first);
  const { database } = await services();
  const { id } = await database.queries.selectFrom("lead").select("id").executeTakeFirstOrThrow();
  const stranger = await opened(DRIVE, "testDrive");
  const other = await stranger.send(then);
  expect(whereTo(other)).toEqual([303, "/success"]);
  expect((await kept()).leads).toBe(2);
  const guessed = await stranger.send({ ...then, message: "x", [OWN_BOOKING.name]: id });
  expect(whereTo(guessed)[1], "only its own is changed").not.toContain(id);
});

it("asks of a service by its registration, and mends what else was answered without asking", async () => {
  const [first, then] = await times("service");
  const CAR = {
    vehicle: "2018 Mazda 3",
    rego: "abc 123",
    regoState: "qld",
    kms: "90000",
    service_type: "logbook",
  };
  const page = await opened("/service", "service");
  expect(whereTo(await page.send({ ...first, ...CAR }))).toEqual([303, "/success"]);
  const mended = await page.send({ ...first, ...CAR, message: "It squeaks", phone: "0412 345 679" });
  expect(whereTo(mended)[1]).toMatch(/\?done=mended$/);
  expect(await kept()).toEqual({ leads: 1, changes: 1, at: [moment(first)] });
  expect((await page.send({ ...then, ...CAR, rego: "ABC123" })).status).toBe(400);
  expect(whereTo(await page.send({ ...then, ...CAR, rego: "XYZ999" }))).toEqual([303, "/success"]);
  expect((await kept()).leads).toBe(2);
});

it("asks nothing about a booking that was called off", async () => {
  const [first, then] = await times();
  const page = await opened(DRIVE, "testDrive");
  await page.send(first);
  const { sentLeads, database } = await services();
  const { config } = await formSite(yardRequest(DRIVE));
  const { id } = await database.queries.selectFrom("lead").select("id").executeTakeFirstOrThrow();
  await sentLeads.cancel(config, id);
  expect(whereTo(await page.send(then))).toEqual([303, "/success"]);
});

it("gives nobody's booking to the next person in the same browser", async () => {
  const [first, then] = await times();
  const page = await opened(DRIVE, "testDrive");
  const cookie = cookieOf(await page.send(first));
  const { database } = await services();
  const { id } = await database.queries.selectFrom("lead").select("id").executeTakeFirstOrThrow();
  const next = await opened(DRIVE, "testDrive", cookie);
  const noor = { name: "Noor", last_name: "Aziz", phone: "0499 000 111", email: "noor@shopper.example" };
  const refused = await next.send({ ...then, ...noor, [OWN_BOOKING.name]: id });
  expect(refused.status).toBe(400);
  const { errors, typed } = await refused.json();
  expect(errors.map(({ name }) => name)).toEqual([OWN_BOOKING.name]);
  expect(typed).toMatchObject({ ...noor, ...then });
  expect(await kept()).toMatchObject({ leads: 1, changes: 0, at: [moment(first)] });
});

it("takes an answer back to what it was at first", async () => {
  const [first] = await times();
  const page = await opened(DRIVE, "testDrive");
  await page.send({ ...first, message: "A" });
  for (const message of ["B", "A", "B"])
    expect(whereTo(await page.send({ ...first, message }))[1]).toMatch(/\?done=mended$/);
  const { database, sentLeads } = await services();
  const { id } = await database.queries.selectFrom("lead").select("id").executeTakeFirstOrThrow();
  const { config } = await formSite(yardRequest(DRIVE));
  const [sent] = await sentLeads.comingVisits(config, { leadIds: [id], shopperId: null });
  expect(sent?.lead.fields["message"]).toBe("B");
  expect((await kept()).changes).toBe(3);
});

it("keeps a kept time of a vehicle that the feed has reserved since, at another time too", async () => {
  const [first, then] = await times();
  const page = await opened(DRIVE, "testDrive");
  await page.send(first);
  const { database, sentLeads } = await services();
  const { id } = await database.queries.selectFrom("lead").select("id").executeTakeFirstOrThrow();
  await showStock(CARS.map((one) => ({ ...one, reserved: true })));
  const moved = await page.send({ ...then, [OWN_BOOKING.name]: id });
  expect(whereTo(moved)[1]).toMatch(/\?done=moved$/);
  const { config } = await formSite(yardRequest(DRIVE));
  const [sent] = await sentLeads.comingVisits(config, { leadIds: [id], shopperId: null });
  expect(sent?.booking?.state).toBe("kept");
  expect(sent?.lead.fields["vehicle_status"]).not.toBe("reserved");
  expect((await kept()).at).toEqual([moment(then)]);
});

it("tells a booking anew where its shopper mends the address, and says so", async () => {
  const [first] = await times();
  const page = await opened(DRIVE, "testDrive");
  const sent = await page.send({ ...first, email: "mona@exmaple.com" });
  const thanks = yardRequest("/success", { cookie: cookieOf(sent) });
  const { own } = await (await thanksLoader({ request: thanks, params: {}, context: {} })).json();
  const mended = String(whereTo(await page.send({ ...first, email: "mona@example.com" }))[1]);
  expect(mended).toMatch(/\?done=mended$/);
  const request = yardRequest(mended, { cookie: page.cookie });
  const openedBy = (path: string) =>
    sentLoader({ request, params: { reference: path.replace("/my/", "") }, context: {} });
  const shown = await (await openedBy(new URL(request.url).pathname)).json();
  const { view } = shown;
  expect(view?.said?.text).toContain("We have your new details. Your booking is on ");
  expect(view?.said?.text).toContain("A confirmation goes to m•••@example.com.");
  const { database } = await services();
  const { document } = await database.queries
    .selectFrom("lead_change")
    .select("document")
    .executeTakeFirstOrThrow();
  expect(JSON.parse(document)).toMatchObject({ letter: "bookingRetold" });
  const ended = await openedBy(own?.href ?? "");
  expect(ended.status).toBe(410);
  const { none } = await ended.json();
  expect(none?.title).toBe("This link has ended");
  expect(none?.text, "no address").not.toContain("@");
});

it("shows on the page of thanks the way back to what was sent, to the browser that sent it alone", async () => {
  const [first] = await times();
  const page = await opened(DRIVE, "testDrive");
  const cookie = cookieOf(await page.send(first));
  const shown = async (own: string) => {
    const request = yardRequest("/success", { cookie: own });
    return (await thanksLoader({ request, params: {}, context: {} })).json();
  };
  const { own, receipt } = await shown(cookie);
  expect(own?.href).toMatch(/^\/my\/[\w-]/);
  expect(own?.label).toBe("See, move or cancel it here");
  expect(receipt?.told).toBe(`A message about it goes to ${SHOPPER.email}.`);
  expect((await shown("")).own).toBeNull();
});
