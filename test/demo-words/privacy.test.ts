import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { KEPT_LISTS } from "~/domain/shortlist/kept-lists";

const FOLDER = "tenant-config";
const PAGES = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith("/pages/privacy.md"),
);

it.each(PAGES)("%s names the cookies that keep a visitor's lists", (page) => {
  const text = readFileSync(`${FOLDER}/${page}`, "utf8");
  for (const { cookie } of Object.values(KEPT_LISTS)) expect(text).toMatch(new RegExp(`[“«]${cookie}[”»]`));
});
