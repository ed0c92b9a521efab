import { expect, it } from "vitest";
import { keptLead, LEAD_VEHICLE } from "../../../test/fixtures/lead";
import { siteConfig } from "../../../test/fixtures/site";
import { deskPhone, deskPlace, leadPhone, placePhone } from "./lead-phone";

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

it("is the number of the place that was chosen or where the vehicle stands, else that of who sells, else the main one", () => {
  const phones = { main: "07 5550 0142", sales: "07 5550 0143" };
  expect(leadPhone(at("rocklea"), dealer(phones))).toBe("07 5550 0147");
  expect(leadPhone(drive, dealer(phones))).toBe("07 5550 0147");
  expect(leadPhone(at("moorooka"), dealer(phones))).toBe("07 5550 0143");
  expect(leadPhone(at("moorooka"), dealer({ main: "07 5550 0142" }))).toBe("07 5550 0142");
  expect(leadPhone(at("nowhere"), dealer({}))).toBeNull();
});

it("of a service is the workshop's", () => {
  const service = keptLead({ kind: "service", fields: { location_id: "rocklea" } });
  expect(leadPhone(service, dealer({ service: "07 5550 0149" }))).toBe("07 5550 0149");
  expect(leadPhone(service, dealer({ sales: "07 5550 0143" }))).toBe("07 5550 0147");
});

it("of anything else for the yard is the yard's, too: enquiry, order, trade-in", () => {
  const config = dealer({ main: "07 5550 0142", parts: "07 5550 0128" });
  for (const kind of ["enquiry", "reservation", "finance", "photoRequest"] as const)
    expect(leadPhone(keptLead({ kind, vehicle: LEAD_VEHICLE }), config), kind).toBe("07 5550 0147");
  const traded = keptLead({ kind: "tradeIn", fields: { location_id: "rocklea" } });
  expect(leadPhone(traded, config)).toBe("07 5550 0147");
  expect(leadPhone(keptLead({ kind: "parts", vehicle: LEAD_VEHICLE }), config)).toBe("07 5550 0128");
});

it("of parts is that of the parts desk, where it has a place of its own", () => {
  const desk = { ...place("counter", { phone: "07 5550 0128" }), locationType: "parts" as const };
  const site = { phones: { main: "07 5550 0142" }, locations: [place("moorooka"), desk] };
  const config = siteConfig({ site });
  expect(leadPhone(keptLead({ kind: "parts" }), config)).toBe("07 5550 0128");
  expect(leadPhone(keptLead({ kind: "contact" }), config)).toBe("07 5550 0142");
  expect(deskPlace("parts", config)?.id).toBe("counter");
  expect(deskPlace("parts", dealer({}))).toBeNull();
});

it("of what is for no place is the dealer's; the first place's own for a dealer that names none", () => {
  expect(leadPhone(keptLead(), dealer({ main: "07 5550 0142" }))).toBe("07 5550 0142");
  const locations = [place("rocklea", { mobile: "0491 570 156" })];
  expect(leadPhone(keptLead(), siteConfig({ site: { phones: {}, locations } }))).toBe("0491 570 156");
  expect(placePhone(null, siteConfig({ site: { phones: {}, locations: [] } }))).toBeNull();
});

it("of a page is the department's that answers", () => {
  const config = dealer({ main: "07 5550 0142", service: "07 5550 0149", fleet: "1300 975 709" });
  expect(deskPhone("service", config)).toBe("07 5550 0149");
  expect(deskPhone("fleet", config)).toBe("1300 975 709");
  expect(deskPhone("enquiry", config)).toBeNull();
  expect(deskPhone("service", dealer({ main: "07 5550 0142" }))).toBeNull();
});
