import { expect, it } from "vitest";
import { LEAD_KINDS } from "../lead/lead";
import { ACCOUNT_SECTIONS, accountSectionOf } from "./account-section";

it("shows every kind of lead in one part of the account, and leaves no part empty", () => {
  const kindsIn = (section: string) => LEAD_KINDS.filter((kind) => accountSectionOf(kind) === section);
  expect(ACCOUNT_SECTIONS.flatMap(kindsIn).sort()).toEqual([...LEAD_KINDS].sort());
  expect(kindsIn("bookings")).toEqual(["testDrive", "service"]);
  expect(kindsIn("orders")).toEqual(["onlinePayment", "reservation", "purchase"]);
  expect(kindsIn("offers")).toEqual(["tradeIn", "offer"]);
  expect(kindsIn("prizes")).toEqual(["spinToWin"]);
  expect(kindsIn("enquiries")).toContain("personalisedFinance");
});
