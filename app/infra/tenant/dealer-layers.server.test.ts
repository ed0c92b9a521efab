import { expect, it } from "vitest";
import { siteConfigSchema } from "~/domain/tenant/site-config";
import { dealerLayers } from "./dealer-layers.server";

const PRESETS = {
  plain: { values: { site: { timeZone: "Pacific/Chatham" }, nav: { trigger: "click" } }, colours: {} },
};
const site = (more: object) => ({
  slug: "kea",
  template: "plain",
  id: "kea",
  name: "Kea",
  url: "https://www.kea.example",
  region: "nz",
  dealerships: [{ id: "kea", name: "Kea", slug: "kea" }],
  ...more,
});

it("lays the dealer over its template over its country over the defaults (TEN-02)", () => {
  const given = { site: site({ country: "nz", currency: "AUD" }), theme: { logo: { wordmark: "Kea" } } };
  const { input, fault } = dealerLayers(given, ["about"], PRESETS);
  const config = siteConfigSchema.parse(input);
  expect(fault).toBeNull();
  expect(config.site).toMatchObject({
    locale: "en-NZ",
    defaultState: "ntl",
    timeZone: "Pacific/Chatham",
    currency: "AUD",
  });
  expect([config.nav.trigger, config.content.pages]).toEqual(["click", ["about"]]);
});

it("keeps the defaults where the file names no country or none that there is", () => {
  for (const country of [{}, { country: "xx" }, { country: 7 }])
    expect(dealerLayers({ site: site(country) }, [], PRESETS).values.country).toEqual({});
});

it.each(["none", "constructor"])("says that there is no template %s", (template) => {
  const { fault, preset } = dealerLayers({ site: site({ template }) }, [], PRESETS);
  expect(preset).toBeNull();
  expect(fault).toBe(`site.template: expected one of the templates plain, received "${template}"`);
});
