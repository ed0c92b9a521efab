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

it.each(["testDrive", "service", "spinToWin", "photoRequest"] as const)(
  "of %s names no message where none goes, in any language",
  (key) => {
    const steps = (locale: string, isTold: boolean, isRequest = false) => {
      const config = siteConfig();
      const t = serverTranslator(locale, {});
      const parts = { form: siteForm(config, key), config, t, values: {}, choices: {}, leadId: "1" };
      return buildReceipt({ ...parts, vehicle: null, carId: null, isTold, isRequest }).next.join("\n");
    };
    for (const locale of ["en-AU", "ar", "zh-Hans"])
      for (const isRequest of [false, true])
        expect(steps(locale, false, isRequest), locale).not.toMatch(
          /mail|message|link|رسال|الرابط|البريد|邮件|消息|链接|forms\./,
        );
    if (key === "service") expect(steps("en-AU", true)).toContain("by the link in our message");
  },
);
