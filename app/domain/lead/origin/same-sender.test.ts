import { expect, it } from "vitest";
import { isSameSender } from "./same-sender";

const MIA = {
  name: "Mia",
  lastName: "O’Neill",
  email: "mia@example.com",
  phone: "+61412345678",
  postcode: null,
};

it.each([
  ["the same", {}, true],
  ["another spelling, number and mailbox as before", { name: "Mya", email: "MIA@example.com" }, true],
  ["another number, corrected", { phone: "+61491570156" }, true],
  ["another mailbox, corrected", { email: "mia.oneill@example.com" }, true],
  ["a first name alone", { name: " mia ", lastName: null, email: null }, true],
  ["another name by a shared number", { name: "Tom", email: "tom@example.com" }, false],
  ["another name by a shared mailbox", { name: "Tom", phone: "+61491570156" }, false],
  ["another name by a shared number, without mailboxes", { name: "Tom", email: null }, false],
  ["the same name, otherwise nothing", { email: "other@example.com", phone: null }, false],
])("is told by name, number and mailbox: %s", (_, changes, expected) => {
  const other = { ...MIA, ...changes };
  expect([isSameSender(MIA, other), isSameSender(other, MIA)]).toEqual([expected, expected]);
});

it("is nobody where neither can be reached", () => {
  const nobody = { ...MIA, email: null, phone: null };
  expect(isSameSender(nobody, nobody)).toBe(false);
});
