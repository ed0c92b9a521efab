import { expect, it } from "vitest";
import { isLikelySamePerson, isSameSender } from "./same-sender";

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

it.each([
  ["number and mailbox corrected together", {}, true],
  ["written otherwise", { name: "MIA", lastName: " o'neill" }, true],
  ["with and without accents", { name: "Mía", lastName: "ONeill" }, true],
  ["a first name alone", { lastName: null }, false],
  ["another last name", { lastName: "Rossi" }, false],
  ["another first name", { name: "Tom" }, false],
  ["another name with the number from before", { name: "Tom", phone: MIA.phone }, false],
])(
  "is likely one person who goes on in one browser under the same first and last name: %s",
  (_, changes, expected) => {
    const other = { ...MIA, email: "mia.oneill@example.com", phone: "+61491570156", ...changes };
    expect([isLikelySamePerson(MIA, other), isLikelySamePerson(other, MIA)]).toEqual([expected, expected]);
  },
);

it("is no name of two where both gave their first name alone", () => {
  const [one, other] = [
    { ...MIA, lastName: null },
    { ...MIA, lastName: "", email: "x@example.com", phone: null },
  ];
  expect(isLikelySamePerson(one, other)).toBe(false);
});

it("goes by the names where one cannot be reached yet", () => {
  const unreached = { ...MIA, email: null, phone: null };
  expect(isLikelySamePerson(MIA, unreached)).toBe(true);
  expect(isLikelySamePerson(MIA, { ...unreached, name: "Tom" })).toBe(false);
});
