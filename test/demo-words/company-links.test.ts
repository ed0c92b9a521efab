import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { SERVICE_TYPES } from "~/domain/forms/field-catalogue";
import { loadTenants } from "~/infra/tenant/load-tenants.server";
import { TEMPLATE_PRESETS } from "~/templates/presets";

const DIR = "tenant-config";
/** A page of a dealer's own with all that its files say, in every language. */
const pages: { readonly name: string; readonly path: string; readonly text: string }[] = [];
beforeAll(async () => {
  const tenants = await loadTenants({ dir: DIR, presets: TEMPLATE_PRESETS, region: null });
  for (const config of tenants.all()) {
    const root = `${DIR}/${config.site.slug}`;
    const files = readdirSync(root, { recursive: true, encoding: "utf8" });
    for (const { name, path } of tenants.contentFor(config).pages) {
      const own = files.filter((file) => file.endsWith(`pages/${name}.md`));
      const text = own.map((file) => readFileSync(`${root}/${file}`, "utf8")).join("\n");
      if (path !== undefined) pages.push({ name, path, text });
    }
  }
});

it("a company's own page leads to a form that says which company it is about", () => {
  const links = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/\/contact-us\?[^\s")]+/g)].map(([href]) => ({ path, href })),
  );
  for (const { path, href } of links)
    expect(`/${new URL(href, "http://x.invalid").searchParams.get("about")}`).toBe(path);
  expect(links.length).toBeGreaterThan(6);
  const bare = pages.filter(({ text }) => /page: contact }|\(page:contact\)/.test(text));
  expect(bare.map(({ name }) => name)).toEqual([]);
});

it("a page about tyres leads to a booking with that type of service chosen", () => {
  const types = pages.flatMap(({ text }) =>
    [...text.matchAll(/\/service\?service_type=(\w+)/g)].map(([, type]) => type),
  );
  expect(types.length).toBeGreaterThan(1);
  expect(types.filter((type) => !SERVICE_TYPES.some((one) => one === type))).toEqual([]);
});
