import { directionOf } from "~/domain/tenant/site-language";
import { type Dealer, DEALERS } from "../setup/dealers";
import { faultsIn } from "./html-faults";
import { ALL_STOCK, ask, expect, originOf, test } from "./site-test";
import { expectNoOverhang, expectSound } from "./sound-page";
import { untranslatedIn } from "./untranslated";

const PAGES = [
  "/",
  ALL_STOCK,
  "/faq",
  "/favourites",
  "/about-us",
  "/special-offers",
  "/contact-us",
  "/compare",
];
const WINDOWS = { 1440: { width: 1440, height: 900 }, 360: { width: 360, height: 800 } } as const;
/** Where pages may lead without their language: what is the same in all of them. */
const IN_NO_LANGUAGE = /^\/(?:assets|media|icons|map)\/|^\/(?:favicon\.svg|manifest\.webmanifest)$|\/pdf$/;

const SITES = DEALERS.flatMap((dealer) => dealer.languages.map(({ tag }) => ({ dealer, tag })));

for (const { dealer, tag } of SITES) {
  test(`${dealer.slug} in ${tag}: every page says its language, is translated and stays in it`, async () => {
    for (const target of [...PAGES, await aVehicle(dealer), "/no-such-page"]) {
      const at = target === "/" ? `/${tag}` : `/${tag}${target}`;
      const { status, body } = await ask(dealer, at);
      if (status === 404 && (await ask(dealer, target)).status === 404 && target !== "/no-such-page")
        continue;
      expect(status, at).toBe(target === "/no-such-page" ? 404 : 200);
      expect(body).toContain(`<html lang="${tag}" dir="${directionOf(tag)}"`);
      expect(await faultsIn(body), at).toEqual([]);
      expect(untranslatedIn(body, dealer, tag), at).toEqual([]);
      // There is one PDF of a vehicle, in the dealer's own language.
      for (const [paper] of body.matchAll(/<a [^>]*href="[^"]*\/pdf"[^>]*>/g))
        expect(paper, at).toMatch(/ hrefLang="en-/i);
      const links = [...body.matchAll(/ (?:href|action|formaction)="(\/(?!\/)[^"]*)"/g)].map(
        ([, href = ""]) => href,
      );
      const leaving = links.filter(
        (href) => !new RegExp(`^/${tag}(?:$|[/?#])`).test(href) && !IN_NO_LANGUAGE.test(href),
      );
      // Only the switch leads to the dealer's own language, and to this very page.
      expect(new Set(leaving), at).toEqual(new Set([target]));
    }
  });

  test(`${dealer.slug} in ${tag}: canonical, alternates and map of the site`, async () => {
    const canonicalOf = (body: string) =>
      new URL(/rel="canonical" href="([^"]+)"/.exec(body)?.[1] ?? "").pathname;
    // Where all of the stock is of one kind, its list stands for that of everything.
    const stock = canonicalOf((await ask(dealer, ALL_STOCK)).body);
    const { body } = await ask(dealer, `/${tag}${stock}`);
    expect(canonicalOf(body)).toBe(`/${tag}${stock}`);
    const alternates = /rel="alternate" hrefLang="([^"]+)" href="https:\/\/[^/]+([^"]*)"/g;
    for (const page of [body, (await ask(dealer, stock)).body]) {
      expect([...page.matchAll(alternates)].map(([, language, path]) => [language, path])).toEqual([
        ["en-AU", stock],
        [tag, `/${tag}${stock}`],
        ["x-default", stock],
      ]);
    }
    const map = await ask(dealer, "/sitemap.xml?kind=stock&page=1");
    expect(map.body).toContain(`<xhtml:link rel="alternate" hreflang="${tag}"`);
    const feed = await ask(dealer, `/${tag}/blog/feed.xml`);
    if (feed.status === 200) expect(feed.body).toContain(`<language>${tag.toLowerCase()}</language>`);
  });

  test(`${dealer.slug} in ${tag}: redirects and faults of a form stay in the language`, async () => {
    const moved = await ask(dealer, `/${tag}/search/used-cars/`);
    expect(moved.status === 200 || String(moved.headers.location).startsWith(`/${tag}/`)).toBe(true);
    const account = await ask(dealer, `/${tag}/search`);
    if (account.status >= 300 && account.status < 400)
      expect(account.headers.location).toMatch(new RegExp(`^/${tag}/`));
    const sent = await ask(dealer, `/${tag}/contact-us`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "first_name=",
    });
    expect(sent.status).toBe(400);
    expect(untranslatedIn(sent.body, dealer, tag)).toEqual([]);
  });

  test(`${dealer.slug} in ${tag}: no accessibility faults, and script stays in the language`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(150_000);
    for (const { target, widths } of lookedAt(await aVehicle(dealer), await pagesOf(dealer))) {
      await page.setViewportSize(WINDOWS[1440]);
      await page.goto(`${originOf(dealer)}/${tag}${target === "/" ? "" : target}`);
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      for (const width of [1440, 360] as const) {
        const where = `${target} at ${width} px`;
        await page.setViewportSize(WINDOWS[width]);
        await (widths.includes(width) ? expectSound(page, where) : expectNoOverhang(page, where));
      }
    }
    await page.goto(`${originOf(dealer)}/${tag}${ALL_STOCK}`);
    await page.locator("article h3 a, article h2 a").first().click();
    await expect(page).toHaveURL(new RegExp(`/${tag}/cars/`));
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    // The address changes a moment before the page does: the vehicle's own switch.
    await page.locator('nav a[hreflang="en-AU"][href*="/cars/"]').first().click();
    await expect(page).toHaveURL(/localhost:\d+\/cars\//);
    await expect(page.locator("html")).toHaveAttribute("lang", "en-AU");
    expect(complaints).toEqual([]);
  });
}

test("a page for one visitor alone offers them their language without script; a shared page does not know them", async () => {
  for (const { dealer, tag } of SITES) {
    const said = async (target: string, headers: Readonly<Record<string, string>>) => {
      const { body } = await ask(dealer, target, { headers });
      return [
        ...body.matchAll(new RegExp(`<a href="/${tag}[^"]*"[^>]*hrefLang="${tag}"[^>]*>([^<]+)`, "g")),
      ].map(([, text]) => text);
    };
    // The switch has one link to each language, which says its name alone, or offers the page in a sentence.
    const name = await said("/contact-us", { "Accept-Language": "en-GB" });
    expect(name).toHaveLength(1);
    for (const headers of [{ "Accept-Language": `fr, ${tag};q=0.7` }, { Cookie: `language=${tag}` }]) {
      const offer = await said("/contact-us", headers);
      expect(offer).toHaveLength(1);
      expect(offer).not.toEqual(name);
      expect(await said("/", headers)).toEqual(name);
    }
    expect(await said("/contact-us", { "Accept-Language": tag, Cookie: "language=en-AU" })).toEqual(name);
  }
});

test("a dealer with one language has nothing of this", async () => {
  for (const dealer of DEALERS.filter(({ languages }) => languages.length === 0)) {
    const { body } = await ask(dealer, "/");
    expect(body).not.toMatch(/hreflang/i);
    expect((await ask(dealer, "/ar")).status).toBe(404);
  }
});

test("a page in the dealer's own language leads to no other, but for the switch", async () => {
  for (const { dealer, tag } of SITES) {
    const { body } = await ask(dealer, "/");
    expect([...body.matchAll(new RegExp(` href="/${tag}[^"]*"`, "g"))]).toHaveLength(1);
  }
});

/**
 * Where each page is looked through for faults: those that are unlike any other at both widths, pages of words at one
 * each. At the other one content.spec.ts looks through the same page in the dealer's own language.
 */
function lookedAt(vehicle: string, pages: readonly string[]) {
  const unlike = [vehicle, "/", ALL_STOCK];
  const words = pages.filter((path) => !unlike.includes(path));
  return [
    ...unlike.map((target) => ({ target, widths: [1440, 360] })),
    ...words.map((target, index) => ({ target, widths: [index % 2 === 0 ? 1440 : 360] })),
  ];
}

/** Those of {@link PAGES} that the dealer has, and a page of each kind of its content. */
async function pagesOf(dealer: Dealer): Promise<readonly string[]> {
  const mapped = ["models", "locations", "offers", "blog"].map(async (kind) => {
    const { body } = await ask(dealer, `/sitemap.xml?kind=${kind}`);
    return /<loc>https:\/\/[^/<]+([^<]*)<\/loc>/.exec(body)?.[1] ?? [];
  });
  const wanted = [...PAGES, ...(await Promise.all(mapped)).flat()];
  const answers = await Promise.all(wanted.map(async (path) => (await ask(dealer, path)).status));
  return wanted.filter((_, index) => answers[index] === 200);
}

async function aVehicle(dealer: Dealer): Promise<string> {
  const { body } = await ask(dealer, ALL_STOCK);
  return /href="(\/cars\/[^"#?]+)"/.exec(body)?.[1] ?? "/";
}
