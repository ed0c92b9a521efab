import { describe, expect, it } from "vitest";
import { inLanguage, languageOf, siteLanguages } from "~/domain/tenant/site-language";
import { siteConfig } from "../../../../test/fixtures/site";
import { vehicleWith } from "../../../../test/fixtures/vehicle";
import { shareView } from "./share-view";

const vehicle = vehicleWith(1, { slug: "2020-mazda-cx-5-1", badge: "GT & Co" });
const href = (key: string) =>
  shareView(vehicle, siteConfig()).targets.find((target) => target.key === key)?.href ?? "";

describe("shareView", () => {
  it("shares the site's base address without its last slash, then /cars/{slug} (VDP-01)", () => {
    const address = "https://www.yard.example/cars/2020-mazda-cx-5-1";
    for (const url of ["https://www.yard.example", "https://www.yard.example/"])
      expect(shareView(vehicle, siteConfig({ site: { url } })).address).toBe(address);
  });

  it("shares the page in the language it is read in", () => {
    const config = siteConfig();
    const arabic = { tag: "ar", base: "/ar", locale: "ar-AU-u-nu-latn" };
    const site = inLanguage({ ...config.site, languages: [{ tag: "ar", locale: arabic.locale }] }, arabic);
    const address = "https://www.yard.example/ar/cars/2020-mazda-cx-5-1";
    expect(shareView(vehicle, { ...config, site }).address).toBe(address);
  });

  it("sends name and address, encoded, by text message, WhatsApp and e-mail (SHARE-03, SHARE-05, OPEN-121)", () => {
    const both =
      "2020%20Mazda%20CX-5%20GT%20%26%20Co%20https%3A%2F%2Fwww.yard.example%2Fcars%2F2020-mazda-cx-5-1";
    expect(href("sms")).toBe(`sms:?&body=${both}`);
    expect(href("whatsapp")).toBe(`https://wa.me/?text=${both}`);
    expect(href("email")).toBe(`mailto:?subject=2020%20Mazda%20CX-5%20GT%20%26%20Co&body=${both}`);
  });

  it("gives Facebook the address, and X address and name apart (SHARE-03)", () => {
    const link = "https://www.yard.example/cars/2020-mazda-cx-5-1";
    expect(new URL(href("facebook")).searchParams.get("u")).toBe(link);
    const { searchParams } = new URL(href("x"));
    expect([searchParams.get("url"), searchParams.get("text")]).toEqual([link, "2020 Mazda CX-5 GT & Co"]);
  });

  it("opens a window for other sites only", () => {
    const opens = shareView(vehicle, siteConfig()).targets.filter(({ opensWindow }) => opensWindow);
    expect(opens.map(({ key }) => key)).toEqual(["whatsapp", "facebook", "x"]);
  });

  it("confirms a copied link for 1.5 seconds, or as the dealer wants it (SHARE-01, SHARE-02)", () => {
    expect(shareView(vehicle, siteConfig()).confirm).toEqual({ ms: 1_500, fade: false });
    const config = siteConfig();
    const fading = { ...config, vehicle: { ...config.vehicle, copyConfirm: { ms: 3_000, fade: true } } };
    expect(shareView(vehicle, fading).confirm).toEqual({ ms: 3_000, fade: true });
  });

  it("prints only where the dealer has it (VDP-39)", () => {
    const config = siteConfig();
    expect(shareView(vehicle, config).papers).toEqual({
      print: "/print?car_id=2020-mazda-cx-5-1",
      pdf: "/cars/2020-mazda-cx-5-1/pdf",
    });
    const two = siteConfig({ site: { languages: [{ tag: "ar", locale: "ar-AU" }] } });
    expect(shareView(vehicle, two).papers).not.toHaveProperty("pdfLanguage");
    const [, arabic = languageOf(two.site)] = siteLanguages(two.site);
    const translated = { ...two, site: inLanguage(two.site, arabic) };
    expect(shareView(vehicle, translated).papers?.pdfLanguage).toBe("en-AU");
    const off = { ...config, features: { ...config.features, print: false } };
    expect(shareView(vehicle, off).papers).toBeNull();
    const unrouted = siteConfig({ routes: { enabled: ["home"] } });
    expect(shareView(vehicle, unrouted).papers).toBeNull();
  });
});
