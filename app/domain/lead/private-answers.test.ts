import { expect, it, vi } from "vitest";
import { keptLead } from "../../../test/fixtures/lead";
import { adfDocument } from "./adf/adf";
import { leadPayload } from "./lead-payload";
import { marketplaceLead } from "./marketplace-lead";
import { PRIVATE_ANSWERS, privateAnswers, withoutPrivateAnswers } from "./private-answers";
import { siteConfig } from "../../../test/fixtures/site";

const SECRETS = {
  date_of_birth: "1985-11-21",
  residency: "visa",
  living: "renting",
  employment: "casual",
  employer: "Acme Mining",
  income: "91234.50",
  expenses: "7391",
  credit_history: "unsure",
};
const lead = keptLead({
  kind: "finance",
  fields: { message: "Hello", deposit: "5000", ...SECRETS },
  changes: [{ revision: 1, at: "2026-11-21T04:00:00.000Z", fields: { income: "91234.50", offer: "1" } }],
});

it("nothing private is in what leaves, but the address of the page that shows it", () => {
  const left = withoutPrivateAnswers(lead, () => "https://www.yard.example/lead-answers/1?key=k");
  expect(left.fields).toEqual({
    message: "Hello",
    deposit: "5000",
    [PRIVATE_ANSWERS]: "https://www.yard.example/lead-answers/1?key=k",
  });
  const { site } = siteConfig();
  const sent = JSON.stringify([
    leadPayload(left, { url: left.url, currency: null }),
    marketplaceLead(left, { id: "yard", name: "Yard", url: site.url, currency: "AUD" }),
    adfDocument(left, site),
    left,
  ]);
  for (const value of Object.values(SECRETS)) expect(sent, value).not.toContain(value);
  expect(privateAnswers(lead)).toEqual(SECRETS);
});

it("a lead without private answers has no address", () => {
  const address = vi.fn(() => "");
  const enquiry = keptLead();
  expect(withoutPrivateAnswers(enquiry, address)).toEqual(enquiry);
  expect(address).not.toHaveBeenCalled();
  expect(withoutPrivateAnswers(lead, null).fields).toEqual({ message: "Hello", deposit: "5000" });
});
