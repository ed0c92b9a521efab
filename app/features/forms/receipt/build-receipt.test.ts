import { expect, it } from "vitest";
import { siteConfig } from "../../../../test/fixtures/site";
import { siteForm } from "~/domain/forms/site-form";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { buildReceipt } from "./build-receipt";

const receiptOf = (own: object) => {
  const config = siteConfig({ forms: { own: { contact: own } } });
  const form = siteForm(config, "contact");
  const parts = {
    form,
    config,
    t: serverTranslator("en-AU", {}),
    values: {},
    choices: {},
    leadId: "1",
    vehicle: null,
    carId: null,
  };
  return buildReceipt(parts);
};

it("says what comes next in the dealer's words where the file has them", () => {
  expect(receiptOf({ next: ["We read it", "We ring"] }).next).toEqual(["We read it", "We ring"]);
  expect(receiptOf({}).next).not.toContain("We ring");
});
