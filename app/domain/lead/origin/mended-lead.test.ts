import { expect, it } from "vitest";
import { keptLead } from "../../../../test/fixtures/lead";
import { isMendable, mends } from "./mended-lead";

const SENT = "2026-11-27T02:00:00.000Z";
const message = "Is it still available, and can I see it on Saturday morning?";
const contact = {
  name: "Mia",
  lastName: null,
  email: "mia@example.com",
  phone: "+61412345678",
  postcode: null,
};
const lead = keptLead({ kind: "enquiry", carId: "7", receivedAt: SENT, contact, fields: { message } });
const after = (minutes: number) => new Date(Date.parse(SENT) + minutes * 60_000);
const again = (changes: Partial<typeof lead> = {}) => ({ ...lead, ...changes });

it.each([
  ["the number mended", again({ contact: { ...contact, phone: "+61491570156" } }), true],
  ["the address mended", again({ contact: { ...contact, email: "mia@example.org" } }), true],
  [
    "address and number mended at once",
    again({ contact: { ...contact, phone: "+61491570156", email: "mia@example.org" } }),
    true,
  ],
  [
    "another person's with the same words",
    again({ contact: { ...contact, name: "Tom", email: "tom@example.com", phone: "+61491570156" } }),
    false,
  ],
  ["the message mended", again({ fields: { message: message.replace("Saturday", "Sunday") } }), true],
  ["something added", again({ fields: { message: `${message} I have a Corolla to trade in.` } }), true],
  ["sent twice", again(), true],
  ["another question", again({ fields: { message: "Does it have a tow bar?" } }), false],
  ["another vehicle", again({ carId: "8" }), false],
  ["another person", again({ contact: { ...contact, name: "Tom", email: "tom@example.com" } }), false],
  ["another form", again({ kind: "photoRequest" }), false],
  ["looks like a robot's", again({ suspicion: "speed" }), false],
])("tells what mends a lead from what is another: %s", (_, form, expected) => {
  expect(mends(form, lead, after(5))).toBe(expected);
});

it.each([
  ["请问这辆车还在吗？周六可以看车吗？", "请问这辆车还在吗？周日可以看车吗？", true],
  ["请问这辆车还在吗？", "有没有拖车钩？", false],
  ["هل السيارة متوفرة؟ أريد رؤيتها السبت", "هل السيارة متوفرة؟ أريد رؤيتها الأحد", true],
  ["Is it still there?", "Hello, is it still there? I could come on Saturday.", true],
  [
    "Is it still there?",
    "The service of my Carnival last month was not what I had paid for: the tyres still rattle, and it is dirty.",
    false,
  ],
  ["Best price?", "Please also tell me the best tyre price for a Corolla", false],
  ["", "", true],
  ["", "Is it still there?", false],
])("does so in every script: %s / %s", (one, other, expected) => {
  const first = { ...lead, fields: { message: one } };
  expect(mends(again({ fields: { message: other } }), first, after(1))).toBe(expected);
});

it.each([
  [{ "Vehicle Make": "Toyota", "Vehicle Model": "RAV4" }, { "Vehicle Model": "Corolla" }, false],
  [{ location: "carrara" }, { location: "nerang" }, false],
  [{ location_id: "carrara" }, { location_id: "carrara" }, true],
  [{ part: "Oil filter BT-04152-28" }, { part: "Oil filter BT-04152-33" }, false],
  [{ part: "Left door mirror" }, { part: "Right door mirror" }, false],
  [{ part: "Frnt brake pads" }, { part: "Front brake pads" }, true],
  [{ part: "Brake pads" }, { part: "Brake pads and discs" }, true],
  [{ wanted: "3 HiLux" }, { wanted: "2 HiAce" }, false],
  [{ wanted: "Three dual-cab utes" }, { wanted: "Four dual-cab utes" }, false],
  [{ wanted: "三辆皮卡" }, { wanted: "三辆皮卡" }, true],
])("is of the same model, place and thing: %o, %o", (said, then, expected) => {
  const question = { message: "How long is the wait?" };
  const first = { ...lead, carId: null, fields: { ...question, ...said } };
  expect(mends({ ...first, fields: { ...question, ...said, ...then } }, first, after(2))).toBe(expected);
});

it("is told to the same dealership", () => {
  expect(mends(again({ dealershipId: "meridian-perth" }), lead, after(2))).toBe(false);
});

it("mends nothing that came more than a quarter of an hour before", () => {
  expect([mends(again(), lead, after(15)), mends(again(), lead, after(15.1))]).toEqual([true, false]);
});

it("leaves alone what asks for itself which one is meant, is paid, or has steps", () => {
  expect((["testDrive", "service", "tradeIn", "reservation", "spinToWin"] as const).map(isMendable)).toEqual(
    Array.from({ length: 5 }, () => false),
  );
  expect((["enquiry", "contact", "finance", "parts"] as const).every(isMendable)).toBe(true);
});
