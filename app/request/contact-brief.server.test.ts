import { expect, it } from "vitest";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { siteConfig } from "../../test/fixtures/site";
import { contactBrief } from "./contact-brief.server";

const place = (id: string, from: string) => ({
  id,
  name: id,
  slug: id,
  dealershipId: "yard",
  address: { street: "1 Road", city: "Rocklea", state: "QLD", postcode: "4106" },
  contactDetail: {
    phone: "07 5550 0147",
    openingHours: [{ weekday: 1, open: from, close: "17:00" }],
  },
});
const config = siteConfig({ site: { locations: [place("sales", "08:30"), place("workshop", "07:30")] } });
const t = serverTranslator("en-AU", {});

it("names the location that is asked, its hours, and the number of the department that answers", () => {
  const told = (id: string | null, desk?: string) =>
    contactBrief(config, t, new Date("2026-11-26T00:00:00Z"), id, desk);
  const workshop = told("workshop", "07 5550 0149");
  expect([workshop?.name, workshop?.phone?.text]).toEqual(["workshop", "07 5550 0149"]);
  expect(JSON.stringify(workshop?.hours)).toContain("7:30");
  expect(new URL(workshop?.directions.href ?? "").searchParams.get("destination")).toContain("1 Road");
  const yard = told("sales");
  expect([yard?.name, yard?.phone?.text]).toEqual(["sales", "07 5550 0147"]);
  const main = told(null);
  expect([main?.name, main?.phone?.text], "no place is named").toEqual(["sales", "07 3555 0142"]);
});
