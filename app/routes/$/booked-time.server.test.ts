import { beforeAll, expect, it, vi } from "vitest";
import { siteForm } from "~/domain/forms/site-form";
import { TRAP_FIELD } from "~/features/forms/form-fields";
import { LeadsUnavailableError } from "~/ports/lead-desk";
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
import { action, loader } from "./route";

startYard(
  { forms: { limits: { leastSeconds: 0 } } },
  { locations: [yardPlace("moorooka")], openingHours: EVERY_DAY },
);

let visit: Readonly<Record<string, string>>;
beforeAll(async () => {
  const { date, times } = await lastFreeDay("testDrive", "moorooka");
  visit = { location: "moorooka", booking_date: date, booking_time: times[0] ?? "" };
});
emptyBefore();

/** The form for a test drive at the one free time, as often as it is pressed. */
async function testDrive(more: Readonly<Record<string, string>> = {}) {
  const values = { ...SHOPPER, wanted: "Mazda 3", drive_car: "unsure", ...visit, ...more };
  const form = (config: Parameters<typeof siteForm>[0]) => siteForm(config, "testDrive");
  const request = await filledForm({ path: "/book-test-drive", form, values });
  return (context = {}) => action({ request: request(), context, params: {} });
}

const rows = async () => {
  const { database } = await services();
  const seats = await database.queries.selectFrom("appointment").select("submission_key").execute();
  const leads = await database.queries.selectFrom("lead").select(["suspicion", "document"]).execute();
  return { seats: seats.length, leads };
};

it("keeps a suspected robot's test drive for people to look at, and no time free for it (FORM-11)", async () => {
  const robot = await testDrive({ [TRAP_FIELD]: "https://spam.example" });
  expect(whereTo(await robot()), "a robot is not told").toEqual([303, "/success"]);
  const { seats, leads } = await rows();
  expect([seats, leads.map(({ suspicion }) => suspicion)]).toEqual([0, ["trap"]]);
  expect(leads[0]?.document, "whoever releases it knows").toContain('"booking_held":"No"');

  const person = await testDrive();
  expect(whereTo(await person()), "the time is still there").toEqual([303, "/success"]);
  expect((await rows()).seats).toBe(1);
  expect((await (await testDrive({ name: "Noor" }))()).status, "and now it is gone").toBe(400);
});

it("gives back the time of a lead that was not kept, never that of one that was", async () => {
  const { leads } = await services();
  const submit = await testDrive();
  const down = () => vi.spyOn(leads, "submit").mockRejectedValueOnce(new LeadsUnavailableError("locked"));
  down();
  expect((await submit()).status).toBe(503);
  expect((await rows()).seats).toBe(0);
  expect(whereTo(await submit())).toEqual([303, "/success"]);
  down();
  expect((await submit()).status).toBe(503);
  expect(await rows()).toMatchObject({ seats: 1, leads: [{ suspicion: null }] });
});

it("acknowledges a form that is sent again: one lead, one time, also where one drive fits", async () => {
  const submit = await testDrive();
  expect(whereTo(await submit())).toEqual([303, "/success"]);
  expect(whereTo(await submit())).toEqual([303, "/success"]);
  const { seats, leads } = await rows();
  expect([seats, leads.length]).toEqual([1, 1]);
});

it("takes nothing while nobody knows which times are free, and loses nothing typed, with or without script", async () => {
  const { appointments } = await services();
  const submit = await testDrive({ message: "Keep this" });
  const away = vi.spyOn(appointments, "taken").mockRejectedValue(new Error("the database is away"));
  const context = {};
  const refused = await submit(context);
  expect(refused.status).toBe(503);
  const answer = await refused.json();
  expect(answer).toMatchObject({
    typed: { message: "Keep this", email: SHOPPER.email },
    errors: [],
    choices: {},
  });
  expect(answer.notice?.title).toBeTruthy();
  const page = loader({ request: yardRequest("/book-test-drive"), context, params: {} });
  expect((await (await page).json()).form?.refused, "the page that shows it").toBe(true);
  away.mockRestore();
  expect(whereTo(await submit())).toEqual([303, "/success"]);
  expect((await rows()).leads).toHaveLength(1);
});
