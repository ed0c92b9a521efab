import { expect, it } from "vitest";
import { keptLead } from "../../../../test/fixtures/lead";
import { earlierLeads, earliestOf, type PersonsLead } from "./earlier-leads";

const LEAD = keptLead({ id: "b", receivedAt: "2026-11-21T10:00:00.000Z", carId: "7" });
const sent = (changes: Partial<PersonsLead> = {}): PersonsLead => ({
  ...{ id: "a", kind: "enquiry", category: "Enquiry", receivedAt: "2026-11-21T09:00:00.000Z" },
  ...{ carId: "7", vehicle: "2022 Mazda CX-5", email: "mia@shopper.example", phone: null, suspicion: null },
  ...changes,
});
const ids = (...all: PersonsLead[]) => earlierLeads(LEAD, all).map(({ id }) => id);

it("are the same person's, by number or address, whatever the case of the address", () => {
  expect(ids(sent())).toEqual(["a"]);
  expect(ids(sent({ email: null, phone: "+61412345678" }))).toEqual(["a"]);
  expect(ids(sent({ email: "eve@shopper.example", phone: "+61499999999" }))).toEqual([]);
  expect(ids(sent({ email: null, phone: null }))).toEqual([]);
  const contact = { ...LEAD.contact, email: "MIA@Shopper.example", phone: null };
  expect(earlierLeads({ ...LEAD, contact }, [sent()])).toHaveLength(1);
  const nobody = { ...LEAD, contact: { ...LEAD.contact, email: null, phone: null } };
  expect(earlierLeads(nobody, [sent({ email: null })])).toEqual([]);
});

it.each([
  ["2026-11-20T10:00:00.000Z", 1],
  ["2026-11-20T09:59:59.999Z", 0],
  ["2026-11-21T09:59:59.999Z", 1],
  ["2026-11-21T10:00:00.000Z", 1],
  ["2026-11-21T10:00:00.001Z", 0],
])("came in within a day before: %s", (receivedAt, found) => {
  expect(ids(sent({ receivedAt }))).toHaveLength(found);
  expect(earliestOf(LEAD)).toBe("2026-11-20T10:00:00.000Z");
});

it("are about the same vehicle, or one of the two is about none; a lead held back is nobody's", () => {
  expect(ids(sent({ carId: null }))).toEqual(["a"]);
  expect(earlierLeads({ ...LEAD, carId: null }, [sent()])).toHaveLength(1);
  expect(ids(sent({ carId: "8" }))).toEqual([]);
  expect(ids(sent({ suspicion: "speed" }))).toEqual([]);
});

it("do not contain the lead itself, and of two at once only one follows the other", () => {
  expect(ids(sent({ id: "b", receivedAt: LEAD.receivedAt }))).toEqual([]);
  expect(ids(sent({ id: "c", receivedAt: LEAD.receivedAt }))).toEqual([]);
});

it("are told in order, once each, and of very many the first and the latest", () => {
  const many = Array.from({ length: 30 }, (_, at) => {
    const minute = String(at).padStart(2, "0");
    return sent({ id: `m${minute}`, receivedAt: `2026-11-21T09:${minute}:00.000Z` });
  });
  expect(ids(...many.toReversed(), ...many)).toEqual(["m00", ...many.slice(-9).map(({ id }) => id)]);
  expect(earlierLeads(LEAD, [sent()])).toEqual([
    {
      id: "a",
      kind: "enquiry",
      category: "Enquiry",
      receivedAt: "2026-11-21T09:00:00.000Z",
      vehicle: "2022 Mazda CX-5",
    },
  ]);
});
