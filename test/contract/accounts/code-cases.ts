import { expect, it } from "vitest";
import { createShopperAccounts } from "~/infra/accounts/shopper-accounts.server";
import { another, ASKER, type Open, OTHER, PHONE, SECRETS, setting, TENANT } from "./setting";

/** One-time codes: six digits, hashed, ten minutes, five tries, right once, growing wait. */
export function codeCases(open: Open): void {
  it("signs in with the right code, once (OPEN-105)", async () => {
    const { database, accounts, code } = await setting(open);
    const sent = await code();
    expect(sent.code).toMatch(/^\d{6}$/);
    expect(await accounts.pendingCode(TENANT, sent.challenge)).toEqual({
      challenge: sent.challenge,
      phone: PHONE,
      expiresAt: "2026-11-21T10:10:00.000Z",
    });
    const check = await accounts.checkCode(TENANT, sent.challenge, sent.code);
    expect(check).toMatchObject({
      answer: "right",
      shopper: { phone: PHONE, tenant: TENANT, notices: "none" },
    });
    expect(await accounts.checkCode(TENANT, sent.challenge, sent.code)).toEqual({
      answer: "expired",
      triesLeft: 0,
    });
    expect(await accounts.pendingCode(TENANT, sent.challenge)).toBeNull();
    await database.close();
  });

  it("goes on with codes that were signed before the secret changed", async () => {
    const { database, clock, accounts, code } = await setting(open);
    const sent = await code();
    const secrets = ["newest secret of thirty-two letters", ...SECRETS] as const;
    const renewed = createShopperAccounts({ database, clock, secrets: [...secrets] });
    expect(await renewed.checkCode(TENANT, sent.challenge, sent.code)).toMatchObject({ answer: "right" });
    const next = await renewed.makeCode(OTHER, PHONE, ASKER);
    if (next.kind === "wait") throw new Error("it waits");
    expect(await accounts.checkCode(OTHER, next.challenge, next.code)).toMatchObject({ answer: "wrong" });
    await database.close();
  });

  it("gives the right code to one of two who send it together", async () => {
    const { database, accounts, code } = await setting(open);
    const sent = await code();
    const checks = await Promise.all(
      Array.from({ length: 4 }, () => accounts.checkCode(TENANT, sent.challenge, sent.code)),
    );
    expect(checks.filter(({ answer }) => answer === "right")).toHaveLength(1);
    await database.close();
  });

  it("takes five guesses and no more, the right one included", async () => {
    const { database, accounts, code } = await setting(open);
    const sent = await code();
    const wrong = another(sent.code);
    const left: unknown[] = [];
    for (let guess = 0; guess < 5; guess += 1) {
      left.push(await accounts.checkCode(TENANT, sent.challenge, wrong));
    }
    expect(left).toEqual([
      { answer: "wrong", triesLeft: 4 },
      { answer: "wrong", triesLeft: 3 },
      { answer: "wrong", triesLeft: 2 },
      { answer: "wrong", triesLeft: 1 },
      { answer: "spent", triesLeft: 0 },
    ]);
    expect(await accounts.checkCode(TENANT, sent.challenge, sent.code)).toMatchObject({ answer: "spent" });
    expect(await accounts.pendingCode(TENANT, sent.challenge), "its page says so").not.toBeNull();
    await database.close();
  });

  it("counts a mass of guesses made at once", async () => {
    const { database, accounts, code } = await setting(open);
    const sent = await code();
    const guesses = Array.from({ length: 40 }, (_, guess) => String(guess).padStart(6, "0")).filter(
      (guess) => guess !== sent.code,
    );
    const checks = await Promise.all(
      guesses.map((guess) => accounts.checkCode(TENANT, sent.challenge, guess)),
    );
    expect(checks.filter(({ answer }) => answer === "right")).toHaveLength(0);
    const rows = await database.queries.selectFrom("sign_in_code").select("tries").execute();
    expect(rows).toEqual([{ tries: 5 }]);
    expect(await accounts.checkCode(TENANT, sent.challenge, sent.code)).toMatchObject({ answer: "spent" });
    await database.close();
  });

  it("lets a code live for ten minutes", async () => {
    const { database, accounts, code, pass } = await setting(open);
    const sent = await code();
    pass(599);
    expect(await accounts.checkCode(TENANT, sent.challenge, another(sent.code))).toMatchObject({
      answer: "wrong",
    });
    pass(1);
    expect(await accounts.checkCode(TENANT, sent.challenge, sent.code)).toMatchObject({ answer: "expired" });
    expect(await accounts.pendingCode(TENANT, sent.challenge)).toBeNull();
    expect(await accounts.pendingCode(TENANT, sent.challenge, true), "to send another").toMatchObject({
      phone: PHONE,
    });
    await database.close();
  });

  it("closes the code before when another is sent", async () => {
    const { database, accounts, code, pass } = await setting(open);
    const first = await code();
    pass(30);
    const second = await code();
    expect(await accounts.checkCode(TENANT, first.challenge, first.code)).toMatchObject({
      answer: "expired",
    });
    expect(await accounts.checkCode(TENANT, second.challenge, second.code)).toMatchObject({
      answer: "right",
    });
    await database.close();
  });

  it("counts only with the challenge of the browser that asked, at the same dealer", async () => {
    const { database, accounts, code } = await setting(open);
    const mine = await code();
    const theirs = await code("+61499999999");
    if (mine.code !== theirs.code) {
      expect(await accounts.checkCode(TENANT, theirs.challenge, mine.code)).toMatchObject({
        answer: "wrong",
      });
    }
    expect(await accounts.checkCode(TENANT, "made up", mine.code)).toMatchObject({ answer: "expired" });
    expect(await accounts.checkCode(OTHER, mine.challenge, mine.code)).toMatchObject({ answer: "expired" });
    expect(await accounts.pendingCode(OTHER, mine.challenge)).toBeNull();
    await database.close();
  });

  it("leaves a code alone that another asked for, and makes nobody wait for another's", async () => {
    const { database, accounts, code } = await setting(open);
    const owner = await code();
    const made = await accounts.makeCode(TENANT, PHONE, { ...ASKER, address: "198.51.100.1" });
    expect(made).toMatchObject({ kind: "made" });
    expect(await accounts.checkCode(TENANT, owner.challenge, owner.code)).toMatchObject({ answer: "right" });
    await database.close();
  });

  it("sends one number no more than sixteen a day for strangers at all dealers, six for one of them", async () => {
    const { database, accounts, pass } = await setting(open);
    let made = 0;
    for (const address of ["a", "b", "c", "d"])
      for (let dealer = 0; dealer < 8; dealer += 1) {
        const outcome = await accounts.makeCode(`dealer-${dealer}`, PHONE, { address, known: false });
        made += outcome.kind === "made" ? 1 : 0;
        expect(made).toBeLessThanOrEqual(address === "a" ? 6 : 16);
      }
    expect(made).toBe(16);
    expect(await accounts.makeCode(TENANT, PHONE, ASKER)).toMatchObject({ kind: "wait" });
    const owner = { address: "a", known: true };
    expect(await accounts.makeCode(TENANT, PHONE, owner), "whoever signed in before").toMatchObject({
      kind: "made",
    });
    pass(86_400);
    expect(await accounts.makeCode(TENANT, PHONE, ASKER)).toMatchObject({ kind: "made" });
    await database.close();
  });

  it("makes the next code of an asker wait, longer each time", async () => {
    const { database, accounts, pass } = await setting(open);
    expect(await accounts.makeCode(TENANT, PHONE, ASKER)).toMatchObject({ kind: "made" });
    expect(await accounts.makeCode(TENANT, PHONE, ASKER)).toEqual({ kind: "wait", seconds: 30 });
    pass(30);
    expect(await accounts.makeCode(TENANT, PHONE, ASKER)).toMatchObject({ kind: "made" });
    expect(await accounts.makeCode(TENANT, PHONE, ASKER)).toEqual({ kind: "wait", seconds: 60 });
    expect(await accounts.makeCode(OTHER, PHONE, ASKER), "another dealer").toMatchObject({ kind: "made" });
    await database.close();
  });

  it("makes one code for a number asked for many times at once", async () => {
    const { database, accounts } = await setting(open);
    const made = await Promise.all(Array.from({ length: 8 }, () => accounts.makeCode(TENANT, PHONE, ASKER)));
    expect(made.filter(({ kind }) => kind === "made")).toHaveLength(1);
    await database.close();
  });

  it("does not count a code that could not be sent", async () => {
    const { database, accounts, code } = await setting(open);
    const { challenge } = await code();
    await accounts.dropCode(OTHER, challenge);
    expect(await accounts.pendingCode(TENANT, challenge), "another dealer").not.toBeNull();
    await code("+61499999999");
    await accounts.dropCode(TENANT, challenge);
    expect(await database.queries.selectFrom("sign_in_code").select("phone").execute()).toEqual([
      { phone: "+61499999999" },
    ]);
    expect(await accounts.makeCode(TENANT, PHONE, ASKER)).toMatchObject({ kind: "made" });
    await database.close();
  });

  it("says the same whether or not a number has an account", async () => {
    const { database, accounts, signIn, pass } = await setting(open);
    await signIn();
    pass(90_000);
    const known = await accounts.makeCode(TENANT, PHONE, ASKER);
    const unknown = await accounts.makeCode(TENANT, "+61499999999", ASKER);
    expect(Object.keys(known)).toEqual(Object.keys(unknown));
    expect(await database.queries.selectFrom("shopper").select("phone").execute()).toEqual([
      { phone: PHONE },
    ]);
    await database.close();
  });

  it("keeps neither codes nor challenges", async () => {
    const { database, code } = await setting(open);
    const sent = await code();
    const kept = JSON.stringify(await database.queries.selectFrom("sign_in_code").selectAll().execute());
    expect(kept).not.toContain(sent.challenge);
    expect(kept).not.toMatch(new RegExp(`"${sent.code}"`));
    await database.close();
  });
}
