import { expect, it } from "vitest";
import { keptLead, LEAD_VEHICLE } from "../../../test/fixtures/lead";
import { siteConfig } from "../../../test/fixtures/site";
import { bookingPhone, deskPhone } from "./booking-phone";

const place = (id: string, contactDetail: object = {}) => ({
  id,
  name: id,
  slug: id,
  dealershipId: "yard",
  address: { street: "1 Road", city: "Rocklea", state: "QLD", postcode: "4106" },
  contactDetail,
});
const dealer = (phones: Record<string, string>) =>
  siteConfig({
    site: { phones, locations: [place("moorooka"), place("rocklea", { phone: "07 5550 0147" })] },
  });
const drive = keptLead({ kind: "testDrive", vehicle: LEAD_VEHICLE });
const at = (location_id: string) => keptLead({ kind: "testDrive", fields: { location_id } });

it("is the number of the booking's place, else that of who sells, else the main one", () => {
  const phones = { main: "07 5550 0142", sales: "07 5550 0143" };
  expect(bookingPhone(at("rocklea"), dealer(phones))).toBe("07 5550 0147");
  expect(bookingPhone(drive, dealer(phones))).toBe("07 5550 0147");
  expect(bookingPhone(at("moorooka"), dealer(phones))).toBe("07 5550 0143");
  expect(bookingPhone(at("moorooka"), dealer({ main: "07 5550 0142" }))).toBe("07 5550 0142");
  expect(bookingPhone(at("nowhere"), dealer({}))).toBeNull();
});

it("of a service is the workshop's", () => {
  const service = keptLead({ kind: "service", fields: { location_id: "rocklea" } });
  expect(bookingPhone(service, dealer({ service: "07 5550 0149" }))).toBe("07 5550 0149");
  expect(bookingPhone(service, dealer({ sales: "07 5550 0143" }))).toBe("07 5550 0147");
});

it("of a page is the workshop's where the workshop answers", () => {
  const config = dealer({ main: "07 5550 0142", service: "07 5550 0149" });
  expect(deskPhone("service", config)).toBe("07 5550 0149");
  expect(deskPhone("enquiry", config)).toBeNull();
  expect(deskPhone("service", dealer({ main: "07 5550 0142" }))).toBeNull();
});
