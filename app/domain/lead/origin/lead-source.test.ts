import { expect, it } from "vitest";
import { keptLead } from "../../../../test/fixtures/lead";
import { siteConfig } from "../../../../test/fixtures/site";
import { adfDocument } from "../adf/adf";
import { leadEventSchema } from "../lead-event-schema";
import { webhookEvent } from "../lead-payload";
import { isAdded, leadSource } from "./lead-source";
import { marketplaceLead } from "../marketplace-lead";

const ADDED = keptLead({ fields: { lead_source: "Call centre" }, url: "", userAgent: "" });
const { site } = siteConfig();

it("is the website, unless another system added the lead (LEAD-01)", () => {
  expect([leadSource(keptLead()), isAdded(keptLead())]).toEqual(["Website", false]);
  expect([leadSource(ADDED), isAdded(ADDED)]).toEqual(["Call centre", true]);
});

it("of a lead that was added is told to every system, without a page or a browser", () => {
  const event = webhookEvent(ADDED, site);
  expect(leadEventSchema.parse(event).data).toMatchObject({
    source: "Call centre",
    url: null,
    user_agent: "",
  });
  expect(marketplaceLead(ADDED, site)["environment"]).toMatchObject({
    source: "Call centre",
    pageUrl: null,
  });
  const provider = JSON.stringify(adfDocument(ADDED, site)).split('"provider"')[1];
  expect(provider).toContain("Call centre");
  expect(provider).not.toMatch(/Yard Motors|"url"/);
});
