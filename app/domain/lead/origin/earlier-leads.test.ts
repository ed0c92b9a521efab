import { expect, it } from "vitest";
import { keptLead } from "../../../../test/fixtures/lead";
import { byPerson, earlierLeads, earliestOf, type PersonsLead } from "./earlier-leads";

const LEAD = keptLead({ id: "b", receivedAt: "2026-11-21T10:00:00.000Z", carId: "7" });
const sent = (changes: Partial<PersonsLead> = {}): PersonsLead => ({
  ...{ id: "a", kind: "enquiry", category: "Enquiry", receivedAt: "2026-11-21T09:00:00.000Z" },
  ...{ carId: "7", vehicle: "2022 Mazda CX-5", email: "mia@shopper.example", phone: null, suspicion: null },
  name: "Mia O’Neill",
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

it.each<[string, string, string | null, boolean]>([
  ["the same name and another mailbox", "Mia O’Neill", "m@work.example", false],
  ["the same name, written otherwise", "  MIA   o’neill ", null, false],
  ["a first name alone", "mia", null, false],
  ["another name, the same mailbox", "Tom Reid", "mia@shopper.example", false],
  ["another name and mailbox", "Visit evil.example", "eve@evil.example", true],
  ["another name without a mailbox", "Tom Reid", null, true],
  ["the first name of another", "Mia Reid", "m@reid.example", true],
])("under the same number with %s", (_, name, email, isOtherName) => {
  const one = sent({ phone: "+61412345678", name, email });
  expect(earlierLeads(LEAD, [one]).map((found) => found.isOtherName)).toEqual([isOtherName]);
});

it("of others under the number come after the same person's, and are dropped for none of them", () => {
  const phone = "+61412345678";
  const many = (name: string, count: number) =>
    Array.from({ length: count }, (__, at) => {
      const minute = String(at).padStart(2, "0");
      return sent({
        ...{ id: `${name}${minute}`, name, email: null, phone },
        receivedAt: `2026-11-21T09:${minute}:00.000Z`,
      });
    });
  const told = earlierLeads(LEAD, [...many("Eve", 20), ...many("Mia", 2)]);
  expect(told.slice(0, 3).map(({ id }) => id)).toEqual(["Mia00", "Mia01", "Eve00"]);
  expect(told).toHaveLength(12);
  expect(byPerson(told).others).toHaveLength(10);
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
      isOtherName: false,
    },
  ]);
});
