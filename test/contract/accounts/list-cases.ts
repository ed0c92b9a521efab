import { expect, it } from "vitest";
import { MOST_SEARCHES } from "~/infra/accounts/saved-searches.server";
import { MOST_WATCHED } from "~/ports/watchlist";
import { type Open, OTHER, PHONE, setting, TENANT } from "./setting";

const car = (carId: string) => ({ carId, name: `Car ${carId}`, price: 38_990, available: true });
const QUERY = { text: "ute", refinements: { make: ["Ford"] }, ranges: {}, sort: "latest", page: 1 } as const;
const search = (path: string) => ({ path, name: path, query: QUERY, known: ["1"] });

/** Watchlists, saved searches and kept forms. */
export function listCases(open: Open): void {
  it("keeps a vehicle once, newest first, for its shopper alone (ENT-39)", async () => {
    const { database, watchlist, signIn, pass } = await setting(open);
    const [mine, theirs] = [await signIn(), await signIn("+61499999999")];
    const elsewhere = await signIn(PHONE, OTHER);
    expect(await watchlist.save(mine, car("7"))).toBe(true);
    pass(5);
    await Promise.all([watchlist.save(mine, car("8")), watchlist.save(mine, car("8"))]);
    expect(await watchlist.list(mine)).toEqual([
      { ...car("8"), savedAt: "2026-11-21T10:00:05.000Z" },
      { ...car("7"), savedAt: "2026-11-21T10:00:00.000Z" },
    ]);
    expect(await watchlist.has(mine, "7")).toBe(true);
    for (const other of [theirs, elsewhere]) {
      expect(await watchlist.list(other)).toEqual([]);
      expect(await watchlist.has(other, "7")).toBe(false);
      await watchlist.remove(other, "7");
    }
    expect(await watchlist.list(mine)).toHaveLength(2);
    await watchlist.remove(mine, "7");
    await watchlist.remove(mine, "7");
    expect((await watchlist.list(mine)).map(({ carId }) => carId)).toEqual(["8"]);
    await database.close();
  });

  it("remembers whole prices, and that a vehicle could not be had", async () => {
    const { database, watchlist, signIn } = await setting(open);
    const shopper = await signIn();
    await watchlist.save(shopper, { ...car("7"), price: 38_989.6, available: false });
    expect(await watchlist.list(shopper)).toMatchObject([{ price: 38_990, available: false }]);
    await database.close();
  });

  it("is full at its most", async () => {
    const { database, watchlist, signIn } = await setting(open);
    const shopper = await signIn();
    for (let one = 0; one < MOST_WATCHED; one += 1) await watchlist.save(shopper, car(String(one + 1)));
    expect(await watchlist.save(shopper, car("9999"))).toBe(false);
    expect(await watchlist.save(shopper, car("7")), "what it holds is saved").toBe(true);
    await watchlist.remove(shopper, "1");
    expect(await watchlist.save(shopper, car("9999"))).toBe(true);
    await watchlist.remove(shopper, "2");
    const together = ["a", "b", "c", "d"].map((carId) => watchlist.save(shopper, car(carId)));
    expect((await Promise.all(together)).filter(Boolean), "one place, four at once").toHaveLength(1);
    expect(await watchlist.list(shopper)).toHaveLength(MOST_WATCHED);
    await database.close();
  });

  it("keeps a search once, with alerts, for its shopper alone", async () => {
    const { database, searches, signIn, pass } = await setting(open);
    const [mine, theirs] = [await signIn(), await signIn("+61499999999")];
    await searches.save(mine, search("/search/used-cars"));
    await searches.save(mine, search("/search/used-cars"));
    const [kept, ...more] = await searches.list(mine);
    expect(more).toEqual([]);
    const id = kept?.id ?? "";
    const savedAt = "2026-11-21T10:00:00.000Z";
    expect(kept).toEqual({ id, path: "/search/used-cars", name: "/search/used-cars", alerts: true, savedAt });
    const [row] = await database.queries.selectFrom("saved_search").selectAll().execute();
    expect([JSON.parse(row?.query ?? ""), JSON.parse(row?.known ?? "")]).toEqual([QUERY, ["1"]]);
    expect(row).toMatchObject({ tenant: TENANT, checked_at: savedAt });
    pass(5);
    await searches.save(mine, search("/search/new-cars"));
    expect((await searches.list(mine)).map(({ path }) => path)).toEqual([
      "/search/new-cars",
      "/search/used-cars",
    ]);
    const [other] = await searches.list(mine);
    await searches.setAlerts(mine, other?.id ?? "", false);
    expect((await searches.list(mine)).map(({ alerts }) => alerts)).toEqual([false, true]);
    await searches.remove(mine, other?.id ?? "");
    await searches.setAlerts(theirs, id, false);
    await searches.remove(theirs, id);
    expect(await searches.list(mine)).toEqual([kept]);
    await searches.setAlerts(mine, id, false);
    expect(await searches.list(mine)).toEqual([{ ...kept, alerts: false }]);
    await searches.save(mine, search("/search/used-cars"));
    expect(await searches.list(mine), "saving again switches alerts on").toEqual([kept]);
    await searches.remove(mine, id);
    expect(await searches.list(mine)).toEqual([]);
    await database.close();
  });

  it("keeps no more searches than its most, also of those saved at once, and says of one it has that it is kept", async () => {
    const { database, searches, signIn } = await setting(open);
    const shopper = await signIn();
    for (let one = 1; one < MOST_SEARCHES; one += 1)
      expect(await searches.save(shopper, search(`/search/${one}`))).toBe(true);
    const together = ["a", "b", "c", "d"].map((name) => searches.save(shopper, search(`/search/${name}`)));
    expect((await Promise.all(together)).filter(Boolean), "one place, four at once").toHaveLength(1);
    expect(await searches.save(shopper, search("/search/1"))).toBe(true);
    expect(await searches.list(shopper)).toHaveLength(MOST_SEARCHES);
    await database.close();
  });

  it("keeps a typed form for two hours, for the browser, page and dealer it came from", async () => {
    const { database, accounts, forms, pass } = await setting(open);
    const fields = [
      ["message", "<b>Grüße</b> & \u202e 😀"],
      ["extra", "one"],
      ["extra", "two"],
    ] as const;
    const secret = await forms.keep(TENANT, "/online-payment", fields);
    expect(await forms.find(TENANT, "/online-payment", secret)).toEqual(fields);
    expect(await forms.find(TENANT, "/spin-to-win", secret)).toBeNull();
    expect(await forms.find(OTHER, "/online-payment", secret)).toBeNull();
    expect(await forms.find(TENANT, "/online-payment", "made up")).toBeNull();
    pass(7_199);
    await accounts.sweep();
    expect(await forms.find(TENANT, "/online-payment", secret)).not.toBeNull();
    pass(1);
    expect(await forms.find(TENANT, "/online-payment", secret)).toBeNull();
    pass(1);
    await accounts.sweep();
    expect(await database.queries.selectFrom("kept_form").selectAll().execute()).toEqual([]);
    await database.close();
  });

  it("forgets a form when told, and keeps none that is too long", async () => {
    const { database, forms } = await setting(open);
    const secret = await forms.keep(TENANT, "/a", [["name", "value"]]);
    const other = await forms.keep(TENANT, "/a", [["name", "other"]]);
    await forms.forget(OTHER, secret);
    expect(await forms.find(TENANT, "/a", secret)).not.toBeNull();
    await forms.forget(TENANT, secret);
    expect(await forms.find(TENANT, "/a", secret)).toBeNull();
    expect(await forms.find(TENANT, "/a", other)).toEqual([["name", "other"]]);
    const ofBytes = (bytes: number) =>
      [["name", "x".repeat(bytes - JSON.stringify([["name", ""]]).length)]] as const;
    const longest = ofBytes(65_536);
    expect(await forms.find(TENANT, "/a", await forms.keep(TENANT, "/a", longest))).toEqual(longest);
    const long = await forms.keep(TENANT, "/a", ofBytes(65_537));
    expect(await forms.find(TENANT, "/a", long)).toBeNull();
    expect(long).toMatch(/^[\w-]{43}$/);
    await database.close();
  });
}
