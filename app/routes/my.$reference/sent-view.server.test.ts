import { expect, it } from "vitest";
import { bookingOf } from "~/domain/appointment/booking";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { keptLead } from "../../../test/fixtures/lead";
import { SATURDAY_NOON, siteConfig } from "../../../test/fixtures/site";
import { sentView } from "./sent-view.server";

const rocklea = {
  id: "rocklea",
  name: "Rocklea",
  slug: "rocklea",
  dealershipId: "yard",
  address: { street: "12 Balham Road", city: "Rocklea", state: "QLD", postcode: "4106" },
  contactDetail: { phone: "07 5550 0147" },
};

/** What the page of such a lead says of whom to call. */
function help(kind: "testDrive" | "enquiry") {
  const config = siteConfig({ site: { locations: [rocklea] } });
  const fields = { booking_date: "2026-11-23", booking_time: "09:30", location_id: "rocklea" };
  const lead = keptLead({ kind, fields });
  const sent = { lead, booking: bookingOf(lead), answers: [], reminded: false };
  const desk = { config, t: serverTranslator("en-AU", {}), now: SATURDAY_NOON, today: "2026-11-21" };
  // The view asks no service.
  const site = desk as unknown as Parameters<typeof sentView>[1];
  const ask = { path: "/my/x", said: null, cancelling: false, times: null, hasVehicle: false };
  return sentView(sent, site, ask).help.replace(/[⁦-⁩]/g, "");
}

it("says the telephone of the booking's place, as its letters do; of anything else the dealer's", () => {
  expect(help("testDrive")).toBe("Questions? Call us on 07 5550 0147.");
  expect(help("enquiry")).toBe("Questions? Call us on 07 3555 0142.");
});
