import { expect, it } from "vitest";
import { siteConfig } from "../../../../test/fixtures/site";
import { siteConfigSchema } from "../site-config";
import { withServiceAddress } from "./service-address";

const config = siteConfig({});
function serviceOf(service: string, xtimeWebkey: string | null) {
  const site = { ...config.site, xtimeWebkey };
  return withServiceAddress(
    siteConfigSchema.parse({ ...config, site, routes: { ...config.routes, service } }),
  ).routes.service;
}

it("puts the provider's key where the address asks for it (TEN-23)", () => {
  expect(serviceOf("https://book.example/?key={xtimeWebkey}", "a b&c")).toBe(
    "https://book.example/?key=a%20b%26c",
  );
});

it("leaves other addresses, and one whose key nobody gave", () => {
  expect(serviceOf("/service", "key")).toBe("/service");
  expect(serviceOf("https://book.example/?key={xtimeWebkey}", null)).toBe(
    "https://book.example/?key={xtimeWebkey}",
  );
});
