import { expect, it } from "vitest";
import { ASKER, type Open, OTHER, PHONE, setting, TENANT } from "./setting";

/** Sessions: kept on the server, of one dealer, closed one by one or all at once. */
export function sessionCases(open: Open): void {
  it("finds the shopper of a session, at that dealer alone", async () => {
    const { database, accounts, signIn } = await setting(open);
    const shopper = await signIn();
    expect(shopper).toEqual({
      id: shopper.id,
      tenant: TENANT,
      phone: PHONE,
      email: null,
      emailConfirmed: false,
      language: null,
      notices: "none",
      createdAt: "2026-11-21T10:00:00.000Z",
    });
    const secret = await accounts.openSession(shopper);
    expect(await accounts.findSession(TENANT, secret)).toEqual(shopper);
    expect(await accounts.find(OTHER, shopper.id)).toBeNull();
    expect(await accounts.findSession(OTHER, secret)).toBeNull();
    expect(await accounts.findSession(TENANT, "made up")).toBeNull();
    expect(await accounts.findSession(TENANT, "")).toBeNull();
    const kept = JSON.stringify(await database.queries.selectFrom("shopper_session").selectAll().execute());
    expect(kept).not.toContain(secret);
    await database.close();
  });

  it("is another shopper with the same number at another dealer", async () => {
    const { database, signIn } = await setting(open);
    const here = await signIn();
    const there = await signIn(PHONE, OTHER);
    expect(there.id).not.toBe(here.id);
    await database.close();
  });

  it("is the same shopper at the next sign-in, known by the telephone number (AUTH-01, WATCH-11, ENT-40)", async () => {
    const { database, signIn, pass } = await setting(open);
    const first = await signIn();
    pass(60);
    expect((await signIn()).id).toBe(first.id);
    await database.close();
  });

  it("closes one session, or all of them", async () => {
    const { database, accounts, signIn } = await setting(open);
    const shopper = await signIn();
    const [phone, desk, tablet] = await Promise.all([
      accounts.openSession(shopper),
      accounts.openSession(shopper),
      accounts.openSession(shopper),
    ]);
    await accounts.closeSession(OTHER, phone);
    expect(await accounts.findSession(TENANT, phone), "closed by another dealer").not.toBeNull();
    await accounts.closeSession(TENANT, phone);
    expect(await accounts.findSession(TENANT, phone)).toBeNull();
    expect(await accounts.closeAllSessions(shopper)).toBe(2);
    expect(await accounts.findSession(TENANT, desk)).toBeNull();
    expect(await accounts.findSession(TENANT, tablet)).toBeNull();
    await database.close();
  });

  it("tells a shopper where they are signed in, of themselves and of now alone", async () => {
    const { database, accounts, signIn, pass } = await setting(open);
    const [shopper, other] = [await signIn(), await signIn("+61498765432")];
    await accounts.openSession(shopper);
    await accounts.openSession(other);
    pass(30 * 86_400);
    const newer = await accounts.openSession(shopper);
    const at = "2026-12-21T10:00:00.000Z";
    expect(await accounts.sessions(shopper)).toEqual([{ openedAt: at, usedAt: at }]);
    await accounts.closeSession(TENANT, newer);
    expect(await accounts.sessions(shopper)).toEqual([]);
    await database.close();
  });

  it("lives for thirty days after it was last used", async () => {
    const { database, accounts, signIn, pass } = await setting(open);
    const secret = await accounts.openSession(await signIn());
    pass(29 * 86_400);
    expect(await accounts.findSession(TENANT, secret)).not.toBeNull();
    pass(29 * 86_400);
    expect(await accounts.findSession(TENANT, secret)).not.toBeNull();
    pass(30 * 86_400 - 1);
    await accounts.sweep();
    expect(await database.queries.selectFrom("shopper_session").selectAll().execute()).toHaveLength(1);
    pass(1);
    expect(await accounts.findSession(TENANT, secret)).toBeNull();
    pass(1);
    await accounts.sweep();
    expect(await database.queries.selectFrom("shopper_session").selectAll().execute()).toEqual([]);
    await database.close();
  });

  it("notes when a shopper was there last: signing in, and on pages, to the hour", async () => {
    const { database, accounts, signIn, pass } = await setting(open);
    const seen = async () =>
      (await database.queries.selectFrom("shopper").select("seen_at").execute()).map((row) => row.seen_at);
    const shopper = await signIn();
    expect(await seen()).toEqual(["2026-11-21T10:00:00.000Z"]);
    pass(600);
    const secret = await accounts.openSession(shopper);
    expect(await seen()).toEqual(["2026-11-21T10:10:00.000Z"]);
    pass(1_800);
    await accounts.findSession(TENANT, secret);
    expect(await seen()).toEqual(["2026-11-21T10:10:00.000Z"]);
    pass(3_600);
    await accounts.findSession(TENANT, secret);
    expect(await seen()).toEqual(["2026-11-21T11:40:00.000Z"]);
    await database.close();
  });

  it("confirms an e-mail address only while it is the shopper's", async () => {
    const { database, accounts, signIn } = await setting(open);
    const { id } = await signIn();
    const now = async () => {
      const shopper = await accounts.find(TENANT, id);
      if (shopper === null) throw new Error("gone");
      return shopper;
    };
    await accounts.chooseNotices(await now(), "email", "old@example.com");
    await accounts.chooseNotices(await now(), "email", "new@example.com");
    expect(await accounts.confirmEmail(TENANT, id, "old@example.com")).toBe(false);
    expect(await accounts.confirmEmail(OTHER, id, "new@example.com")).toBe(false);
    expect((await now()).emailConfirmed).toBe(false);
    expect(await accounts.confirmEmail(TENANT, id, "new@example.com")).toBe(true);
    expect(await now()).toMatchObject({ email: "new@example.com", emailConfirmed: true, notices: "email" });
    await accounts.chooseNotices(await now(), "sms", "new@example.com");
    expect(await now(), "the same address stays confirmed").toMatchObject({
      emailConfirmed: true,
      notices: "sms",
    });
    await accounts.chooseNotices(await now(), "email", "old@example.com");
    expect((await now()).emailConfirmed, "another one is not").toBe(false);
    expect(await accounts.confirmEmail(TENANT, "somebody else", "old@example.com")).toBe(false);
    await accounts.chooseNotices(await now(), "none", null);
    expect(await now()).toMatchObject({ email: null, emailConfirmed: false });
    await database.close();
  });

  it("keeps the language a shopper reads the site in", async () => {
    const { database, accounts, signIn } = await setting(open);
    const shopper = await signIn();
    const other = await signIn("+61400000009");
    await accounts.noteLanguage(shopper, "ar");
    expect((await accounts.find(TENANT, shopper.id))?.language).toBe("ar");
    expect((await accounts.find(TENANT, other.id))?.language).toBe(null);
    await database.close();
  });

  it("says in time that nobody can sign in while the database is away, and uses nothing up", async () => {
    const { database, accounts, signIn } = await setting(open);
    const shopper = await signIn();
    await database.close();
    for (const asked of [
      () => accounts.makeCode(TENANT, "+61499999999", ASKER),
      () => accounts.checkCode(TENANT, "challenge", "123456"),
      () => accounts.openSession(shopper),
    ])
      await expect(asked()).rejects.toMatchObject({
        name: "AccountsUnavailableError",
        message: "The database did not take it.",
      });
  });

  it("forgets codes and numbers after a day", async () => {
    const { database, accounts, code, pass } = await setting(open);
    const left = async () => {
      const all = ["sign_in_code", "sign_in_number"] as const;
      return (
        await Promise.all(all.map((table) => database.queries.selectFrom(table).selectAll().execute()))
      ).map((rows) => rows.length);
    };
    await code();
    pass(86_399);
    await accounts.sweep();
    expect(await left()).toEqual([1, 1]);
    pass(1);
    await accounts.sweep();
    expect(await left()).toEqual([0, 0]);
    await database.close();
  });

  it("erases everything about a shopper but nothing of others", async () => {
    const { database, accounts, watchlist, searches, signIn, code, pass } = await setting(open);
    const shopper = await signIn();
    const other = await signIn("+61499999999");
    const vehicle = { carId: "7", name: "Mazda", price: 1, available: true };
    for (const one of [shopper, other]) {
      await accounts.openSession(one);
      await watchlist.save(one, vehicle);
      const query = { text: "", refinements: {}, ranges: {}, sort: "relevant", page: 1 } as const;
      await searches.save(one, { path: "/search/used-cars", name: "Used", query, known: [] });
    }
    pass(60);
    const pending = await code();
    await accounts.erase(shopper);
    expect(await accounts.find(TENANT, shopper.id)).toBeNull();
    expect(await accounts.checkCode(TENANT, pending.challenge, pending.code)).toMatchObject({
      answer: "expired",
    });
    for (const table of ["shopper", "shopper_session", "watched_vehicle", "saved_search"] as const) {
      expect(await database.queries.selectFrom(table).selectAll().execute(), table).toHaveLength(1);
    }
    expect(await watchlist.list(other)).toHaveLength(1);
    await database.close();
  });
}
