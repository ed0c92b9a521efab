import { describe, expect, it } from "vitest";
import { siteForm } from "~/domain/forms/site-form";
import { HOUR_MS } from "~/domain/time/day";
import { filledForm, SHOPPER, startYard, yardRequest } from "../../../../test/setup/yard-site";
import { REFRESH } from "~/features/forms/form-fields";
import { showFormPage, takeFormPage } from "../form-page.server";

/** A service is booked a day ahead, at any hour: the yard, ten hours ahead of UTC, is closed today and tomorrow. */
const today = new Date(Date.now() + 10 * HOUR_MS).getUTCDay();
const openingHours = [0, 1, 2, 3, 4, 5, 6]
  .filter((weekday) => weekday !== today && weekday !== (today + 1) % 7)
  .map((weekday) => ({ weekday, open: "08:00", close: "12:00" }));
const place = (id: string, postcode: string, lat: number, long: number) => ({
  id,
  name: id,
  slug: id,
  dealershipId: "yard",
  locationType: "",
  address: { street: "1 Road", city: id, state: "QLD", postcode, lat, long },
});
const PLACES = [place("moorooka", "4105", -27.53, 153.03), place("cairns", "4870", -16.92, 145.77)];
startYard({ forms: { limits: { leastSeconds: 0 } } }, { locations: PLACES, openingHours });

async function opened(address: string, cookie = "") {
  const shown = await showFormPage(yardRequest(address, { cookie }), {});
  if (shown === null) throw new Error("no form");
  const { groups, values } = shown.view.form;
  const choices = (name: string) =>
    groups.flatMap(({ fields }) => fields).find((field) => field.name === name)?.choices.length;
  return {
    location: values["location"] ?? "",
    days: choices("booking_date"),
    times: choices("booking_time"),
  };
}

const near = (text: string) => `near=${encodeURIComponent(`:${text}`)}`;

it("chooses no day for who may leave it open", async () => {
  const { location, days, times } = await opened("/book-test-drive?location=cairns");
  expect([location, (days ?? 0) > 5, times]).toEqual(["cairns", true, 0]);
});

describe("the place of a form that is opened (LOC-16)", () => {
  it("is chosen by the shopper where there are several; times wait for it", async () => {
    expect(await opened("/service")).toEqual({ location: "", days: 0, times: 0 });
    expect((await opened("/contact-us")).location).toBe("");
  });

  it.each([
    ["its address", "/service?location=cairns", ""],
    ["the postcode of the search", "/service", near("4870")],
    ["the town of the search", "/service", near("Cairns")],
    ["its address before the search", "/service?location=cairns", near("4105")],
  ])("is known from %s, and its first times with it", async (_, address, cookie) => {
    const { location, days, times } = await opened(address, cookie);
    expect([location, (days ?? 0) > 5, times]).toEqual(["cairns", true, 8]);
  });

  it.each([
    ["/service?location=nowhere", ""],
    ["/service", near("Nowhereville")],
    ["/service", "near=%E0%A4%A"],
  ])("is not made up for %s with %j", async (address, cookie) =>
    expect(await opened(address, cookie)).toEqual({ location: "", days: 0, times: 0 }),
  );
});

it("shows the first free day of a place when its times are asked for, and says so", async () => {
  const form = (config: Parameters<typeof siteForm>[0]) => siteForm(config, "service");
  const ask = async (values: Readonly<Record<string, string>>) => {
    const all = { ...SHOPPER, intent: REFRESH, ...values };
    const request = await filledForm({ path: "/service", form, values: all });
    return (await (await takeFormPage(request(), {})).json()) as {
      readonly typed: Record<string, string>;
      readonly choices: Record<string, readonly { readonly value: string }[]>;
      readonly filled?: string;
    };
  };
  const first = await ask({ location: "cairns" });
  const [day, next] = first.choices["booking_date"] ?? [];
  expect(first.typed["booking_date"]).toBe(day?.value);
  expect(first.choices["booking_time"]).toHaveLength(8);
  expect(first.filled).toMatch(/^Now showing the free times of \w+/);
  const own = await ask({ location: "cairns", booking_date: next?.value ?? "" });
  expect([own.typed["booking_date"], own.filled]).toEqual([next?.value, undefined]);
  const none = await ask({ location: "" });
  expect([none.choices["booking_date"], none.filled]).toEqual([[], undefined]);
});
