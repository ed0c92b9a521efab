import { expect, it } from "vitest";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { testConfig } from "../../../test/fixtures/listing";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { closedPage } from "./build-closed";

const site = { config: testConfig(), t: serverTranslator("en-AU", {}) };

it("leads first to what can work now: asking, not trying again while another has the vehicle", () => {
  const hold = { tenant: "yard", orderId: "o", state: "pending", until: "2026-11-22T10:00:00Z" } as const;
  const held = closedPage("pending", vehicleWith(7), site, "/again", hold);
  expect(held.links[0]?.label).toBe("Ask about this vehicle");
  expect(held.links.map(({ href }) => href)).toContain("/again");
  expect(held.text).toMatch(/^They have until \d+:\d\d (am|pm) \S+ to pay/);
  expect(closedPage("noPayments", vehicleWith(7), site, "/again").links[0]?.href).toBe("/again");
});

it("says until when a vehicle is reserved, where that is known", () => {
  const hold = { tenant: "yard", orderId: "o", state: "held", until: "2026-11-24T07:00:00Z" } as const;
  const textOf = (known: typeof hold | null) =>
    closedPage("reserved", vehicleWith(7), site, "/again", known).text;
  expect(textOf(hold)).toMatch(/held for them until Tue,? 24.Nov.*:\d\d.(am|pm)/);
  expect(textOf(null)).not.toContain("until");
});
