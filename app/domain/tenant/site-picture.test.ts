import { expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { sitePicture } from "./site-picture";

const picture = (name: string) => ({ src: `/media/p/${name}`, alt: name, width: 1440, height: 960 });
const place = { id: "yard", name: "Yard", slug: "yard", dealershipId: "d", image: picture("yard") };
const address = { street: "1 High Street", city: "Moorooka", state: "QLD", postcode: "4105" };
const locations = [{ ...place, address }];
const home = { blocks: [{ kind: "hero" as const, title: "Cars", image: picture("row") }] };

it("is the dealer's own file, else the opening of the home page, else a place, else none", () => {
  const own = "/media/d/abcdefghijklmnopqrstuvwx-2400x1260/share.jpg";
  const { theme, ...config } = siteConfig({ home, site: { locations } });
  const logo = { ...theme.logo, social: own };
  expect(sitePicture({ ...config, theme: { ...theme, logo } })).toEqual({
    path: own,
    width: 2400,
    height: 1260,
  });
  expect(sitePicture({ ...config, theme })).toEqual({ path: "/media/p/row", width: 1440, height: 960 });
  expect(sitePicture(siteConfig({ site: { locations } }))?.path).toBe("/media/p/yard");
  expect(sitePicture(siteConfig({}))).toBeNull();
});
