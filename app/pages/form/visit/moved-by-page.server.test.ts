import { expect, it } from "vitest";
import { siteForm } from "~/domain/forms/site-form";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { formSite } from "~/request/form-context.server";
import { action as book } from "~/routes/$/route";
import { action as moveByPage } from "~/routes/my.$reference/route";
import { services } from "~/services.server";
import { vehicleWith } from "../../../../test/fixtures/vehicle";
import {
  EVERY_DAY,
  filledForm,
  SHOPPER,
  startYard,
  yardPlace,
  yardRequest,
} from "../../../../test/setup/yard-site";
import { emptyBefore, lastFreeDay } from "../../../../test/setup/yard-visits";

startYard(
  { forms: { limits: { leastSeconds: 0 } } },
  { locations: [yardPlace("moorooka")], openingHours: EVERY_DAY },
);

const CAR = vehicleWith(7, {
  ...{ dealership_id: "yard", location_id: "moorooka", status: "in_stock", sold: false, price: 24_990 },
});
emptyBefore([CAR]);
const DRIVE = `/book-test-drive?car_id=${CAR.id}`;

it("keeps a booking that its page moves in mind in the browser that booked it, and notes it for no other", async () => {
  const { date, times } = await lastFreeDay("testDrive", "moorooka");
  const [first, then] = [0, -1].map((index) => ({ booking_date: date, booking_time: times.at(index) ?? "" }));
  const form = (config: SiteConfig) => siteForm(config, "testDrive");
  const values = { ...SHOPPER, location: "moorooka", ...first };
  const made = await filledForm({ path: DRIVE, form, values });
  const sent = await book({ request: made(), context: {}, params: {} });
  const booked = sent.headers.getSetCookie().find((one) => one.startsWith("booked=")) ?? "";
  const { database, sentLeads } = await services();
  await database.queries.deleteFrom("checkout_draft").execute();
  const site = await formSite(yardRequest(DRIVE));
  const { id } = await database.queries.selectFrom("lead").select("id").executeTakeFirstOrThrow();
  const record = await sentLeads.ofLead(site.config, id);
  if (record === null) throw new Error("The booking is not found.");
  const path = sentLeads.path(site.config, record.lead, site.now);
  const move = (cookie: string, to: typeof first) =>
    moveByPage({
      request: yardRequest(path, { cookie, body: new URLSearchParams({ ...to }) }),
      params: { reference: path.replace("/my/", "") },
      context: {},
    });
  const own = await move(booked.split(";")[0] ?? "", then);
  expect(own.headers.getSetCookie().map((one) => one.split("=")[0])).toEqual(["booked"]);
  const stranger = await move("", first);
  expect([stranger.status, stranger.headers.getSetCookie()]).toEqual([303, []]);
  expect(await database.queries.selectFrom("checkout_draft").selectAll().execute()).toEqual([]);
});
