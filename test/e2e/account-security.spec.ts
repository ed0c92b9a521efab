import { DEALERS, ONE_PER_TEMPLATE } from "../setup/dealers";
import {
  type At,
  freshNumber,
  member,
  QUIET,
  signInAt,
  siteOf,
  visitor,
  WATCHER,
  WATCHING,
} from "./accounts";
import { ALL_STOCK, ask, expect, test } from "./site-test";

const EVIL = [
  "//evil.example",
  "/\\evil.example",
  "\\evil.example",
  "https:evil.example",
  "https://evil.example/",
  "/%2fevil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/.//evil.example",
  `/${"a".repeat(3_000)}`,
];

/** One address for all who guess: what it uses up is nobody else's. */
const atGuesser: At = (target, options) =>
  ask(QUIET, target, { ...options, headers: { ...options.headers, "x-forwarded-for": "192.0.2.66" } });

async function firstId(dealer = WATCHER): Promise<string> {
  const { body } = await ask(dealer, ALL_STOCK);
  return /data-vehicle-id="(\d+)" data-state="in-stock"/.exec(body)?.[1] ?? "";
}

test.describe("accounts keep out who does not belong", () => {
  test("redirects never lead to another site (OPEN-106)", async () => {
    const one = await member(WATCHER);
    for (const path of EVIL) {
      const target = `/sign-in?redirect=${encodeURIComponent(path)}&back=${encodeURIComponent(path)}`;
      const asked = await one.get(target);
      expect(asked.headers.location, path).toBe("/account");
      const { body } = await ask(WATCHER, target);
      const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
      expect(main, path).toContain("Cancel and go back");
      expect(main, path).not.toContain("evil");
    }
    const anonymous = visitor(WATCHER);
    for (const back of EVIL) {
      const answer = await anonymous.post("/watchlist", { save: "1", back });
      expect(answer.headers.location, back).toBe("/favourites?saved=1");
    }
  });

  test("forged, changed and foreign session cookies are nobody's", async () => {
    const one = await member(WATCHER);
    const session = one.cookies.get("session") ?? "";
    expect((await one.get("/account")).status).toBe(200);
    const [other] = WATCHING.filter((dealer) => dealer !== WATCHER);
    const spoiled = [
      session.slice(0, -1),
      `${session}A`,
      session.replace(/^./, (first) => (first === "A" ? "B" : "A")),
      session.split(".")[0] ?? "",
      "",
      "null",
      "x".repeat(4_000),
    ];
    for (const cookie of spoiled) {
      const answer = await ask(WATCHER, "/account", { headers: { cookie: `session=${cookie}` } });
      expect(answer.status, cookie).toBe(303);
    }
    if (other === undefined) throw new Error("Two dealers with accounts are needed.");
    const elsewhere = await ask(other, "/account", { headers: { cookie: `session=${session}` } });
    expect(elsewhere.status, "another dealer").toBe(303);
  });

  test("the session is a new one after signing in, and the one before is closed (fixation)", async () => {
    const number = freshNumber(WATCHER);
    const one = await member(WATCHER, number);
    const before = one.cookies.get("session") ?? "";
    await one.post("/sign-out", {});
    expect(one.cookies.has("session")).toBe(false);
    const after = await ask(WATCHER, "/account", { headers: { cookie: `session=${before}` } });
    expect(after.status, "signed out on the server too").toBe(303);
    const planted = visitor(WATCHER);
    planted.cookies.set("session", before);
    await signInAt(planted, "/sign-in", freshNumber(WATCHER));
    expect(planted.cookies.get("session")).not.toBe(before);
    expect((await ask(WATCHER, "/account", { headers: { cookie: `session=${before}` } })).status).toBe(303);
  });

  test("cookies are out of reach of scripts and of other sites", async () => {
    const one = visitor(WATCHER);
    const sent = await one.post("/sign-in", { phone: freshNumber(WATCHER) });
    for (const line of sent.headers["set-cookie"] ?? []) expect(line).toMatch(/HttpOnly; SameSite=Lax/);
    expect(sent.headers["cache-control"]).toBe("no-store");
  });

  test("signing out everywhere ends every session", async () => {
    const one = await member(WATCHER);
    const session = one.cookies.get("session") ?? "";
    await one.post("/sign-out", { everywhere: "1" });
    expect((await ask(WATCHER, "/account", { headers: { cookie: `session=${session}` } })).status).toBe(303);
    expect((await ask(WATCHER, "/sign-out")).status, "no link signs out").toBe(302);
  });

  test("another person's list, another dealer's vehicle and a foreign number are refused", async () => {
    const [mine, theirs] = [await member(WATCHER), await member(WATCHER)];
    const id = await firstId();
    expect(JSON.parse((await mine.call("/api/watchlist/save-car", { car_id: id })).body)).toMatchObject({
      success: true,
      error: null,
    });
    const { phone } = JSON.parse((await mine.get("/api/me")).body) as { phone: string };
    const foreign = await theirs.call("/api/watchlist/remove-car", { car_id: id, phone_number: phone });
    expect([foreign.status, JSON.parse(foreign.body)]).toMatchObject([403, { success: false }]);
    await theirs.call("/api/watchlist/remove-car", { car_id: id });
    expect((await mine.get("/api/me")).body).toContain(id);
    const [other] = WATCHING.filter((dealer) => dealer !== WATCHER);
    const elsewhere = await mine.call("/api/watchlist/save-car", { car_id: await firstId(other) });
    expect([elsewhere.status, JSON.parse(elsewhere.body)]).toMatchObject([404, { success: false }]);
    for (const call of [{}, { car_id: "<b>" }, { car_id: ["1"] }, { car_id: "1", phone_number: 5 }, "x"]) {
      const answer = await mine.call("/api/watchlist/save-car", call);
      expect(JSON.parse(answer.body), JSON.stringify(call)).toMatchObject({ success: false });
      expect(answer.status, JSON.stringify(call)).toBeGreaterThanOrEqual(400);
    }
  });

  test("the calls ask for a sign-in, and are not there without a watchlist (CALL-11, CALL-12)", async () => {
    const call = JSON.stringify({ car_id: "1", path: "//evil.example" });
    const headers = { "content-type": "application/json" };
    const answer = await ask(WATCHER, "/api/watchlist/save-car", { method: "POST", body: call, headers });
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([
      401,
      { success: false, sign_in: "/sign-in?type=watchlist&redirect=/&back=/" },
    ]);
    expect((await ask(WATCHER, "/api/watchlist/save-car")).status).toBe(405);
    expect(
      (await ask(QUIET, "/api/watchlist/save-car", { method: "POST", body: call, headers })).status,
    ).toBe(404);
    expect((await ask(QUIET, "/watchlist")).status).toBe(404);
  });

  test("forms and calls from another site are refused (CSRF)", async () => {
    const one = await member(WATCHER);
    for (const target of [
      "/sign-out",
      "/account",
      "/watchlist",
      "/account/searches",
      "/api/watchlist/save-car",
    ]) {
      const answer = await one.post(
        target,
        { intent: "erase", sure: "yes" },
        { origin: "https://evil.example" },
      );
      expect(answer.status, target).toBe(403);
    }
    expect((await one.get("/account")).status).toBe(200);
  });

  test("a number with an account and one without get the same answer (enumeration)", async () => {
    const known = freshNumber(WATCHER);
    await member(WATCHER, known);
    const stranger = await visitor(WATCHER).post("/sign-in", { phone: freshNumber(WATCHER) });
    const again = await visitor(WATCHER).post("/sign-in", { phone: known });
    // The number was sent a code a moment ago, whoever asks: both kinds of number wait the same.
    const twice = freshNumber(WATCHER);
    await visitor(WATCHER).post("/sign-in", { phone: twice });
    const waiting = await visitor(WATCHER).post("/sign-in", { phone: twice });
    expect(stranger.status).toBe(303);
    expect([again.status, waiting.status]).toEqual([429, 429]);
    expect(again.body).toContain("Please wait");
  });

  test("nothing typed is lost when a form's sender has to sign in first (AUTH-04, AUTH-05)", async () => {
    const dealer = DEALERS.find((one) => siteOf(one).routes.enabled.includes("onlinePayment"));
    if (dealer === undefined) throw new Error("No dealer takes payments.");
    const one = visitor(dealer);
    const stopped = await one.post("/online-payment", { name: "Mia <b> & Co", invoice: "INV-7" });
    expect(stopped.headers.location).toBe("/sign-in?type=online-payment&redirect=/online-payment&back=/");
    const done = await signInAt(one, stopped.headers.location ?? "", freshNumber(dealer));
    expect(done.headers.location).toBe("/online-payment");
    const { body } = await one.get("/online-payment");
    expect(body).toContain('value="INV-7"');
    expect(body).toContain('value="Mia &lt;b&gt; &amp; Co"');
    const stranger = await member(dealer);
    expect((await stranger.get("/online-payment")).body).not.toContain("INV-7");
  });

  test("garage and gated pages stand at the dealer's own address, and the others lead there (ROUTE-62 to ROUTE-66)", async () => {
    const all = ["/my-garage", "/mymotorama", "/mybigboxcars", "/myblinkr", "/myservco"];
    for (const dealer of new Set([...ONE_PER_TEMPLATE, ...WATCHING])) {
      const { features, routes } = siteOf(dealer);
      for (const path of all) {
        const answer = await ask(dealer, path);
        const there =
          routes.garage === path
            ? [303, `/sign-in?type=my-garage&redirect=${path}&back=/`]
            : [301, routes.garage];
        const expected = features.garage ? there : [404, undefined];
        expect([answer.status, answer.headers.location], `${dealer.slug} ${path}`).toEqual(expected);
      }
    }
  });

  test("a visitor looks around, calls, asks, books, calculates and keeps favourites without a sign-in (AUTH-01, AUTH-02, AUTH-10)", async () => {
    const id = await firstId();
    const one = visitor(WATCHER);
    const { body } = await one.get(ALL_STOCK);
    const [vehicle = ""] = /\/cars\/[a-z0-9-]+(?=")/.exec(body) ?? [];
    const pages = [
      "/",
      vehicle,
      `${vehicle}?fin_amount=20000`,
      `/enquire?car_id=${id}`,
      `/book-test-drive?car_id=${id}`,
      `/cars/trade-in?car_id=${id}`,
      "/favourites",
    ];
    for (const page of pages) expect((await one.get(page)).status, page).toBe(200);
    expect((await one.post(`${vehicle}/phone`, {})).body, "the number to call").toMatch(/href="tel:\+?\d+"/);
    const kept = await one.post("/favourites", { save: id, back: vehicle });
    expect([kept.status, kept.headers.location?.startsWith("/sign-in")]).toEqual([303, false]);
    expect((await one.get("/favourites")).body).toContain(id);
    expect(one.cookies.has("session")).toBe(false);
  });

  test("public pages know nobody", async () => {
    const one = await member(WATCHER);
    const known = await one.get("/");
    const unknown = await ask(WATCHER, "/");
    expect(known.body.replace(/nonce="[^"]+"/g, "")).toBe(unknown.body.replace(/nonce="[^"]+"/g, ""));
    expect(known.headers["set-cookie"]).toBeUndefined();
  });

  test("mass sign-in attempts end in a wait, whatever the numbers", async () => {
    const guesser = visitor(QUIET, atGuesser);
    await guesser.post("/sign-in", { phone: freshNumber(QUIET) });
    const guesses: number[] = [];
    for (let guess = 0; guess < 110; guess += 1) {
      const code = String(guess).padStart(6, "0");
      guesses.push((await guesser.post("/sign-in/code", { code })).status);
    }
    expect(guesses[0]).toBe(400);
    expect(guesses.at(-1)).toBe(429);
    expect(guesser.cookies.has("session")).toBe(false);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 65; attempt += 1) {
      statuses.push((await visitor(QUIET, atGuesser).post("/sign-in", { phone: freshNumber(QUIET) })).status);
    }
    expect(statuses[0]).toBe(303);
    expect(statuses.at(-1)).toBe(429);
  });
});
