import { expect, it } from "vitest";
import { siteConfig } from "../../test/fixtures/site";
import { fileAddress, isFileAddress } from "./form-file-address.server";

const config = siteConfig({});
const at = (path: string) => new URL(path, `${config.site.url}/`).href;

it("knows where the site keeps a file that came with a form", () => {
  expect(isFileAddress(config, fileAddress(config, "0b7c-1", "secret"))).toBe(true);
  expect(isFileAddress(config, `${at("/form-files/0b7c-1?key=k")}#front%20%26%20left.jpg`)).toBe(true);
});

it.each([
  ["a page of the site", at("/about")],
  ["a way out of the folder", `${config.site.url}/form-files/..//evil.example/x#Contract.pdf`],
  ["a folder in it", at("/form-files/one/two")],
  ["another site", "https://evil.example/form-files/0b7c-1"],
  ["a site that begins as this one", `${config.site.url}.evil.example/form-files/0b7c-1`],
  ["no address", "front.jpg"],
  ["nothing", ""],
])("takes %s for none", (_, address) => {
  expect(isFileAddress(config, address)).toBe(false);
});
