import { SaxesParser } from "saxes";
import { DEALERS, type Dealer, ONE_PER_TEMPLATE } from "../setup/dealers";
import { knownSites } from "../setup/site-configs";
import { get } from "../setup/http";
import { dealerWith } from "./dealer-with";
import { faultsIn } from "./html-faults";
import { ask, expect, originOf, serverPort, test } from "./site-test";
import { kindsInTurn, listedPaths, pageKinds } from "./page-kinds";
import { expectSound } from "./sound-page";

for (const dealer of DEALERS) {
  test(`${dealer.slug}: pages of words and places are valid HTML`, async () => {
    const paths = [
      ...(await listedPaths(dealer, "pages")),
      ...(await listedPaths(dealer, "blog")).slice(0, 3),
      ...(await listedPaths(dealer, "locations")).slice(0, 2),
      ...(await listedPaths(dealer, "offers")).slice(0, 1),
    ];
    for (const path of paths.filter((one) => !one.startsWith("/search/") && one !== "/")) {
      expect(await faultsIn((await ask(dealer, path)).body), path).toEqual([]);
    }
  });

  test(`${dealer.slug}: what machines read is there and sound`, async () => {
    const robots = await ask(dealer, "/robots.txt");
    expect(robots.body).toContain("Disallow: /api/");
    expect(robots.body).toMatch(/Sitemap: https:\/\/\S+\/sitemap\.xml/);
    const llms = await ask(dealer, "/llms.txt");
    expect(llms.body).toMatch(/^# .+\n\n> .+\n/);
    const named = [...llms.body.matchAll(/^- \[.+?\]\((https:[^)]+)\)/gm)].map(
      ([, address = ""]) => new URL(address),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(new Set(named.map(({ href }) => href)).size).toBe(named.length);
    const first = named.find(({ pathname }) => pathname.startsWith("/search/"))?.pathname ?? "";
    const asText = { headers: { accept: "text/markdown, text/html;q=0.5" } };
    const text = await ask(dealer, first, asText);
    expect(text.headers).toMatchObject({
      "content-type": "text/markdown; charset=utf-8",
      "cache-control": "private, no-cache",
    });
    expect(text.body).toMatch(/^---\ntitle: ".+"\n[\s\S]+\n# .+/);
    // The same page, asked for before and after as a browser does, is HTML.
    const page = await ask(dealer, first);
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect((await ask(dealer, "/no-such-page", asText)).headers["content-type"]).toContain("text/html");
    const manifest: unknown = JSON.parse((await ask(dealer, "/manifest.webmanifest")).body);
    expect(manifest).toMatchObject({
      start_url: "/",
      icons: expect.arrayContaining([expect.objectContaining({ purpose: "maskable" })]),
    });
    for (const name of ["icon-192", "icon-512", "maskable-512", "apple-touch-icon"]) {
      const { status, headers, bytes } = await ask(dealer, `/icons/${name}.png`);
      expect([status, headers["content-type"], bytes > 500]).toEqual([200, "image/png", true]);
    }
    expect((await ask(dealer, "/icons/other.png")).status).toBe(404);
    const feed = await ask(dealer, "/blog/feed.xml");
    const hasBlog = (await listedPaths(dealer, "blog")).length > 0;
    expect(feed.status).toBe(hasBlog ? 200 : 404);
    if (hasBlog) new SaxesParser().write(feed.body).close();
    for (const post of (await listedPaths(dealer, "blog")).filter((path) =>
      /^\/blog\/[^/]+\/[^/]+$/.test(path),
    )) {
      const [, stock = ""] = (await ask(dealer, post)).body.split('id="post-stock"');
      expect(stock, `${post} leads on to vehicles`).toMatch(/href="\/cars\/[^"]+"/);
    }
    for (const kind of ["pages", "vehicles"])
      new SaxesParser().write((await ask(dealer, `/sitemap.xml?kind=${kind}`)).body).close();
  });
}

for (const dealer of DEALERS) {
  test(`${dealer.slug}: every kind of page is accessible and does not scroll sideways`, async ({
    page,
    complaints,
  }) => {
    // The other half of a template's first dealer's is looked through in accessibility.spec.ts, before script.
    const isFirst = ONE_PER_TEMPLATE.includes(dealer);
    const width = isFirst ? 1440 : 360;
    await page.setViewportSize({ width, height: 900 });
    for (const path of isFirst ? await kindsInTurn(dealer, "desk") : await pageKinds(dealer)) {
      await page.goto(originOf(dealer) + path, { waitUntil: "load" });
      await expectSound(page, `${path} at ${width} px`);
    }
    const others = complaints.filter((text) => !/status of 404 .*abuot-us/.test(text));
    complaints.splice(0, complaints.length, ...others);
  });
}

test.describe("by keyboard alone", () => {
  test("questions open and close (HOME-07), departments change with the arrow keys (LOC-08, LOC-09)", async ({
    page,
  }) => {
    const asked = await dealerWith(({ content }) => content.faqs.length > 0);
    await page.goto(`${originOf(asked)}/faq`);
    const question = page.locator("main details").first();
    await question.locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(question).toHaveAttribute("open", "");
    await page.keyboard.press("Space");
    await expect(question).not.toHaveAttribute("open", "");

    const { dealer, path } = await placeOfSeveral();
    await page.goto(originOf(dealer) + path);
    const tables = page.locator("main table");
    await expect(tables.nth(0)).toBeVisible();
    await expect(tables.nth(1)).toBeHidden();
    await page.locator('input[name="department"]').first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(tables.nth(0)).toBeHidden();
    await expect(tables.nth(1)).toBeVisible();
  });

  test("a directory is filtered by make, department and distance (ROUTE-42, LOC-19)", async ({ page }) => {
    const { dealer, path } = await directory();
    await page.goto(originOf(dealer) + path);
    const all = await page.locator("main article").count();
    expect(all).toBeGreaterThan(40);
    // One field stands first; the others open where they are wanted, and stay open where one is chosen.
    await expect(page.getByLabel("Make", { exact: true })).toBeHidden();
    await page.getByText("More choices").click();
    const make = page.getByLabel("Make", { exact: true });
    // A browser forgets the letters of a name that come a second apart, and where it was while a busy machine opens the choices.
    await expect(async () => {
      await make.focus();
      await page.keyboard.type("Kia");
      await expect(make).toHaveValue("Kia", { timeout: 500 });
    }).toPass();
    await page.getByLabel("Your postcode").fill("4870");
    await page.keyboard.press("Enter");
    await page.waitForURL(/brand=Kia.*postcode=4870/);
    const names = await page.locator("main article h2").allTextContents();
    expect(names[0]).toBe("Cairns");
    expect(names.length).toBeLessThan(all);
    await expect(page.getByText("nearest to 4870 first")).toBeVisible();
    await expect(make).toHaveValue("Kia");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("departments change, a directory is searched, and a wrong postcode is told (URL-15, URL-16, LOC-20, ERR-06)", async ({
    page,
  }) => {
    const place = await placeOfSeveral();
    await page.goto(originOf(place.dealer) + place.path);
    await page.locator('input[name="department"]').nth(1).check({ force: true });
    await expect(page.locator("main table").nth(1)).toBeVisible();

    const { dealer, path } = await directory();
    await page.goto(`${originOf(dealer)}${path}?query=cairns&page=3`);
    await expect(page.locator("main article")).toHaveCount(1);
    await page.getByPlaceholder("Search...").fill("KIA");
    await page.getByPlaceholder("Search...").press("Enter");
    await page.waitForURL(/[?&]query=KIA(?!.*page=)/);
    await page.goto(`${originOf(dealer)}${path}?postcode=0000&service=parts`);
    await expect(page.getByText("Invalid postcode")).toBeVisible();
    await expect(page.getByLabel("Your postcode")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Department")).toHaveValue("parts");
  });
});

test("an address that is not there offers the pages it may have meant, and the search", async () => {
  for (const dealer of DEALERS) {
    const { status, body } = await ask(dealer, "/abuot-us");
    expect(status).toBe(404);
    const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
    expect(main).toContain('href="/about-us"');
    expect(main).toContain('name="query"');
    expect(body).toContain('<meta name="robots" content="noindex"');
  }
});

test("maps are drawings of our own, for places alone", async () => {
  const { dealer, path } = await directory();
  const answer = await ask(dealer, path);
  const maps = [...answer.body.matchAll(/src="(\/map\/[^"]+)"/g)].map(([, src = ""]) => src);
  expect(maps.length).toBeGreaterThan(0);
  for (const src of maps) {
    const { status, headers, body } = await ask(dealer, src);
    expect([status, headers["content-type"]]).toEqual([200, "image/svg+xml"]);
    new SaxesParser().write(body).close();
  }
  expect((await get(serverPort(), "/map/nowhere.svg", { host: originOf(dealer).slice(7) })).status).toBe(404);
});

async function directory(): Promise<{ dealer: Dealer; path: string }> {
  const dealer = await dealerWith(({ config }) => config.routes.enabled.includes("directory"));
  const path = (await knownSites()).get(dealer.slug)?.config.routes.directory ?? "";
  return { dealer, path };
}

async function placeOfSeveral(): Promise<{ dealer: Dealer; path: string }> {
  for (const dealer of DEALERS) {
    for (const path of (await listedPaths(dealer, "locations")).slice(0, 3)) {
      if ((await ask(dealer, path)).body.includes('name="department"')) return { dealer, path };
    }
  }
  throw new Error("No demonstration dealer has a place with several departments.");
}

test("a make counts what its link leads to, also where it stands for several kinds (ROUTE-41)", async () => {
  const dealer = await dealerWith(
    ({ config: { routes, home } }) =>
      routes.enabled.includes("brands") && home.blocks.some(({ kind }) => kind === "brandGrids"),
  );
  const { body } = await ask(dealer, "/brands");
  const makes = [
    ...body.matchAll(
      /<a [^>]*href="(\/search\/[^"]+)"[^>]*>(?:<img [^>]*>)?<span[^>]*>([^<]+)<\/span><span[^>]*>([\d,]+) /g,
    ),
  ];
  const drawn = await ask(dealer, "/make-logos/land-rover.svg");
  expect([drawn.status, drawn.headers["content-type"]]).toEqual([200, "image/svg+xml"]);
  new SaxesParser().write(drawn.body).close();
  expect(drawn.body).toContain(">LAND ROVER<");
  expect((await ask(dealer, "/make-logos/..svg")).status).toBe(404);
  const names = makes.map(([, , name]) => name);
  const several = makes.filter(([, , name]) => names.filter((other) => other === name).length > 1);
  expect(several.length).toBeGreaterThan(1);
  for (const [, href = "", name, count = ""] of [...several, ...makes.slice(0, 3)]) {
    const listing = (await ask(dealer, href.replaceAll("&amp;", "&"))).body;
    expect(listing, `${name} at ${href}`).toContain(`data-result-count="${count.replaceAll(",", "")}"`);
  }
});
