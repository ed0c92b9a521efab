import { expect, it } from "vitest";
import { TenantConfigError } from "./tenant-config-error.server";

const fault = (file: string, path: string) => `${file}: ${path}: expected text, received 1`;

it("names each file of a long list once, with its faults below it", () => {
  const a = ["site.name", "site.url", "theme.logo"].map((path) => fault("emu/site.json", path));
  const b = ["pages/about.md", "nav.items"].map((path) => fault("kea/site.json", path));
  const { message, problems } = new TenantConfigError([a[0] ?? "", ...b, "No dealer.", ...a.slice(1)]);
  expect(message.split("\n")).toEqual([
    "Dealer configuration: 6 problems",
    "  No dealer.",
    "  emu/site.json",
    "    site.name: expected text, received 1",
    "    site.url: expected text, received 1",
    "    theme.logo: expected text, received 1",
    "  kea/site.json",
    "    pages/about.md: expected text, received 1",
    "    nav.items: expected text, received 1",
  ]);
  expect(problems, "each still says where it is").toHaveLength(6);
  expect(problems[0]).toContain("emu/site.json: ");
});

it("says a short list line by line", () => {
  const { message } = new TenantConfigError([fault("emu/site.json", "site.name")]);
  expect(message).toBe(`Dealer configuration: 1 problem\n  ${fault("emu/site.json", "site.name")}`);
});
