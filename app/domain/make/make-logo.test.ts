import { expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { makeLogo } from "./make-logo";

it("is the dealer's own, else that of its menu of makes, else none (NAV-16)", () => {
  const config = siteConfig({
    nav: {
      brandMenu: [
        { name: "Mazda", url: "/search/mazda", logo: "/logos/mazda.svg" },
        { name: "Kia", url: "/search/kia", logo: "/logos/kia.svg" },
      ],
      brandLogoOverrides: { Mazda: "/logos/mazda-dark.svg", Toyota: "/logos/toyota.svg" },
    },
  });
  expect(["Mazda", "Kia", "Toyota", "Citroen"].map((name) => makeLogo(config, name))).toEqual([
    "/logos/mazda-dark.svg",
    "/logos/kia.svg",
    "/logos/toyota.svg",
    null,
  ]);
});
