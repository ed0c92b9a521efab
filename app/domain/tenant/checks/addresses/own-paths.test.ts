import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import remixConfig from "../../../../../remix.config.js";
import { FORMS } from "~/domain/forms/form-catalogue";
import { isOurs } from "~/domain/tenant/checks/addresses/own-paths";

/** The first segment of a route folder's address: `cars.$slug_.pdf` gives `cars`, `robots[.]txt` gives `robots.txt`. */
const firstSegment = (folder: string) =>
  (/^(?:\[.\]|[^.])+/.exec(folder)?.[0] ?? "").replace(/\[(.)\]/g, "$1").replace(/_$/, "");

/** Addresses beside the folders' own. */
async function furtherPaths(): Promise<readonly string[]> {
  const paths: string[] = [];
  await remixConfig.routes?.((build) => {
    build((path) => void paths.push(path ?? ""));
    return {};
  });
  return paths;
}

it("leaves no address of ours to a dealer's own page, which would never be shown", async () => {
  const folders = readdirSync("app/routes").filter((name) => name !== "$" && name !== "_index");
  const segments = [...folders.map(firstSegment), ...(await furtherPaths())];
  expect(segments).toContain("robots.txt");
  expect(segments).toContain("saved-vehicles");
  expect(segments.filter((segment) => !isOurs(`/${segment}`))).toEqual([]);
  expect(isOurs("/account/anything")).toBe(true);
});

it("leaves no address of a form without a page key", () => {
  const paths = Object.values(FORMS).flatMap(({ at }) => ("path" in at ? [at.path] : []));
  expect(paths).toContain("/enquire");
  expect(paths.filter((path) => !isOurs(path))).toEqual([]);
});

it("leaves everything else to the dealer", () => {
  for (const path of ["/", "/our-story", "/accounts", "/cars-we-buy", "/x/account"])
    expect(isOurs(path)).toBe(false);
});
