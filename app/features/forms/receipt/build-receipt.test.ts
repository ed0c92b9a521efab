import { expect, it } from "vitest";
import { siteConfig } from "../../../../test/fixtures/site";
import { siteForm } from "~/domain/forms/site-form";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { buildReceipt } from "./build-receipt";

const NOWHERE = { email: null, phone: null };
const MAIL = { email: "mia@shopper.example", phone: null };
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

it("of a question names no way of answering that nobody was asked for", () => {
  expect(receiptOf({}).next).toContain("We get back to you within one business day.");
});

it.each(["testDrive", "service", "spinToWin", "photoRequest"] as const)(
  "of %s names no message where none goes, in any language",
  (key) => {
    const steps = (locale: string, isTold: boolean, isRequest = false) => {
      const config = siteConfig();
      const t = serverTranslator(locale, {});
      const parts = { form: siteForm(config, key), config, t, values: {}, choices: {}, leadId: "1" };
      return buildReceipt({
        ...parts,
        vehicle: null,
        carId: null,
        toldAt: isTold ? MAIL : NOWHERE,
        isRequest,
      }).next.join("\n");
    };
    for (const locale of ["en-AU", "ar", "zh-Hans"])
      for (const isRequest of [false, true])
        expect(steps(locale, false, isRequest), locale).not.toMatch(
          /mail|message|link|رسال|الرابط|البريد|邮件|消息|链接|forms\./,
        );
    if (key === "service") expect(steps("en-AU", true)).toContain("by the link in our message");
  },
);

it("of a reserved vehicle says so, and that a chosen time is a request; one without a time has nothing to move", () => {
  const config = siteConfig();
  const receipt = (key: "testDrive" | "enquiry", values: Record<string, string>, more: object) => {
    const parts = { form: siteForm(config, key), config, t: serverTranslator("en-AU", {}), choices: {} };
    return buildReceipt({ ...parts, values, leadId: "1", vehicle: null, carId: null, ...more });
  };
  const time = { booking_date: "2026-11-28", booking_time: "11:30" };
  const wish = receipt("testDrive", time, { isRequest: true, reservedBy: "other", toldAt: MAIL });
  expect(wish.text).toContain(
    "reserved at the moment: your day and time are a request until we confirm them",
  );
  expect(wish.next[0]).toContain("We confirm the day and time that you asked for");
  expect(wish.next.at(-1), "its page does both").toContain("move or cancel it by the link");
  const none = receipt("testDrive", {}, { isRequest: true, toldAt: MAIL });
  expect(none.text).not.toContain("reserved");
  // Whoever gave an address alone cannot be called.
  expect(none.next[0]).toBe("We get back to you to agree on a day and a time.");
  expect(none.next.join()).toMatch(/agree on a day and a time.*call us/);
  expect(none.next.join()).not.toMatch(/move or cancel|wish/);
  expect(receipt("enquiry", {}, { reservedBy: "other" }).text).toContain(
    "The vehicle is reserved at the moment.",
  );
  expect(receipt("enquiry", {}, { reservedBy: "shopper" }).text).toMatch(
    /\. You have the vehicle reserved\.$/,
  );
  expect(receipt("testDrive", time, { isRequest: true, reservedBy: "shopper" }).text).toMatch(
    /You have the vehicle reserved: your day and time are a request until we confirm them\.$/,
  );
  const late = receipt("testDrive", time, { textAfter: "8:00 am" });
  expect(late.next.at(-1)).toBe("Our text message comes after 8:00 am.");
});

it("says where a message goes, and nothing where none does", () => {
  const config = siteConfig();
  const told = (toldAt?: { email: string | null; phone: string | null }) => {
    const parts = {
      form: siteForm(config, "contact"),
      config,
      t: serverTranslator("en-AU", {}),
      choices: {},
    };
    const more = toldAt === undefined ? {} : { toldAt };
    return buildReceipt({ ...parts, values: {}, leadId: "1", vehicle: null, carId: null, ...more }).told;
  };
  expect(told(MAIL)).toBe("A message about it goes to mia@shopper.example.");
  expect(told({ ...MAIL, phone: "+61412345678" })).toBe(
    "A message about it goes to mia@shopper.example and 0412 345 678.",
  );
  expect([told(NOWHERE), told()]).toEqual([null, null]);
});
