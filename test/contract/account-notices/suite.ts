import { expect, it } from "vitest";
import { EMPTY_QUERY } from "~/domain/search/query";
import type { Open } from "../accounts/setting";
import { keepNotice } from "~/infra/accounts/notice-rows.server";
import { OTHER } from "../accounts/setting";
import { newsSetting, vehicle } from "./setting";

const DAY = 86_400;

/** News about watched vehicles and saved searches: found once, told once, and stopped by a link. */
export function noticesContract(open: Open): void {
  it("tells of a price that fell, once, and of a lower one again", async () => {
    const news = await newsSetting(open);
    await news.watcher(vehicle("7"));
    news.publish(vehicle("7", { price: 39_000 }));
    await Promise.all([news.notices.round(), news.another().round()]);
    await news.notices.round();
    expect(news.texts).toHaveLength(1);
    expect(news.texts[0]?.text).toMatch(/is now \$39000, was \$40000/);
    news.publish(vehicle("7", { price: 39_500 }));
    await news.notices.round();
    expect(news.texts, "it rose again").toHaveLength(1);
    news.publish(vehicle("7", { price: 38_000 }));
    await news.notices.round();
    expect(news.texts).toHaveLength(2);
    expect(news.faults).toEqual([]);
    await news.close();
  });

  it.each([
    ["sold", [vehicle("7", { status: "sold" })], /\/cars\/\S+#similar /],
    ["gone", [], /example\/search\/new-used-and-demo-cars /],
  ])("tells once of a vehicle that is %s, and leads to what else there is", async (_, stock, link) => {
    const news = await newsSetting(open);
    await news.watcher(vehicle("7"));
    news.publish(...stock);
    await news.notices.round();
    news.publish(...stock);
    await news.notices.round();
    expect(news.texts.map(({ text }) => /has sold or is no longer for sale/.test(text))).toEqual([true]);
    expect(news.texts[0]?.text).toMatch(link);
    await news.close();
  });

  it("is not held up by news of a dealer that is not served here", async () => {
    const news = await newsSetting(open);
    const { id: shopperId } = await news.signIn("+61400000001", OTHER);
    for (let count = 0; count < 60; count += 1) {
      const notice = { tenant: OTHER, shopperId, kind: "sold" as const, subject: String(count) };
      await keepNotice(
        news.database.queries,
        { ...notice, details: { name: "Ute", path: "/" } },
        news.clock.now(),
      );
    }
    news.pass(60);
    await news.watcher(vehicle("7"));
    news.publish();
    await news.notices.round();
    expect(news.texts).toHaveLength(1);
    await news.close();
  });

  it("says nothing to those who did not ask, and nothing when nothing changed", async () => {
    const news = await newsSetting(open);
    const shopper = await news.watcher(vehicle("7"));
    news.publish(vehicle("7"));
    await news.notices.round();
    await news.accounts.chooseNotices(shopper, "none", null);
    news.publish(vehicle("7", { price: 30_000 }));
    await news.notices.round();
    expect(news.texts).toEqual([]);
    await news.close();
  });

  it("tells new finds of a search once a day, also of one that found nothing", async () => {
    const news = await newsSetting(open);
    await news.searcher([]);
    news.publish();
    await news.notices.round();
    news.publish(vehicle("8"), vehicle("9"));
    await news.notices.round();
    expect(news.texts, "not before a day has passed").toEqual([]);
    news.pass(DAY);
    await Promise.all([news.notices.round(), news.another().round()]);
    await news.notices.round();
    expect(news.texts.map(({ text }) => /2 new vehicles for "Used"/.test(text))).toEqual([true]);
    news.pass(DAY);
    await news.notices.round();
    expect(news.texts, "they are not new any more").toHaveLength(1);
    news.publish(vehicle("8"), vehicle("9"), vehicle("10"));
    news.pass(DAY);
    await news.notices.round();
    expect(news.texts).toHaveLength(2);
    expect(news.texts[1]?.text).toMatch(/1 new vehicle for/);
    await news.close();
  });

  it("runs every due search of a day, in batches, and comes back to one that failed", async () => {
    const news = await newsSetting(open);
    for (let one = 0; one < 6; one += 1) {
      const shopper = await news.signIn(`+6149000000${one}`, news.tenant);
      await news.accounts.chooseNotices(shopper, "sms", null);
      for (let search = 0; search < 20; search += 1)
        await news.searches.save(shopper, {
          path: `/search/${search}`,
          name: `Search ${search}`,
          query: EMPTY_QUERY,
          known: [],
        });
    }
    news.publish(vehicle("8"));
    news.pass(DAY);
    news.failSearches(1);
    await news.notices.round();
    const kept = () =>
      news.database.queries
        .selectFrom("shopper_notice")
        .select("subject")
        .where("kind", "=", "search")
        .execute();
    expect(await kept()).toHaveLength(119);
    await Promise.all([news.notices.round(), news.another().round()]);
    expect(await kept()).toHaveLength(120);
    await news.close();
  });

  it("leaves a search alone whose alerts are off", async () => {
    const news = await newsSetting(open);
    const shopper = await news.searcher([]);
    const [search] = await news.searches.list(shopper);
    await news.searches.setAlerts(shopper, search?.id ?? "", false);
    news.publish(vehicle("8"));
    news.pass(DAY);
    await news.notices.round();
    expect(news.texts).toEqual([]);
    await news.close();
  });

  it("writes to a confirmed address only, with a button to stop", async () => {
    const news = await newsSetting(open);
    const shopper = await news.watcher(vehicle("7"));
    await news.accounts.chooseNotices(shopper, "email", "mia@example.com");
    await news.notices.askToConfirm(shopper, "mia@example.com");
    news.publish(vehicle("7", { price: 39_000 }));
    await news.notices.round();
    expect(news.mails.map(({ subject }) => subject)).toEqual(["Confirm your e-mail address"]);
    const token = /token=(\S+)/.exec(news.mails[0]?.text ?? "")?.[1] ?? "";
    expect(await news.notices.readLink(shopper.tenant, token)).toMatchObject({ action: "confirm" });
    await news.accounts.confirmEmail(shopper.tenant, shopper.id, "mia@example.com");
    news.publish(vehicle("7", { price: 38_000 }));
    await news.notices.round();
    const [, told] = news.mails;
    expect(told).toMatchObject({ to: [{ address: "mia@example.com" }], automatic: true });
    expect(told?.unsubscribe).toMatch(/^https:\/\/.*\/notices\?token=s\./);
    expect(news.texts).toEqual([]);
    await news.close();
  });

  it("asks to confirm an address once an hour, and each address for itself", async () => {
    const news = await newsSetting(open);
    const shopper = await news.watcher(vehicle("7"));
    const asked = async (email: string) => {
      await news.notices.askToConfirm(shopper, email);
      const kept = news.database.queries.selectFrom("shopper_notice").where("kind", "=", "confirm");
      return (await kept.select("id").execute()).length;
    };
    expect(await asked("mia@example.com")).toBe(1);
    expect(await asked("mia@example.com"), "the same hour").toBe(1);
    expect(await asked("ben@example.com"), "another address").toBe(2);
    news.pass(3_600);
    expect(await asked("ben@example.com"), "an hour later").toBe(3);
    await news.close();
  });

  it("tries again when it cannot be sent, and keeps one message for one piece of news", async () => {
    const news = await newsSetting(open);
    await news.watcher(vehicle("7"));
    news.publish(vehicle("7", { price: 39_000 }));
    news.fail(true);
    await news.notices.round();
    news.fail(false);
    await news.notices.round();
    expect(news.texts, "not at once").toEqual([]);
    news.pass(120);
    await news.notices.round();
    news.pass(3_600);
    await news.notices.round();
    expect(news.texts).toHaveLength(1);
    await news.close();
  });

  it("reads only its own links, at the dealer they are from, for the address they were sent to", async () => {
    const news = await newsSetting(open);
    const shopper = await news.watcher(vehicle("7"));
    news.publish(vehicle("7", { price: 39_000 }));
    await news.notices.round();
    const token = /token=(s\.\S+)/.exec(news.texts[0]?.text ?? "")?.[1] ?? "";
    const { tenant } = shopper;
    expect(await news.notices.readLink(tenant, token)).toMatchObject({
      action: "stop",
      shopper: { id: shopper.id },
    });
    expect(await news.notices.readLink("other-cars", token)).toBeNull();
    const [action, id, digest] = token.split(".");
    for (const forged of [
      "",
      "s",
      `c.${id}.${digest}`,
      `${action}.${id}.`,
      `${action}.${id}.AAAA`,
      `${token}x`,
    ]) {
      expect(await news.notices.readLink(tenant, forged), forged).toBeNull();
    }
    await news.close();
  });
}
