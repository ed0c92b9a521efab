import { expect, it } from "vitest";
import { serverTranslator } from "~/i18n/server-i18n.server";
import type { ShopperLead } from "~/ports/sent-leads";
import type { Shopper } from "~/ports/shopper-accounts";
import type { FormDesk } from "~/request/form-context.server";
import { newLead } from "../../../test/fixtures/lead";
import { siteConfig } from "../../../test/fixtures/site";
import { storedRecords } from "./stored-records.server";

const AT = "2026-11-20T02:00:00.000Z";
const LEAD = { ...newLead({}), id: "lead-1", receivedAt: AT, changedAt: AT, vehicle: null, changes: [] };
const SENT = {
  lead: LEAD,
  answers: [],
  booking: null,
  reminders: null,
  hasOrdered: false,
  standsElsewhere: false,
  privateAnswers: [],
};
// The records ask no more of an account.
const SHOPPER = { phone: "+61412345678", createdAt: AT } as unknown as Shopper;

async function recordsOf(locale: string, leads: readonly ShopperLead[]) {
  const none = { list: async () => [] };
  const desk = {
    config: siteConfig(),
    t: serverTranslator(locale, {}),
    now: new Date(AT),
    services: {
      sentLeads: { ofShopper: async () => leads },
      checkout: { find: async () => null },
      accounts: { sessions: async () => [] },
      ...{ watchlist: none, savedSearches: none, accountNotices: none },
    },
  };
  // The records ask these services only.
  return (await storedRecords(SHOPPER, desk as unknown as FormDesk)).sent;
}

it.each([
  ["en-AU", /left out.*Ask the dealership/, /leaves out the name.*Ask us/],
  ["ar", /غير مشمولة/, /لا يشمل/],
  ["zh-Hans", /未包含在内/, /不包含/],
])("says in %s what is left out of what somebody else may have typed", async (locale, inFile, onPage) => {
  const [own, found] = await recordsOf(locale, [
    { ...SENT, isOwn: true },
    { ...SENT, isOwn: false },
  ]);
  expect(own).toMatchObject({ contact: LEAD.contact });
  expect(own).not.toHaveProperty("leftOut");
  expect(JSON.stringify(found)).toMatch(inFile);
  expect(found).not.toHaveProperty("contact");
  expect(serverTranslator(locale, {})("account.downloadText")).toMatch(onPage);
});
