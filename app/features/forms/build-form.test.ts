import { expect, it } from "vitest";
import { siteForm } from "~/domain/forms/site-form";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { siteConfig } from "../../../test/fixtures/site";
import { buildForm } from "./build-form";

const phoneShown = (phone: string, country: "au" | "nz" = "au") => {
  const config = siteConfig({ site: { country } });
  const t = serverTranslator("en-AU", {});
  const form = siteForm(config, "enquiry");
  const values = { name: "Zoë", phone };
  const view = buildForm({ form, config, t, action: "/enquire", token: "t", today: "2026-11-21", values });
  expect(view.values["name"]).toBe("Zoë");
  return view.values["phone"];
};

it("shows a kept number as it is written at home, and what was typed as it was typed", () => {
  expect(phoneShown("+61412345678")).toBe("0412 345 678");
  expect(phoneShown("+64211234567")).toBe("+64 21 123 4567");
  expect(phoneShown("+64211234567", "nz")).toBe("021 123 4567");
  expect(phoneShown("0412 3")).toBe("0412 3");
});
