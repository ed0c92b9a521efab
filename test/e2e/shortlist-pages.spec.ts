import type { Page } from "@playwright/test";
import * as z from "zod";
import { DEALERS, ONE_PER_TEMPLATE } from "../setup/dealers";
import { faultsIn } from "./html-faults";
import { KEEPER as dealer, listedIds, vehiclePathOf } from "./kept-vehicles";
import { ALL_STOCK, ask, expect, originOf, test } from "./site-test";
import { expectSound } from "./sound-page";
import { waysOf } from "./ways";

test.describe("answers", () => {
  test("that are personal are kept by no cache, the others are the same for everybody", async () => {
    const [first = "", second = ""] = await listedIds(dealer);
    const cookie = `favourites=${first}.${second}; compare=${first}`;
    const mine = await ask(dealer, "/favourites", { headers: { cookie } });
    expect(mine.headers["cache-control"]).toBe("no-store");
    expect(mine.body).toContain("2 saved vehicles");
    const bare = await ask(dealer, "/compare", { headers: { cookie } });
    expect([bare.status, bare.headers.location]).toEqual([302, `/compare?ids=${first}`]);
    expect(bare.headers["cache-control"]).toBe("no-store");
    for (const path of [`/compare?ids=${first},${second}`, ALL_STOCK]) {
      const [plain, known] = [await ask(dealer, path), await ask(dealer, path, { headers: { cookie } })];
      expect(plain.headers["cache-control"], path).toMatch(/^public/);
      expect(known.body === plain.body, path).toBe(true);
    }
  });

  test("about similar vehicles and cards are public, in order, and clear when there are none (CALL-17, OPEN-126)", async () => {
    const path = await vehiclePathOf(dealer);
    const cards = await ask(dealer, `${path}/similar.json`);
    expect(cards.headers["cache-control"]).toMatch(/^public/);
    const found = z
      .object({ cards: z.array(z.object({ id: z.string() })) })
      .parse(JSON.parse(cards.body)).cards;
    const ids = await ask(dealer, `/api/cars/${path.slice("/cars/".length)}/similar-ids`);
    expect(JSON.parse(ids.body)).toEqual(found.map(({ id }) => id));
    expect((await ask(dealer, "/cars/no-such-car/similar.json")).status).toBe(404);
    expect((await ask(dealer, "/api/cars/no-such-car/similar-ids")).status).toBe(404);
    const [first = "", second = ""] = await listedIds(dealer);
    const some = await ask(dealer, `/api/cards?ids=${second},999,${first},x`);
    expect(
      z.object({ cards: z.array(z.object({ id: z.string() })) }).parse(JSON.parse(some.body)).cards,
    ).toEqual([expect.objectContaining({ id: second }), expect.objectContaining({ id: first })]);
  });

  test("to hostile lists and ways back are harmless", async () => {
    const cookie = `favourites=${"9".repeat(5_000)}.<script>; compare=1`;
    expect((await ask(dealer, "/favourites", { headers: { cookie } })).status).toBe(200);
    const away = await ask(dealer, "/favourites?saved=1&back=//evil.example/");
    expect(away.body).not.toContain('href="//evil.example');
    expect(away.body).not.toContain("Back to where you were");
    expect((await ask(dealer, "/compare?ids=<b>,1,1,1")).status).toBe(200);
  });

  test("to a POST lead back to this site only, and keep no more than fits", async () => {
    const post = (path: string, body: string, cookie = "") =>
      ask(dealer, path, {
        method: "POST",
        body,
        headers: { cookie, "content-type": "application/x-www-form-urlencoded" },
      });
    const [id = ""] = await listedIds(dealer);
    const saved = await post(
      "/favourites",
      `save=${id}&back=${encodeURIComponent("/search/used-cars?page=2")}`,
    );
    expect([saved.status, saved.headers.location]).toEqual([
      303,
      `/favourites?saved=${id}&back=${encodeURIComponent("/search/used-cars?page=2")}`,
    ]);
    expect(saved.headers["set-cookie"]?.[0]).toMatch(
      new RegExp(`^favourites=${id}; Path=/; Max-Age=\\d+; SameSite=Lax`),
    );
    const away = await post("/favourites", `save=${id}&back=${encodeURIComponent("//evil.example/")}`);
    expect(away.headers.location).toBe(`/favourites?saved=${id}`);
    const full = Array.from({ length: 50 }, (_, index) => String(index + 1)).join(".");
    const kept = await post("/favourites", `save=${id}`, `favourites=${full}`);
    expect(kept.headers["set-cookie"]?.[0]?.split(";")[0]?.split(".")).toHaveLength(50);
    const nothing = await post("/favourites", "save=<b>", "favourites=1.2");
    expect([nothing.headers.location, nothing.headers["set-cookie"]?.[0]]).toEqual([
      "/favourites",
      expect.stringMatching(/^favourites=1\.2;/),
    ]);
    expect((await post("/favourites", `save=${"1".repeat(100_000)}`)).status).toBe(413);
    const fifth = await post("/compare", "add=5", "compare=1.2.3.4");
    expect([fifth.headers.location, fifth.headers["set-cookie"]]).toEqual([
      "/compare?ids=1,2,3,4&full=5",
      undefined,
    ]);
  });

  test("are valid HTML, with and without something in them", async () => {
    const ids = (await listedIds(dealer)).slice(0, 3);
    const cookie = `favourites=${ids.join(".")}.999`;
    const path = await vehiclePathOf(dealer);
    for (const target of [
      "/favourites?removed=1",
      `/favourites?saved=${ids[0] ?? ""}&back=/`,
      "/compare",
      `/compare?ids=${ids.join()}&full=${ids[0] ?? ""}`,
      `/compare?ids=${ids[0] ?? ""}&only=differences`,
      `${path}?similar=1`,
    ])
      expect(await faultsIn((await ask(dealer, target, { headers: { cookie } })).body), target).toEqual([]);
  });

  test("are there at every dealer: each compares, and keeps vehicles of all conditions without an account", async () => {
    for (const one of DEALERS) {
      const { body } = await ask(one, ALL_STOCK);
      const cards = body.split("<article").filter((card) => card.includes('data-state="in-stock"'));
      expect(cards.length, one.slug).toBeGreaterThan(0);
      for (const list of ["compare", "(?:favourites|watchlist)"])
        expect(
          cards.filter((card) => new RegExp(`data-list="${list}"`).test(card)).length,
          `${one.slug} ${list}`,
        ).toBe(cards.length);
      expect((await ask(one, `/compare?ids=${(await listedIds(one, "compare"))[0] ?? ""}`)).status).toBe(200);
    }
  });
});

for (const { at: one, how: width } of waysOf(ONE_PER_TEMPLATE, [360, 1440])) {
  test.describe(`${one.slug} at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("favourites and comparison have no accessibility faults and do not scroll sideways", async ({
      page,
      context,
    }) => {
      const ids = (await listedIds(one)).slice(0, 4);
      await page.goto(`${originOf(one)}/favourites`);
      await expectSound(page, "no favourites");
      await context.addCookies([
        { name: "favourites", value: [...ids, "999"].join("."), url: originOf(one) },
      ]);
      await page.goto(`${originOf(one)}/favourites?saved=${ids[0] ?? ""}&back=/`);
      await expect(page.locator("main article")).toHaveCount(ids.length);
      await expectSound(page, "favourites");
      for (const target of [
        `/compare?ids=${ids.join()}`,
        `/compare?ids=${ids[0] ?? ""},999`,
        "/compare?ids=",
      ]) {
        await page.goto(originOf(one) + target);
        await expectSound(page, target);
        expect(await brokenWords(page), target).toEqual([]);
        if (width === 360) expect(await unruled(page), target).toEqual([]);
      }
    });
  });
}

/** Values of four columns on a phone that nothing keeps apart. */
function unruled(page: Page): Promise<readonly (string | null)[]> {
  return page
    .locator("table[data-columns='4'] tbody td + td")
    .evaluateAll((cells) =>
      cells
        .filter((cell) => getComputedStyle(cell, "::before").borderInlineStartWidth !== "1px")
        .map(({ textContent }) => textContent),
    );
}

/** Words of the comparison that do not stand on one line. */
function brokenWords(page: Page): Promise<readonly string[]> {
  return page.locator("main").evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      // What is said to screen readers alone is a point wide.
      if ((text.parentElement?.offsetWidth ?? 0) <= 1) continue;
      for (const word of (text.nodeValue ?? "").matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const tops = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
        );
        if (tops.size > 1) broken.push(word[0]);
      }
    }
    return broken;
  });
}
